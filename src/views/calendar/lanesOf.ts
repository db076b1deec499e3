import type { Entity, Label } from '#declare'
import { placeKey } from './placeKey.ts'
import type { Entry, Source } from './useEntries.ts'

/** A place of a calendar, with what stands in it. */
export interface Lane {
  /** As entries name their place: `advert splash`. */
  readonly key: string
  readonly entity: Entity
  /** The place as a record holds it. */
  readonly value: unknown
  readonly entries: readonly Entry[]
}

/** Every place there is, free ones too, in the order they are declared; others that records hold come behind. */
export function lanesOf(sources: readonly Source[], entries: readonly Entry[]): readonly Lane[] {
  return sources.flatMap(({ entity }) => {
    const name = entity.calendar!.place
    if (!name) return []
    const choices = entity.fields[name]?.of
    const offered = typeof choices === 'object' ? Object.keys(choices as Choices) : []
    const standing = entries.filter((one) => one.entity.name === entity.name && one.place)
    const held = standing.map(({ row }) => row[name])
    return [...new Set([...offered, ...held])].map((value) => ({
      ...{ key: placeKey(entity, value), entity, value },
      entries: standing.filter(({ row }) => row[name] === value),
    }))
  })
}
type Choices = { readonly [value: string]: Label }

/** Those that stand there at once below one another, all others in one line. */
export function rowsOf(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const rows: Entry[][] = []
  for (const entry of entries.toSorted((a, b) => (a.span.start < b.span.start ? -1 : 1))) {
    const free = rows.find((row) => {
      const { span } = row.at(-1)!
      return (span.end ?? span.start) <= entry.span.start
    })
    if (free) free.push(entry)
    else rows.push([entry])
  }
  return rows
}
