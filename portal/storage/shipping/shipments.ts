import { type EntryName, entryNameOf, momentOf } from './entry.ts'
import type { ShipPlace } from './shipPlace.ts'

/** What was shipped without a gap: the whole database once, and what changed since. */
export interface Shipment {
  readonly generation: string
  /** The moment of the whole database, in milliseconds. */
  readonly from: number
  /** All that was committed by this moment is here. */
  readonly until: number
  /** In order, each number once; nothing after a number that is missing. */
  readonly entries: readonly EntryName[]
  /** The number that is missing, where one is. */
  readonly missing: number | null
}

/** All that lies in a place and begins with a whole database, oldest first. */
export async function shipmentsIn(place: ShipPlace): Promise<Shipment[]> {
  const names = await place.list()
  const entries = names.map(entryNameOf).filter((one) => one !== null)
  const found: Shipment[] = []
  for (const [generation, own] of Map.groupBy(entries, (one) => one.generation)) {
    const shipment = shipmentOf(generation, own, await aliveAt(place, generation))
    if (shipment) found.push(shipment)
  }
  return found.sort((one, other) => one.from - other.from)
}

function shipmentOf(
  generation: string,
  found: readonly EntryName[],
  alive: number,
): Shipment | null {
  const inOrder = [...found].sort((one, other) => one.number - other.number)
  const broken = inOrder.findIndex(({ number }, at) => number !== at)
  const entries = broken < 0 ? inOrder : inOrder.slice(0, broken)
  const base = entries.find(({ kind }) => kind === 'base')
  if (!base) return null
  const last = entries.findLast(({ kind }) => kind === 'step') ?? base
  return {
    generation,
    from: base.at,
    until: broken < 0 ? Math.max(last.at, alive) : last.at,
    entries,
    missing: broken < 0 ? null : broken,
  }
}

/** When the shipper last said that all was there. */
async function aliveAt(place: ShipPlace, generation: string): Promise<number> {
  const bytes = await place.get(`${generation}/alive`)
  return bytes ? momentOf(Buffer.from(bytes).toString()) : 0
}

/** Removes what no moment of the last so many days needs. Gives the generations that went. */
export async function forgetShipments(
  place: ShipPlace,
  { now, days }: { readonly now: number; readonly days: number },
): Promise<string[]> {
  const oldest = now - days * 86_400_000
  const whole = await shipmentsIn(place)
  const first = whole.findLast(({ from }) => from <= oldest)
  if (!first) return []
  const names = await place.list()
  const old = names.filter((name) => {
    const [generation = ''] = name.split('/')
    return /^\d{4}-\d\d-\d\dT[\d-]+Z$/.test(generation) && generation < first.generation
  })
  // The base last: what is left of a removal that is cut short is no shipment with a hole.
  for (const name of old.reverse()) await place.remove(name)
  return [...new Set(old.map((name) => name.split('/')[0] as string))]
}
