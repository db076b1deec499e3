import type { Computed } from '#portal/engine/records/computedAtSave.ts'

/**
 * A figure of a statement, worked out while it is to be checked. What was agreed on stands from then on, whatever is
 * noted of its payment, and even where another release would round otherwise.
 */
export const asAgreed =
  (name: string, work: Computed): Computed =>
  (row, change) =>
    isAgreed(row.status) && isAgreed(change.before?.status)
      ? change.before?.[name]
      : work(row, change)

const isAgreed = (status: unknown): boolean =>
  ['confirmed', 'invoiced', 'paid'].includes(status as string)
