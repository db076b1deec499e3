import type { Label } from '#declare'
import { cardKey, type HeldCard, type PresentCard } from '#derive/richText/cards.ts'
import { call } from '#src/client/client.ts'

/** Told once more after so many milliseconds: a text stays open for hours. */
const STALE = 30_000
/** Cards that one call asks about. */
const AT_ONCE = 200

const known = new Map<string, { readonly card: PresentCard; readonly at: number }>()
const hearing = new Map<string, Set<(card: PresentCard) => void>>()
let asked = new Map<string, HeldCard>()

/**
 * Hears how the record of a card stands, now and whenever it is asked anew, until the function given back is called.
 * All that is asked in one moment, such as by a text that is opened, goes in one call; where none comes through, the
 * card stays as the text holds it.
 */
export function hearCard(card: HeldCard, hear: (card: PresentCard) => void): () => void {
  const key = cardKey(card)
  const all = hearing.get(key) ?? new Set()
  hearing.set(key, all.add(hear))
  const found = known.get(key)
  if (found) hear(found.card)
  if (!found || Date.now() - found.at > STALE) ask(card)
  return () => {
    all.delete(hear)
    if (all.size === 0) hearing.delete(key)
  }
}

function ask(card: HeldCard): void {
  if (!card.type || !Number.isSafeInteger(card.id) || card.id <= 0) return
  if (asked.size === 0) setTimeout(() => void askAll())
  asked.set(cardKey(card), card)
}

async function askAll(): Promise<void> {
  const cards = [...asked.values()]
  asked = new Map()
  for (let at = 0; at < cards.length; at += AT_ONCE)
    await askSome(cards.slice(at, at + AT_ONCE)).catch(() => undefined)
}

async function askSome(cards: readonly HeldCard[]): Promise<void> {
  const { data } = await call<{ readonly cards: readonly PresentCard[] }>(
    'POST',
    'richText/cards',
    {
      body: { cards },
      quiet: true,
    },
  )
  for (const card of data.cards) {
    const key = cardKey(card)
    known.set(key, { card, at: Date.now() })
    for (const hear of hearing.get(key) ?? []) hear(card)
  }
}

/** What is to be said at a card whose record readers do not see; nothing of one they do. */
export function cardWarning({ gone, seen, state }: PresentCard): Label | undefined {
  if (gone) return ['这条内容已删除，读者看不到这张卡片', 'Deleted: readers do not see this card']
  if (seen !== false) return undefined
  return state
    ? [`${state[0]}，读者看不到这张卡片`, `${state[1]}: readers do not see this card`]
    : ['没有对外，读者看不到这张卡片', 'Not out: readers do not see this card']
}
