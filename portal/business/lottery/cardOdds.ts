import type { Row } from '#declare'

export const cardsOf = (activity: Row | null | undefined): readonly Row[] =>
  (activity?.cards ?? []) as readonly Row[]

/** A card of which there is no more drops out of the draw. */
export const isInDraw = ({ weight, stock, issued }: Row): boolean =>
  Number(weight) > 0 && (Number(stock ?? 0) === 0 || Number(issued ?? 0) < Number(stock))

/** Per cent with which each card is drawn, in their order; 0 for one that dropped out. */
export function cardOdds(cards: readonly Row[]): readonly number[] {
  const weights = cards.map((card) => (isInDraw(card) ? Number(card.weight) : 0))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map((weight) => (sum > 0 ? Math.round((weight / sum) * 10_000) / 100 : 0))
}
