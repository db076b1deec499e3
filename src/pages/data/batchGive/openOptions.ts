import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import type { Chosen } from './calls.ts'

/** The options of a kind that are still to be chosen. */
export const openOptions = (kind: string, chosen: Chosen): readonly string[] =>
  Object.entries(bulkKinds[kind]?.options ?? {}).flatMap(([name, field]) =>
    field.required && (chosen[name] ?? null) === null ? [name] : [],
  )
