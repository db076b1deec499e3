import type { Entity, Row } from '#declare'
import { holds } from '#derive/condition.ts'
import { type PublicReading, publicReading } from '#derive/publicReading.ts'
import { publishingOf } from '#derive/publishing.ts'
import { type Situation, seenFrom } from '#derive/situation.ts'
import type { Change } from '../context/change.ts'
import type { Transaction } from '../context/transaction.ts'
import { same } from '../records/same.ts'
import { decide } from '../rules/facts.ts'
import type { Event } from './event.ts'
import { note } from './note.ts'
import { noteCardHolders } from './noteCardHolders.ts'
import { noteDependents } from './noteDependents.ts'
import { timeless } from './timeless.ts'

/**
 * Notes, in the change's own transaction, what it means to whoever reads published content: that a record can be read
 * now, reads differently, or no longer. Nothing else is told of, and nothing about what the record holds.
 */
export async function noteChange(
  transaction: Transaction,
  change: Change,
  written: Row,
): Promise<void> {
  const event = await eventOf(change, written)
  if (event) await note(transaction, change.entity, [written.id as number], event)
  if (event) await noteCardHolders(transaction, change, event)
  await noteDependents(transaction, change)
}

async function eventOf(change: Change, written: Row): Promise<Event | undefined> {
  const { entity, before, kind } = change
  const reading = publicReading(entity)
  if (!reading) return undefined
  const shown = timeless(reading.shown)
  const [was, is] = await decide({ ...change, after: written }, (situation) => {
    const shows = (row: Row | null) => row !== null && isShown(shown, situation, entity, row)
    return [kind !== 'restore' && shows(before), kind !== 'remove' && shows(written)]
  })
  if (was !== is) return is ? 'published' : 'withdrawn'
  return is && differs(change, reading, written) ? 'changed' : undefined
}

/** What is kept as published reads differently once it is published anew, whatever was edited before. */
const differs = ({ entity, before, by }: Change, { gives, kept }: PublicReading, written: Row) =>
  kept
    ? by !== undefined && publishingOf(entity).includes(by)
    : gives.some((name) => !same(before?.[name], written[name]))

const isShown = (shown: Row, situation: Situation, entity: Entity, row: Row): boolean =>
  holds(shown, seenFrom(situation, entity, row)) === true
