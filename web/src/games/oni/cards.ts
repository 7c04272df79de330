import type { Lang } from '../../texts'
import type { CardName } from './game'

/** As the card says it. */
export const cardWords = (card: CardName, _lang: Lang): { title: string; says: string } => ({
  title: card.replaceAll('_', ' '),
  says: '…',
})
