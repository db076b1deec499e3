import type { BulkKind, Row } from '#declare'
import {
  type FoundColumn,
  guessedMapping,
  layoutOf,
  type Mapping,
  openColumns,
  sourceKey,
} from '#derive/bulk/mapping.ts'
import type { Problem } from '#derive/problem.ts'
import { invalid, refusedField } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Transaction } from '../context/transaction.ts'
import { type Call, demand, findVisible } from '../records/call.ts'
import { moveWithin } from '../records/move.ts'
import { cellsMasked } from './cellsMasked.ts'
import { clearRows } from './checking.ts'
import { keepCounts } from './conclude.ts'
import { isShort } from './isShort.ts'
import { kindOf } from './kindOf.ts'
import { remembered } from './mappedBefore.ts'
import { demandEditable } from './rowEdits.ts'
import { SourceFault } from './SourceFault.ts'
import { seesCells } from './seesCells.ts'
import { fileOf } from './sourceFile.ts'
import { checkNow, queueCheck, saying } from './submit.ts'

/** What a batch's file has for columns, as it stands. */
async function columnsOf({ context }: Call, batch: Row): Promise<readonly FoundColumn[]> {
  const { readColumns } = await import('#derive/bulk/sheet/readColumns.ts')
  const { BulkFileError } = await import('#derive/bulk/sheet/bulkFileError.ts')
  try {
    return await readColumns(await fileOf(context, batch))
  } catch (error) {
    if (error instanceof SourceFault) throw saying(kindOf(batch), error.found)
    throw error instanceof BulkFileError ? saying(kindOf(batch), error.finding) : error
  }
}

/** `GET {id}/columns`: the columns of the file with some of their cells, and which of the kind's each is likely meant by. */
export async function fileColumns(call: Call, id: number): Promise<Row> {
  demand(call, 'read')
  const batch = await findVisible(call, call.context.database.db, id)
  const found = await columnsOf(call, batch)
  const shown = seesCells(call, batch) ? found : cellsMasked(found)
  const today = shanghaiTime(call.context.clock()).slice(0, 10)
  const kind = kindOf(batch)
  const before = await remembered(
    call.context.database.db,
    kind,
    found,
    batch.source as number | null,
  )
  const known = (batch.mapping as Mapping | null) ?? before?.mapping
  const headers = found.map(({ header }) => header)
  const [, layout] = layoutOf(kind, headers) ?? []
  return {
    found: shown,
    ...(layout && { layout: layout.label }),
    mapping: known ?? guessedMapping(kind, found, today, await speller()),
  }
}

/** A text in pinyin: whole, and by its initials. */
async function speller(): Promise<(text: string) => readonly string[]> {
  const { pinyin } = await import('pinyin-pro')
  return (text) =>
    (['pinyin', 'first'] as const).map((pattern) =>
      pinyin(text, { pattern, toneType: 'none', type: 'array' })
        .join('')
        .replace(/[^a-z]/g, ''),
    )
}

/**
 * `POST {id}/map { columns }`: reads the file anew with its columns as somebody mapped them. `mapWithin` writes, in the
 * transaction; `readAnew` reads, which a short list does within the call.
 */
export async function mapWithin(
  call: Call,
  transaction: Transaction,
  batch: Row,
  columns: unknown,
): Promise<Row> {
  demandEditable(batch)
  if (!batch.file) throw refusedField('file', ['此批次没有文件', 'This batch has no file'])
  const found = await columnsOf(call, batch)
  const kind = kindOf(batch)
  const headers = found.map(({ header }) => header)
  const mapping = demandMapping(kind, columns, found)
  const id = batch.id as number
  await clearRows(transaction.tx, id)
  await keepCounts(transaction, id)
  const kept = { mapping, headers: sourceKey(kind, headers) }
  const after = await transaction.records.update('batchGive', id, {
    ...kept,
    hash: null,
    listKey: null,
  })
  if (isShort(sizeOf(batch))) return after
  const checking = await moveWithin(call, transaction, after, 'check', {})
  await queueCheck(transaction, checking)
  return checking
}

const sizeOf = ({ file }: Row): number => Number((file as { size?: number } | null)?.size ?? 0)

/** A short list is read within the call; a long one is read by its job. */
export const readAnew = (call: Call, batch: Row): Promise<Row> =>
  isShort(sizeOf(batch)) ? checkNow(call, batch, true) : Promise.resolve(batch)

/** A mapping that a call sent: columns of the kind, headers of the file, all that is required. */
function demandMapping(kind: BulkKind, given: unknown, found: readonly FoundColumn[]): Mapping {
  const mapping = mappingIn(given)
  const headers = new Set(found.map(({ header }) => header))
  const problems: Problem[] = Object.entries(mapping).flatMap(([name, source]) => {
    if (!(name in kind.columns))
      return [problem(name, `没有列“${name}”`, `There is no column "${name}"`)]
    if (!('header' in source) || headers.has(source.header)) return []
    return [
      problem(name, `文件里没有“${source.header}”这一列`, `The file has no "${source.header}"`),
    ]
  })
  const open = openColumns(kind, mapping).map((name) => {
    const [zh, en] = kind.columns[name]!.label
    return problem(
      name,
      `请为“${zh}”选择一列，或填一个固定值`,
      `Choose a column or a value for ${en}`,
    )
  })
  if (problems.length + open.length > 0) throw invalid([...problems, ...open])
  return mapping
}

const problem = (name: string, zh: string, en: string): Problem => ({
  field: `columns.${name}`,
  message: [zh, en],
})

function mappingIn(given: unknown): Mapping {
  const isSource = (source: unknown) => {
    const { header, value } = (source ?? {}) as Row
    return typeof header === 'string' || (typeof value === 'string' && value.length <= 200)
  }
  const isMapping =
    typeof given === 'object' &&
    given !== null &&
    !Array.isArray(given) &&
    Object.values(given).every(isSource)
  if (!isMapping)
    throw refusedField('columns', [
      '请按列给出表头或固定值，如 {"phone":{"header":"电话"}}',
      'Send a header or a value for each column, such as {"phone":{"header":"电话"}}',
    ])
  return given as Mapping
}
