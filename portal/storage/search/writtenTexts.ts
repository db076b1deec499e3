import { type RawBuilder, sql } from 'kysely'
import type { Entity, Row } from '#declare'
import { fold } from '#derive/fold.ts'
import { readOf } from '#derive/text/readOf.ts'
import { writtenFields } from '#derive/writtenFields.ts'
import type { Db, Tx } from '../db/database.ts'
import { dialectOf } from '../db/dialectOf.ts'
import { keep, recall, stampOf } from '../db/freshness.ts'
import { type JsonColumn, jsonRows } from '../db/jsonRows.ts'

/** A text as it is looked through: what one reads of it, folded. */
type Written = {
  readonly entity: string
  readonly field: string
  readonly id: number
  readonly text: string
}

const columns: readonly JsonColumn[] = [
  { name: 'entity', type: 'text' },
  { name: 'field', type: 'text' },
  { name: 'id', type: 'integer' },
  { name: 'text', type: 'text' },
]

/** What a record holds of long texts. */
export const writtenIn = (entity: Entity, id: number, row: Row): readonly Written[] =>
  writtenFields(entity).flatMap((field) => {
    const text = typeof row[field] === 'string' ? fold(readOf(row[field])) : ''
    return text === '' ? [] : [{ entity: entity.name, field, id, text }]
  })

/** Brings the texts that are looked through in step with a record. */
export async function writeTexts(
  tx: Tx,
  entity: Entity,
  id: number,
  row: Row,
  before?: Row,
): Promise<void> {
  const changed = writtenFields(entity).filter((name) => !before || row[name] !== before[name])
  if (changed.length === 0) return
  if (before) await clearTexts(tx, entity, id, changed)
  await addTexts(
    tx,
    writtenIn(entity, id, row).filter(({ field }) => changed.includes(field)),
  )
}

/** The same for many records, in few statements. */
export async function writeAllTexts(
  tx: Tx,
  entity: Entity,
  records: readonly { readonly id: number; readonly row: Row; readonly before?: Row }[],
): Promise<void> {
  const of = writtenFields(entity).map((field) => ({
    field,
    changed: records.filter(({ row, before }) => !before || row[field] !== before[field]),
  }))
  for (const { field, changed } of of) {
    if (changed.length === 0) continue
    const had = changed.flatMap(({ id, before }) => (before ? [id] : []))
    if (had.length > 0)
      await tx
        .deleteFrom('_text')
        .where('entity', '=', entity.name)
        .where('field', '=', field)
        .where('id', 'in', had)
        .execute()
    await addTexts(
      tx,
      changed.flatMap(({ id, row }) =>
        writtenIn(entity, id, row).filter((one) => one.field === field),
      ),
    )
  }
}

/** Texts of records that were not looked through before. */
export async function addTexts(tx: Tx, texts: readonly Written[]): Promise<void> {
  if (texts.length === 0) return
  const names = sql.join(columns.map(({ name }) => sql.ref(name)))
  await sql`insert into "_text" (${names}) ${jsonRows(tx, columns, texts)}
    where 1 = 1 on conflict do nothing`.execute(tx)
}

/** Takes what a record holds out of the texts that are looked through. */
export async function clearTexts(
  tx: Tx,
  entity: Entity,
  id: number,
  fields = writtenFields(entity),
): Promise<void> {
  if (fields.length === 0) return
  await tx
    .deleteFrom('_text')
    .where('entity', '=', entity.name)
    .where('field', 'in', [...fields])
    .where('id', '=', id)
    .execute()
}

/** Long texts are read through, the latest records first, for so many milliseconds; as many as a page may show. */
const [longest, most] = [80, 200]
/** One character stands in nearly every text. */
const shortest = 2
const lifetime = 5000

/** The latest records in whose long texts all the words stand; what is hidden from whoever asks is not read. */
export async function readThrough(
  db: Db | Tx,
  entity: Entity,
  words: readonly string[],
  hidden: ReadonlySet<string> = new Set(),
): Promise<readonly number[]> {
  const fields = writtenFields(entity).filter((name) => !hidden.has(name))
  if (fields.length === 0 || words.length === 0) return []
  if (words.some((word) => word.length < shortest)) return []
  const key = `texts ${fields.join()} ${JSON.stringify(words)}`
  const known = recall<readonly number[]>(db, entity.name, key)
  if (known) return known
  const stamp = stampOf(db, entity.name)
  const found: number[] = []
  for (const field of fields) found.push(...(await within(db, entity, field, words)))
  const value = [...new Set(found)].toSorted((a, b) => b - a).slice(0, most)
  keep(db, entity.name, key, { value, stamp, lifetime })
  return value
}

async function within(
  db: Db | Tx,
  entity: Entity,
  field: string,
  words: readonly string[],
): Promise<readonly number[]> {
  const isPostgres = dialectOf(db) === 'postgres'
  const holds = words.map((word) => has(isPostgres, word))
  const all = sql`(${sql.join(holds, sql` and `)})`
  const isOver = isPostgres
    ? sql`clock_timestamp() > statement_timestamp() + ${`${longest} ms`}::interval`
    : sql`is_past(${performance.now() + longest})`
  const { rows } = await sql<{ id: number; held: number }>`
    select "id", case when ${all} then 1 else 0 end as held from "_text"
    where "entity" = ${entity.name} and "field" = ${field}
      and (${all} or ("id" % 32 = 0 and ${isOver}))
    order by "id" desc limit ${most}`.execute(db)
  return rows.filter(({ held }) => Number(held) === 1).map(({ id }) => Number(id))
}

const has = (isPostgres: boolean, word: string): RawBuilder<unknown> =>
  isPostgres ? sql`strpos("text", ${word}) > 0` : sql`instr("text", ${word}) > 0`

/** So much is told of a text before and after the word, in characters. */
const [beforeWord, afterWord] = [12, 40]

/** The place in a record's long texts where a word stands, as it is told beside its title. */
export async function excerptsOf(
  db: Db | Tx,
  entity: Entity,
  { ids, hidden }: { readonly ids: readonly number[]; readonly hidden: ReadonlySet<string> },
  [word = '']: readonly string[],
): Promise<ReadonlyMap<number, string>> {
  const fields = writtenFields(entity).filter((name) => !hidden.has(name))
  if (ids.length === 0 || fields.length === 0 || word === '') return new Map()
  const rows = await db
    .selectFrom(entity.name)
    .select(['id', ...fields])
    .where('id', 'in', [...ids])
    .execute()
  const places = rows.flatMap((row) =>
    fields.flatMap((field) => {
      const told = typeof row[field] === 'string' ? cut(readOf(row[field]).trim(), word) : undefined
      return told === undefined ? [] : [[Number(row.id), told] as const]
    }),
  )
  return new Map(places.toReversed())
}

/** As it was written; as it is looked through where folding moved its characters. */
function cut(written: string, word: string): string | undefined {
  const folded = fold(written)
  const at = folded.indexOf(word)
  if (at < 0) return undefined
  const text = folded.length === written.length ? written : folded
  const [from, to] = [Math.max(0, at - beforeWord), at + word.length + afterWord]
  const told = text.slice(from, to).replace(/\s+/g, ' ')
  return `${from > 0 ? '…' : ''}${told}${to < text.length ? '…' : ''}`
}
