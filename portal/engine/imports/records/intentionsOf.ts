import type { Field, Row } from '#declare'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { isEmpty } from '#derive/compare.ts'
import { entityNamed } from '../../context/portalContext.ts'
import type { BulkPlace, ReadRow } from '../bulkFunctions.ts'
import { filesNamed } from '../files/filesNamed.ts'
import type { Complete, Intention, WritingKind } from './intention.ts'
import { foundBy, lacking, offeredIn, recordsNamed } from './namedRecords.ts'
import { standingNames } from './standingNames.ts'

/** What rows want to have written, by row number: their columns as the fields of the record, references resolved. */
export async function intentionsOf(
  place: BulkPlace,
  rows: readonly ReadRow[],
  complete?: Complete,
): Promise<ReadonlyMap<number, Intention>> {
  const kind = place.kind as WritingKind
  const { fields } = entityNamed(place.context, kind.writes.to)
  const standing = await standingNames(place, rows)
  const files = await filesNamed(place, rows)
  const named = await recordsNamed(place, rows, (row, column) => !standing(row.rowNo, column))
  const offered = await offeredIn(place, rows, named)
  const found = await Promise.all(
    Object.entries(kind.writes.finds ?? {}).map(
      async ([field, { to, by, from, optional }]) =>
        ({
          field,
          to,
          from,
          optional,
          find: await foundBy(place, rows, { to, by: [by], from }),
        }) as const,
    ),
  )
  const read = rows.map((row) => {
    const cell = (column: string): unknown => {
      const [written, by] = [row.values[column] ?? null, kind.columns[column]?.kind]
      if (by === 'name')
        return standing(row.rowNo, column) ?? named.get(column)?.(row.values)?.id ?? null
      if (by === 'media') return files.value(row, column)
      if (fields[column]?.kind === 'boolean' && written !== null) return written === 'true'
      return by === 'choices' && written !== null ? String(written).split(',') : written
    }
    const led = found.map(({ find, ...one }) => ({ ...one, id: find(row.values)?.id ?? null }))
    const missing = led.filter(
      ({ id, optional, from }) => id === null && !optional && row.values[from],
    )
    const findings: Finding[] = [
      ...files.findings(row),
      ...lacking(
        place,
        row,
        { found: named, offered },
        (column) => standing(row.rowNo, column) !== null,
      ),
      ...missing.map(({ to, from }) =>
        finding('R13', {
          column: from,
          what: entityNamed(place.context, to).label,
          id: String(row.values[from]),
        }),
      ),
    ]
    const values = {
      ...files.fills(row),
      ...valuesOf(place, row, cell),
      ...Object.fromEntries(led.map(({ field, id }) => [field, id])),
    }
    return { ...row, intention: { values, line: lineOf(kind, cell), findings } }
  })
  const more = complete ? await complete(place, read) : []
  return new Map(
    read.map(({ rowNo, intention: { values, line, findings } }, at) => [
      rowNo,
      {
        values: { ...values, ...more[at]?.values },
        line: line && { ...line, ...more[at]?.line },
        findings: [...findings, ...(more[at]?.findings ?? [])],
      },
    ]),
  )
}

function valuesOf(
  { context, kind, batch }: BulkPlace,
  { cells }: ReadRow,
  cell: (column: string) => unknown,
): Row {
  const { writes, columns, options } = kind as WritingKind
  const { fields } = entityNamed(context, writes.to)
  const given = (batch.options as Row | null) ?? {}
  const parts = Object.values(writes.fills ?? {}).flatMap((of) => Object.values(of))
  const plain = Object.keys(columns).filter(
    (name) =>
      name in fields &&
      (!kind.partial || name in cells) &&
      !parts.includes(name) &&
      !writes.line?.of.includes(name),
  )
  const filled = Object.entries(writes.fills ?? {}).map(([field, of]) => [
    field,
    Object.fromEntries(Object.entries(of).map(([part, column]) => [part, cell(column)])),
  ])
  return {
    ...Object.fromEntries(
      Object.keys(options).flatMap((name) => (name in fields ? [[name, given[name] ?? null]] : [])),
    ),
    ...Object.fromEntries(plain.map((name) => [name, cell(name)])),
    ...Object.fromEntries(filled),
    ...(writes.by?.includes('id') && { id: cell('id') }),
    ...writes.fixed,
  }
}

const lineOf = ({ writes }: WritingKind, cell: (column: string) => unknown): Row | null =>
  writes.line ? Object.fromEntries(writes.line.of.map((name) => [name, cell(name)])) : null

/**
 * What of an intention is written: an empty cell clears what may be empty, unless its kind says that it stays, and
 * leaves alone what begins with a value.
 */
export function sentOf(
  { writes: { apart, empty } }: WritingKind,
  values: Row,
  fields: { readonly [name: string]: Field },
  isNew: boolean,
): Row {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const field = fields[name]
      if (!field || name === apart) return false
      if (!isEmpty(value)) return true
      return !isNew && empty !== 'stays' && field.default === undefined
    }),
  )
}
