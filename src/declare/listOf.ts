import type { Entity } from './declared.ts'
import type { Fields } from './field.ts'
import { editable } from './isKept.ts'
import type { ListOf } from './list.ts'

/** The list with what may be left out filled in; `moves` are the entity's own. */
export const listOf = (
  fields: Fields,
  moves: Entity['moves'],
  list: ListOf<Fields, string, string, string> | undefined,
): Entity['list'] => ({
  columns: (list?.columns ?? editable(fields).slice(0, 6)).flat(),
  under: (list?.under ?? {}) as Entity['list']['under'],
  filters: (list?.filters ?? []).flat(),
  edit: list?.edit ?? [],
  sort: [list?.sort ?? (list && orderOf(fields)) ?? '-createdAt'].flat(),
  bulk: list?.bulk ?? (list ? buttonsOf(moves) : []),
  export: list?.export ?? list !== undefined,
  ...(list?.exportMost && { exportMost: list.exportMost }),
  ...(list?.import && { import: list.import === true ? { without: [] } : list.import }),
  ...(list?.within && { within: list.within }),
  ...(list?.group && { group: list.group }),
  ...(list?.headings && { headings: list.headings }),
  ...(list?.lanes && { lanes: list.lanes }),
  ...(list?.beside && { beside: list.beside }),
  ...(list?.ladder && { ladder: list.ladder }),
  ...(list?.grid && { grid: list.grid }),
  sums: list?.sums ?? [],
  ...(list?.summed && { summed: list.summed }),
})
const buttonsOf = (moves: Entity['moves']) =>
  Object.keys(moves).filter((move) => !moves[move]?.silent)
const orderOf = (fields: Fields): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.kind === 'order')
