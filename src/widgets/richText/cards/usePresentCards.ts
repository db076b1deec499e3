import { useEffect, useMemo, useState } from 'react'
import { cardKey, cardsIn, type PresentCard } from '#derive/richText/cards.ts'
import { hearCard } from './presentCards.ts'

const none: ReadonlyMap<string, PresentCard> = new Map()

/** How the records of the cards in a text stand now, by the key of the card; those not told of yet are missing. */
export function usePresentCards(html: string): ReadonlyMap<string, PresentCard> {
  const [present, setPresent] = useState(none)
  const held = useMemo(() => cardsIn(html), [html])
  useEffect(() => {
    const leave = held.map((card) =>
      hearCard(card, (now) => setPresent((all) => new Map([...all, [cardKey(card), now]]))),
    )
    return () => {
      for (const one of leave) one()
    }
  }, [held])
  return present
}
