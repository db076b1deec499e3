import { sql } from 'kysely'
import type { Entity } from '#declare'
import { questionFields } from '#derive/searched.ts'
import { writtenFields } from '#derive/writtenFields.ts'
import type { Db } from '#portal/storage/db/database.ts'
import { type JsonColumn, jsonRows } from '#portal/storage/db/jsonRows.ts'
import { stretchesOf } from '#portal/storage/search/places.ts'
import { inField, searchedNumbers } from '#portal/storage/search/searchedNumbers.ts'
import { isComposed } from '../records/list/composedNames.ts'
import { isIndexedWhole } from '../records/list/tests.ts'

const columns: readonly JsonColumn[] = (
  ['word', 'field', 'from', 'to', 'nextFrom', 'nextTo'] as const
).map((name) => ({ name, type: 'integer' }))

/**
 * Those entities of which some record may hold all the words, in the order given: one look at the index of words for all
 * of them, where a list each took some two hundred statements to find nothing in nearly all. What no index tells (long
 * texts, names made of other records) may hold anything.
 */
export async function ableToHold(
  db: Db,
  entities: readonly Entity[],
  words: readonly string[],
): Promise<Entity[]> {
  const numbers = await searchedNumbers(db)
  const numberOf = (entity: Entity, field: string) => numbers.get(`${entity.name}.${field}`)
  const isTold = (entity: Entity) =>
    writtenFields(entity).length === 0 &&
    !isComposed(entity) &&
    questionFields(entity).every(
      (field) => numberOf(entity, field) !== undefined && isIndexedWhole(entity, field),
    )
  const told = entities.filter(isTold)
  const asked = words.flatMap((text, word) => {
    // A longer word has further pieces: whoever has it has the first.
    const { first, next } = stretchesOf(text)[0] ?? { first: [0, 0] as const }
    return told.flatMap((entity) =>
      questionFields(entity).map((name) => {
        const field = numberOf(entity, name) as number
        const [from, to] = first.map((one) => String(inField(field, one)))
        const [nextFrom, nextTo] = next ?? [0, Number.MAX_SAFE_INTEGER]
        return { word, field, from, to, nextFrom, nextTo }
      }),
    )
  })
  if (asked.length === 0) return [...entities]
  const { rows } = await sql<{ word: number; field: number }>`
    with asked as (${jsonRows(db, columns, asked)})
    select word, field from asked where exists (
      select 1 from "_place" as place
      where place."first" between asked."from" and asked."to"
        and place."next" between asked."nextFrom" and asked."nextTo")`.execute(db)
  const held = new Set(rows.map(({ word, field }) => `${word} ${field}`))
  const holds = (entity: Entity, word: number) =>
    questionFields(entity).some((name) => held.has(`${word} ${numberOf(entity, name)}`))
  return entities.filter((entity) => !isTold(entity) || words.every((_, at) => holds(entity, at)))
}
