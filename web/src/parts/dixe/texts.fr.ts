import { of } from '../../texts/fr'
import type { Words } from './texts.en'

const fr: Words = {
  kinds: { oni: 'Oni', yorick: 'Yorick', blaireau: 'Blaireau', arkan: 'Arkan', hanuman: 'Hanuman' },
  symbols: {
    pi: 'Pi',
    clover: 'Trèfle',
    bomb: 'Bombe',
    skull: 'Crâne',
    aum: 'Aum',
    sun: 'Soleil',
    smiley: 'Sourire',
    bolt: 'Éclair',
    anchor: 'Ancre',
    mask: 'Masque',
  },
  square: 'Le carré de dés',
  lying: (die: number, kind: string, top: string) => `Dé ${die} : ${kind}, ${top} dessus`,
  turned: (die: number, kind: string, symbol: string) => `Dé ${die} : ${kind}, retourné, ${symbol}`,
  glimpse: (die: number, kind: string, symbol: string) => `Dé ${die} : ${kind}, toi seul le vois : ${symbol}`,
  lookedAt: 'on regarde dessous',
  pointedAt: 'on le montre',
  chosenFirst: 'retourné en premier, recouvert',
  free: (die: number) => `Place ${die} : vide`,
  kept: (die: number, name: string) => `Place ${die} : gardée pour le dé ${of(name)}`,
  beside: (name: string, kind: string, top: string) => `Mis de côté par ${name} : ${kind}, ${top} dessus`,
  asideUntil: (name: string) => `jusqu’au tour ${of(name)}`,
}

export default fr
