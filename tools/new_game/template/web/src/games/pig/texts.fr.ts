import { count } from '../../texts/fr'
import type { Words } from './texts.en'

const fr: Words = {
  title: 'Pig',
  sentence: 'Lance autant que tu l’oses, et garde tout avant qu’un un ne l’emporte.',
  options: {
    goal: {
      ask: 'Combien de points pour gagner ?',
      answers: { 30: { label: '30 points' }, 50: { label: '50 points', note: 'une partie plus longue' } },
    },
  },
  lesson: {
    throw: 'Lance le dé ! Ce qu’il montre va dans le pot.',
    choose: 'Relance pour en avoir plus, ou garde le pot. Mais un un emporte tout !',
    lost: 'Envolé ! Plus de chance la prochaine fois.',
    others: 'Maintenant, ce sont les autres qui osent.',
    end: 'Qui a 30 points le premier gagne. Tu sais tout !',
  },
  players: 'Joueurs',
  points: (n: number) => count(n, { one: 'point', other: 'points' }),
  pot: (n: number) => `Dans le pot : ${n}`,
  die: (face: number) => `Le dé montre ${face}`,
  unthrown: 'Le dé n’est pas encore lancé',
  tumbling: 'Le dé roule',
  acts: { Throw: 'Lancer', Keep: 'Garder' },
  says: {
    beginning: 'On commence …',
    youThrow: 'À toi : lance le dé.',
    youChoose: (pot: number) => `${pot} dans le pot : relancer, ou garder ?`,
    plays: (name: string) => `${name} joue.`,
    tumbles: 'Le dé roule …',
    passes: 'Le dé passe au suivant.',
    over: 'La partie est finie.',
  },
  heard: {
    turn: (name: string) => `${name} a le dé.`,
    shows: (face: number) => `${face}.`,
    kept: (name: string, points: number) => `${name} : ${count(points, { one: 'point', other: 'points' })}.`,
  },
}

export default fr
