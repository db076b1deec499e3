import type { Entity, Field, Row } from '#declare'
import { personalFields } from '#derive/personalRecords.ts'
import { missing } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed } from '../context/portalContext.ts'
import { readingFor } from '../exports/masked.ts'
import type { SheetFile } from '../exports/sheetFile.ts'
import { header, text } from '../imports/sheet/write/listSheet.ts'
import type { PlannedCell, SheetPlan } from '../imports/sheet/write/sheetPlan.ts'
import type { JobWork } from '../queue/jobKind.ts'
import { asRead, sheetColumns, titlesReferred } from '../records/listCells.ts'
import { titleOf } from '../records/titleOf.ts'
import { type AboutPerson, aboutPerson, personOf } from './aboutPerson.ts'

const PAGE = 500
/** So many records of one kind stand in the file, the newest of them; nobody reads more in a spreadsheet. */
const MOST = 50_000
const stood = ['id', 'createdAt'] as const

/** All that is kept about somebody, for that person: one sheet a kind of record, with what says who they are in full. */
export async function sheet(work: JobWork): Promise<SheetFile> {
  const { context, params } = work
  const person = personOf(params)
  const of = entityNamed(context, person.of)
  const row = await work.records.find(of.name, person.id)
  if (!row) throw missing(of.label, person.id)
  const about = await aboutPerson(context, context.database.db, person)
  const own = await sheetOf(work, of, [row])
  const sheets = [own]
  const counted: Counted[] = [{ entity: of, found: 1, told: 1 }]
  for (const kind of about) {
    const rows = await newest(work, kind)
    if (rows.length === 0) continue
    sheets.push(await sheetOf(work, kind.entity, rows))
    const found = await work.records.count(kind.entity.name, kind.where)
    counted.push({ entity: kind.entity, found, told: rows.length })
    await work.gotFurther()
  }
  return {
    plan: cover(work, titleOf(of, row), counted),
    beside: named(sheets),
    rows: counted.reduce((sum, { told }) => sum + told, 0),
    name: `个人信息-${titleOf(of, row)}.xlsx`,
  }
}

interface Counted {
  readonly entity: Entity
  readonly found: number
  readonly told: number
}

async function newest({ records }: JobWork, { entity, where }: AboutPerson): Promise<Row[]> {
  const found: Row[] = []
  for (let before: number | undefined; found.length < MOST; ) {
    const more = before === undefined ? where : { ...where, id: { lt: before } }
    const page = await records.select(entity.name, more, { limit: PAGE, sort: '-id' })
    found.push(...page)
    if (page.length < PAGE) break
    before = page.at(-1)?.id as number
  }
  return found
}

/** What was asked for, by whom, when, and what the file holds. */
function cover({ context, params, starter }: JobWork, title: string, counted: readonly Counted[]) {
  const lines: readonly (readonly [string, string])[] = [
    ['用户', title],
    ['依据', String(params.why ?? '')],
    ['导出人', starter.user?.name ?? ''],
    ['导出时间', shanghaiTime(context.clock()).slice(0, 16).replace('T', ' ')],
  ]
  const rows: PlannedCell[][] = [
    ...lines.map(([name, value]) => [header(name), text(value)]),
    [],
    [header('内容'), header('条数')],
    ...counted.map(({ entity, found, told }) => [
      text(entity.label[0]),
      found,
      ...(told < found ? [text(`只列最新 ${told} 条`)] : []),
    ]),
  ]
  return { name: '说明', columns: [{ width: 24 }, { width: 40 }, { width: 20 }], rows }
}

/** Records as lists are exported; what is masked of others (keys, codes) stays masked. */
async function sheetOf({ context, starter }: JobWork, entity: Entity, rows: readonly Row[]) {
  const names = [
    ...stood,
    ...(Object.keys(entity.states).length > 0 ? [entity.stateField] : []),
    ...Object.keys(entity.fields).filter((name) => isTold(entity.fields[name]!)),
  ]
  const columns = names.flatMap((name) => sheetColumns(entity, name, 'zh'))
  const titles = await titlesReferred(context, entity, names, rows)
  const read = readingFor(context, starter, false)
  const personal = personalFields(entity)
  const lines = rows.map((row) => {
    const whole = Object.fromEntries(personal.map((name) => [name, row[name] ?? null]))
    const told = asRead(context, entity, { ...read(entity, row), ...whole }, 'zh')
    return columns.map(({ cell }) => cell(told, titles))
  })
  return {
    name: entity.label[0],
    columns: columns.map(({ title }) => ({ width: Math.max(12, title.length * 2 + 4) })),
    rows: [columns.map(({ title }) => header(title)), ...lines],
    isFrozen: true,
  } satisfies SheetPlan
}

/**
 * What is about the person, and not the house's own: who of it did something, what colleagues noted (备注) and how a
 * program keeps it.
 */
const isTold = ({ kind, to, label }: Field): boolean =>
  kind !== 'count' &&
  kind !== 'json' &&
  to !== 'portalUser' &&
  !label[0].endsWith('备注') &&
  !machines.test(label[0])

/** How a program tells that it has done something already. */
const machines = /幂等键|指纹/

/** Two kinds of record may be called alike; a spreadsheet's sheets may not, nor be called by more than 31 characters. */
function named(sheets: readonly SheetPlan[]): SheetPlan[] {
  const taken = new Set(['说明'])
  return sheets.map((one) => {
    const base = one.name.slice(0, 28)
    let name = base
    for (let again = 2; taken.has(name); again++) name = `${base}${again}`
    taken.add(name)
    return { ...one, name }
  })
}
