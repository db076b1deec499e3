import type { Row } from '#declare'
import { nowShifted } from '../moment.ts'

/** What a screen holds fast, by field: a value, several that leave the choice among them, or bounds. */
export type Held = { readonly [field: string]: unknown }

const isSettled = (held: unknown): boolean => typeof held !== 'object' || held === null

/** The values that all records of a screen have: nothing tells them apart by these, and nobody filters by them. */
export const settledBy = (held: Held): Row =>
  Object.fromEntries(Object.entries(held).filter(([, value]) => isSettled(value)))

/** The values a screen leaves the choice among, by field. */
export const choicesLeft = (held: Held): { readonly [field: string]: readonly unknown[] } =>
  Object.fromEntries(
    Object.entries(held).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1])),
  )

/**
 * What a screen holds fast as the part of a filter that goes with whatever else is asked: where it leaves a choice or
 * holds bounds, what somebody chooses of the same field is kept beside it. `now` is ISO 8601 with +08:00.
 */
export function heldBy(held: Held, now: string): Row {
  const open = Object.entries(held).filter(([, value]) => !isSettled(value))
  const all = Object.fromEntries(open.map(([name, value]) => [name, bounded(value, now)]))
  return { ...settledBy(held), ...(open.length > 0 && { all: [all] }) }
}

/** `{ gte: { now: 'today-6d' } }` as the moment it is now. */
const bounded = (value: unknown, now: string): unknown =>
  Array.isArray(value)
    ? value
    : Object.fromEntries(
        Object.entries(value as Row).map(([operator, bound]) => [operator, momentIn(bound, now)]),
      )

const momentIn = (bound: unknown, now: string): unknown =>
  typeof bound === 'object' && bound !== null && 'now' in bound
    ? nowShifted(now, String(bound.now))
    : bound
