const en = {
  kinds: { oni: 'Oni', yorick: 'Yorick', blaireau: 'Blaireau', arkan: 'Arkan', hanuman: 'Hanuman' },
  symbols: {
    pi: 'Pi',
    clover: 'Clover',
    bomb: 'Bomb',
    skull: 'Skull',
    aum: 'Aum',
    sun: 'Sun',
    smiley: 'Smiley',
    bolt: 'Bolt',
    anchor: 'Anchor',
    mask: 'Mask',
  },
  square: 'The square of dice',
  lying: (die: number, kind: string, top: string) => `Die ${die}: ${kind}, ${top} on top`,
  turned: (die: number, kind: string, symbol: string) => `Die ${die}: ${kind}, turned, ${symbol}`,
  glimpse: (die: number, kind: string, symbol: string) => `Die ${die}: ${kind}, only you see it: ${symbol}`,
  lookedAt: 'is being looked at',
  pointedAt: 'is pointed at',
  chosenFirst: 'turned first, covered again',
  free: (die: number) => `Place ${die}: empty`,
  kept: (die: number, name: string) => `Place ${die}: kept for ${name}’s die`,
  beside: (name: string, kind: string, top: string) => `Set aside by ${name}: ${kind}, ${top} on top`,
  asideUntil: (name: string) => `until ${name}’s turn`,
}

export type Words = typeof en
export default en
