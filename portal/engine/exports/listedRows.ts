import type { Entity, Field, Row } from '#declare'
import { exportedLists } from '#resources/data/exports/exportedLists.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import { reading } from '../context/reading.ts'
import type { Session } from '../context/session.ts'
import type { PlannedCell } from '../imports/sheet/write/sheetPlan.ts'
import { asRead, sheetColumns, type Titles, titlesReferred } from '../records/listCells.ts'
import { conditionOf } from './conditionOf.ts'
import { listedEntity } from './listedEntity.ts'
import { readingFor } from './masked.ts'
import type { ExportSource } from './source.ts'

const PAGE = 1000

/** The records of a kind by conditions, page after page in the order they were made. */
export async function listedRows(
  context: PortalContext,
  record: Row,
  session: Session,
): Promise<ExportSource> {
  const { at, columns } = exportedLists[record.kind as string]!
  const entity = listedEntity(context.entities, record.kind) as Entity
  const where = { ...context.access.sees(entity, session), ...filterOf(entity, at, record) }
  const read = readingFor(context, session, record.fullData === true)
  let after = 0
  return {
    titles: columns.flatMap((path) => titlesOf(context, entity, path)),
    total: await reading(context, session, ({ rows, database }) =>
      rows.count(database.db, entity, where),
    ),
    async next() {
      const page = await reading(context, session, async (within) => {
        const more = { ...where, id: { gt: after } }
        const options = { limit: PAGE, sort: 'id' }
        const rows = await within.rows.select(within.database.db, entity, more, options)
        return { rows, lines: await linesOf(within, entity, columns, rows, read) }
      })
      const { rows, lines } = page
      after = Number(rows.at(-1)?.id ?? after)
      return { lines, found: rows.length, missing: 0, over: rows.length < PAGE }
    },
  }
}

function filterOf(entity: Entity, at: string, { range, conditions }: Row): Row {
  const read = conditionOf(entity, conditions)
  if ('problems' in read)
    throw new Error(`The conditions cannot be read: ${read.problems[0]?.message[1]}`)
  const { start, end } = range as { readonly start: string; readonly end: string }
  const day = entity.fields[at]?.kind === 'date'
  const moment = (text: string) => ({ text: day ? text.slice(0, 10) : text })
  // Both stand: a condition on the moment itself narrows the range down.
  const more = read.where[at] ? { any: [{ [at]: read.where[at] }] } : {}
  const { [at]: _, ...others } = read.where
  return { ...others, ...more, [at]: { gte: moment(start), lte: moment(end) } }
}

type At = { readonly entity: Entity; readonly field: Field | undefined; readonly name: string }

function fieldAt(context: PortalContext, entity: Entity, path: string): At | undefined {
  const [first = '', inner] = path.split('.')
  if (!inner) return { entity, field: entity.fields[first], name: first }
  const to = entity.fields[first]?.to
  return to ? fieldAt(context, entityNamed(context, to), inner) : undefined
}

function titlesOf(context: PortalContext, entity: Entity, path: string): readonly string[] {
  const at = fieldAt(context, entity, path)
  return at ? sheetColumns(at.entity, at.name, 'zh').map(({ title }) => title) : [path]
}

async function linesOf(
  context: PortalContext,
  entity: Entity,
  columns: readonly string[],
  rows: readonly Row[],
  read: ReturnType<typeof readingFor>,
): Promise<PlannedCell[][]> {
  const own = columns.filter((path) => !path.includes('.'))
  const titles = await titlesReferred(context, entity, own, rows)
  const beyond = await referred(context, entity, columns, rows)
  return rows.map((plain) => {
    const row = asRead(context, entity, read(entity, plain), 'zh')
    return columns.flatMap((path) => {
      const [first = '', inner] = path.split('.')
      if (!inner) return cellsOf(entity, first, row, titles)
      const to = entityNamed(context, entity.fields[first]?.to as string)
      const other = beyond.get(`${first} ${row[first]}`)
      return cellsOf(to, inner, other ? read(to, other) : {}, new Map())
    })
  })
}

/** The records that columns beyond a reference stand on, by field and number. */
async function referred(
  context: PortalContext,
  entity: Entity,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<ReadonlyMap<string, Row>> {
  const found = new Map<string, Row>()
  const fields = new Set(
    columns.filter((path) => path.includes('.')).map((path) => path.split('.')[0]!),
  )
  for (const field of fields) {
    const ids = [...new Set(rows.map((row) => row[field]))].filter((id) => typeof id === 'number')
    const to = entityNamed(context, entity.fields[field]?.to as string)
    for (const one of await context.rows.readMany(context.database.db, to, ids))
      found.set(`${field} ${one.id}`, one)
  }
  return found
}

const cellsOf = (entity: Entity, name: string, row: Row, titles: Titles): PlannedCell[] =>
  sheetColumns(entity, name, 'zh').map(({ cell }) => cell(row, titles))
