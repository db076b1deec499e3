import type { Entity, Language, Row } from '#declare'
import { maskedFields } from '#derive/maskedFields.ts'
import { noCall, refusedField } from '#portal/core/errors.ts'
import { writeDeed } from '../audit/writeAudit.ts'
import { reading } from '../context/reading.ts'
import type { Session } from '../context/session.ts'
import { cellsMasked } from '../imports/cellsMasked.ts'
import { header } from '../imports/sheet/write/listSheet.ts'
import type { PlannedCell } from '../imports/sheet/write/sheetPlan.ts'
import { workbookOf } from '../imports/sheet/write/workbookOf.ts'
import { demandProof } from '../session/proof.ts'
import { type Call, demand } from './call.ts'
import { asRead, isColumn, sheetColumns, titlesReferred } from './listCells.ts'
import { demandUnmasked } from './listing.ts'

/** Rows of one file; spreadsheets with more are of no use to anybody. */
export const MOST_ROWS = 50_000
/** Rows read at once. */
const PAGE = 1000

/** Fields that the session sees whole and others in part: a file of them is somebody's personal data. */
function hiddenFromOthers(entity: Entity, session: Session): (name: string) => boolean {
  const others = maskedFields(entity, { ...session, roles: [], special: new Set() })
  const own = maskedFields(entity, session)
  return (name) => others.has(name) && !own.has(name)
}

/** The list a call asks for as the bytes of an xlsx file, masked as on the screen; told in the audit log. */
export async function exportList(
  call: Call,
  { columns: wanted, format: _, ...asked }: { readonly [name: string]: string },
  language: Language,
): Promise<Uint8Array> {
  const { entity, context, session } = call
  if (!entity.list.export) throw noCall('GET', `/api/portal/${entity.path}/export`)
  demand(call, 'export')
  demandUnmasked(call, asked)
  const names = keyed(entity, columnsOf(entity, wanted))
  if (names.some(hiddenFromOthers(entity, session))) await demandProof(context, session)
  const rows = await everyRow(call, { ...asked, columns: JSON.stringify(names) })
  const references = await titlesReferred(context, entity, names, rows)
  const columns = names.flatMap((name) => sheetColumns(entity, name, language))
  const lines = rows.map((row) =>
    columns.map(({ cell }) => cell(asRead(context, entity, row, language), references)),
  )
  const bytes = await workbook(
    columns.map(({ title }) => title),
    lines,
    entity,
  )
  await context.database.transaction((tx) =>
    writeDeed(context, tx, session, {
      action: 'export',
      entity: entity.name,
      // Whoever looks for one phone by its whole number does not leave it to all who read the log.
      after: cellsMasked({ rows: rows.length, columns: names, ...asked }),
    }),
  )
  return bytes
}

function columnsOf(entity: Entity, given: string | undefined): readonly string[] {
  if (!given) return entity.list.columns
  const names = namesIn(given)
  const strange = names.find((name) => !isColumn(entity, name))
  if (strange !== undefined)
    throw refusedField('columns', [`没有名为“${strange}”的列`, `There is no column "${strange}"`])
  return names
}

/** A list that may be brought back says which record a row is, and as of when. */
const keyed = ({ list }: Entity, names: readonly string[]): readonly string[] =>
  list.import ? [...new Set(['id', ...names, 'version'])] : names

/** `["title","cover"]`, or the same without quotes and brackets. */
function namesIn(given: string): readonly string[] {
  if (!given.startsWith('[')) return given.split(',')
  try {
    return (JSON.parse(given) as unknown[]).map(String)
  } catch {
    throw refusedField('columns', [
      '列应为字段名的列表，例如 ["title","status"]',
      'columns must be a list of names such as ["title","status"]',
    ])
  }
}

async function everyRow(call: Call, asked: { readonly [name: string]: string }): Promise<Row[]> {
  const { context, entity, session } = call
  const where = context.access.sees(entity, session)
  const masked = maskedFields(entity, session)
  const most = entity.list.exportMost ?? MOST_ROWS
  const rows: Row[] = []
  for (let from = 0; ; from += PAGE) {
    const range = JSON.stringify([from, from + PAGE - 1])
    const page = await reading(context, session, ({ lists, database }) =>
      lists.list(database.db, entity, { ...asked, range }, { where, masked, me: session.user?.id }),
    )
    rows.push(
      ...page.list.map((row) => context.access.maskRow(entity, row, session, { exporting: true })),
    )
    if (page.cut || rows.length > most || (page.total ?? 0) > most) throw tooManyRows(most)
    if (!page.hasNext || page.list.length === 0) return rows
  }
}

const tooManyRows = (most: number) =>
  refusedField('_', [
    `一次最多导出 ${most} 行，请用筛选缩小范围`,
    `An export holds ${most} rows at most: narrow the list down by its filters`,
  ])

/** One sheet, called as its entity is. */
const workbook = (
  titles: readonly string[],
  lines: readonly (readonly PlannedCell[])[],
  entity: Entity,
): Promise<Uint8Array> =>
  workbookOf([
    {
      name: entity.label[0].replace(/[\\/?*[\]:]/g, ' ').slice(0, 31),
      columns: titles.map((title, column) => ({ width: widthOf(title, lines, column) })),
      rows: [titles.map((title) => header(title)), ...lines],
      isFrozen: true,
      isFiltered: true,
    },
  ])

/** Rows that tell how wide a column wants to be. */
const LOOKED_AT = 200

/** As wide as what stands in it, within what can be read at a glance; Chinese signs take two places. */
function widthOf(
  title: string,
  lines: readonly (readonly PlannedCell[])[],
  column: number,
): number {
  const texts = [title, ...lines.slice(0, LOOKED_AT).map((line) => cellText(line[column] ?? null))]
  const widths = texts.map((text) => text.replace(/[^\0-\u00ff]/gu, '  ').length)
  return Math.min(Math.max(8, ...widths) + 2, 60)
}

const cellText = (cell: PlannedCell): string =>
  typeof cell === 'object' && cell !== null ? (cell.text ?? String(cell.value)) : String(cell ?? '')
