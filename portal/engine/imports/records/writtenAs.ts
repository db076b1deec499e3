import type { Row } from '#declare'
import { readerOf } from '#derive/bulk/columns/readers.ts'
import { isEmpty } from '#derive/compare.ts'
import type { WritingKind } from './intention.ts'

/** Values of these columns as a sheet would have them, each with its header; a record is told by its number. */
export const writtenAs = (
  { columns }: WritingKind,
  names: readonly string[],
  values: Row,
): string =>
  names
    .map((name) => {
      const [column, value] = [columns[name], values[name]]
      if (!column || isEmpty(value)) return `${column?.label[0] ?? name} —`
      if (column.kind === 'media') return `${column.label[0]} ${calledBy(value)}`
      const isShown = column.kind !== 'name' && column.kind !== 'id'
      return `${column.label[0]} ${isShown ? readerOf(column).write(value as string, column) : `#${value}`}`
    })
    .join('，')

/** Files by what they are called, pictures by the end of their address. */
const calledBy = (value: unknown): string =>
  [value]
    .flat()
    .map((one) =>
      typeof one === 'string'
        ? (one.split('/').at(-1) ?? one)
        : String((one as { readonly name?: string }).name ?? ''),
    )
    .join('、')
