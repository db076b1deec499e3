import type { Entity, Row } from '#declare'

/** Where a list makes a record: below the records it was opened for, `?values={"company":3}`. */
export function createAt(path: string, values: Row): string {
  const given = Object.keys(values).length > 0
  return `${path}/create${given ? `?values=${encodeURIComponent(JSON.stringify(values))}` : ''}`
}

/** What a new record of a list takes over from its filter: the one record each reference is held to. */
export const takenOver = (entity: Entity, filter: Row): Row =>
  Object.fromEntries(
    Object.entries(filter).filter(
      ([name, value]) =>
        ['ref', 'parent'].includes(entity.fields[name]?.kind ?? '') && typeof value === 'number',
    ),
  )
