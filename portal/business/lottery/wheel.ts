import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { Records } from '#portal/engine/context/change.ts'
import { slotsOf } from './raffle.rules.ts'

/** One place of a wheel, and what lies on it. */
export interface Slot {
  readonly slot: number
  readonly award: number | null
  readonly name: string | null
  readonly image: string | null
  /** Per cent. */
  readonly odds: number | null
}
/** A lottery's wheel as it stands, with the awards it may hold. */
export interface Wheel {
  /** Where its places are saved, and whose they are. */
  readonly saves: 'activityRaffle/positions'
  readonly of: { readonly raffle: number }
  readonly title: string
  readonly slots: readonly Slot[]
  readonly awards: readonly Pick<Row, string>[]
}

/** Throws 40001 for a lottery there is none of. */
export async function raffleNamed(records: Records, id: unknown): Promise<Row> {
  const found = Number.isSafeInteger(Number(id)) ? await records.find('raffle', Number(id)) : null
  if (found) return found
  throw refusedField('raffle', ['请选择抽奖活动', 'Choose a lottery'])
}

export async function wheelOf(records: Records, id: unknown): Promise<Wheel> {
  const raffle = await raffleNamed(records, id)
  const awards = await records.select(
    'raffleAward',
    { raffle: raffle.id },
    { limit: 100, sort: 'id' },
  )
  const bySlot = new Map(
    awards.flatMap((award) => ((award.positions ?? []) as Row[]).map(({ slot }) => [slot, award])),
  )
  return {
    saves: 'activityRaffle/positions',
    of: { raffle: raffle.id as number },
    title: String(raffle.title),
    slots: Array.from({ length: slotsOf(raffle) }, (_, at) => slotOf(at + 1, bySlot.get(at + 1))),
    awards: awards.map(({ id, name, image, odds, fallback }) => ({
      id,
      name,
      image,
      odds,
      fallback,
    })),
  }
}

const slotOf = (slot: number, award: Row | undefined): Slot => ({
  slot,
  award: (award?.id as number) ?? null,
  name: (award?.name as string) ?? null,
  image: (award?.image as string) ?? null,
  odds: (award?.odds as number) ?? null,
})

/**
 * Puts awards onto the places of a wheel, all of them at once: `{ '1': 12, '2': 15, … }` or a list of awards from the
 * first place on. A place left out is empty. Throws 40001 for an award of another lottery or a place it has not.
 */
export async function placeAwards(
  records: Records,
  id: unknown,
  positions: unknown,
): Promise<void> {
  const raffle = await raffleNamed(records, id)
  const awards = await records.select(
    'raffleAward',
    { raffle: raffle.id },
    { limit: 100, sort: 'id' },
  )
  const given = placesIn(positions)
  for (const [slot, award] of given)
    if (slot > slotsOf(raffle) || !awards.some((one) => one.id === award))
      throw refusedField('positions', [
        `第 ${slot} 格放不下奖品 ${award}`,
        `Slot ${slot} cannot hold the award ${award}`,
      ])
  const places = (award: Row) =>
    given.filter(([, one]) => one === award.id).map(([slot]) => ({ slot }))
  const moved = awards.filter((award) => slotsText(award.positions) !== slotsText(places(award)))
  // All leave their places before any takes another's.
  for (const { id: one } of moved)
    await records.update('raffleAward', one as number, { positions: [] })
  for (const award of moved)
    if (places(award).length > 0)
      await records.update('raffleAward', award.id as number, { positions: places(award) })
}

const slotsText = (positions: unknown): string =>
  ((positions ?? []) as Row[])
    .map(({ slot }) => Number(slot))
    .toSorted((a, b) => a - b)
    .join()

function placesIn(positions: unknown): [slot: number, award: number][] {
  if (typeof positions !== 'object' || positions === null)
    throw refusedField('positions', ['请给出每格的奖品', 'Send the award of each slot'])
  const entries: [number, unknown][] = Array.isArray(positions)
    ? positions.map((award, at) => [at + 1, award])
    : Object.entries(positions).map(([slot, award]) => [Number(slot), award])
  const filled = entries.filter(
    ([, award]) => award !== null && award !== undefined && award !== '',
  )
  return filled.map(([slot, award]) => {
    if (Number.isSafeInteger(slot) && slot > 0 && Number.isSafeInteger(Number(award)))
      return [slot, Number(award)]
    throw refusedField('positions', ['请给出每格的奖品', 'Send the award of each slot'])
  })
}
