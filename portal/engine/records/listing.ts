import type { Context } from 'hono'
import type { Entity, Row } from '#declare'
import { idAndTitle } from '#derive/access.ts'
import { hasState } from '#derive/columns.ts'
import { maskedFields } from '#derive/maskedFields.ts'
import { invalid } from '#portal/core/errors.ts'
import type { ListSums } from '#wire/listSums.ts'
import { maskProblems } from '../access/mask.ts'
import type { Page } from '../context/portalContext.ts'
import { reading } from '../context/reading.ts'
import { listedPictures } from '../media/listedPictures.ts'
import { type Call, demand, visibleRow } from './call.ts'
import { missingRows } from './missingRows.ts'

/**
 * A page of the list a call asks for, masked. Whoever may not read the entity is refused, but for what pickers and
 * cells of other records ask (`pick`, or a filter by ids alone): they get numbers, titles and states. Where `columns`
 * are asked for the rows hold these, number, version and state, no more. With `gone` a call for ids alone is told, too,
 * which of them are in the bin or no more at all.
 */
export async function listPage(
  call: Call,
  asked: { readonly [name: string]: string },
  options: { binned?: boolean } = {},
): Promise<Page> {
  const { context, entity, session } = call
  const reads = context.access.mayUse(session, entity, 'read')
  if (options.binned) demand(call, 'remove')
  else if (!reads && !(isPick(asked) && context.access.mayUse(session, entity, idAndTitle)))
    demand(call, 'read')
  demandUnmasked(call, asked)
  const where = context.access.sees(entity, session)
  const masked = maskedFields(entity, session)
  const { columns, ...read } = await reading(context, session, ({ lists, database }) =>
    lists.list(database.db, entity, asked, {
      where,
      masked,
      me: session.user?.id,
      // Whoever picks a record goes by what it is called.
      texts: !isPick(asked),
      ...options,
    }),
  )
  const pictures = reads && (await listedPictures(context, entity, read.list))
  const page = pictures ? { ...read, pictures } : read
  const named = columns && namedBy(entity, columns)
  const brief = (row: Row) => {
    const seen = visibleRow(call, row)
    if (!reads) return picked(entity, seen)
    return named ? only(seen, named) : seen
  }
  const list = page.list.map(brief)
  const ids = asked.gone === undefined ? undefined : idsAsked(asked)
  if (!ids || options.binned || list.length === ids.length) return { ...page, list }
  const there = new Set(list.map(({ id }) => id))
  const away = ids.filter((id) => !there.has(id))
  return { ...page, list: [...list, ...(await missingRows(call, away))] }
}

/** The figures of a list's head, for whoever may read the list. */
export async function listSums(
  call: Call,
  asked: { readonly [name: string]: string },
): Promise<ListSums> {
  const { context, entity, session } = call
  demand(call, 'read')
  demandUnmasked(call, asked)
  const where = context.access.sees(entity, session)
  const masked = maskedFields(entity, session)
  const options = { where, masked, me: session.user?.id }
  return reading(context, session, ({ lists, database }) =>
    lists.sums(database.db, entity, asked, options),
  )
}

/** What a list of some columns answers. */
const namedBy = (entity: Entity, columns: readonly string[]): readonly string[] => [
  ...new Set(['id', 'version', ...(hasState(entity) ? [entity.stateField] : []), ...columns]),
]

/** The ids a call asks for and nothing else; undefined where it asks otherwise. */
function idsAsked({ filter = '{}' }: { readonly [name: string]: string }): number[] | undefined {
  if (keysOf(filter).join() !== 'id') return undefined
  const { id } = JSON.parse(filter) as { readonly id: unknown }
  return [...new Set([id].flat())].filter((one) => Number.isSafeInteger(one)) as number[]
}

const isPick = ({ pick, filter = '{}' }: { readonly [name: string]: string }): boolean =>
  pick !== undefined || keysOf(filter).join() === 'id'

function picked(entity: Entity, row: Row): Row {
  return only(row, [
    'id',
    entity.title,
    entity.called,
    ...(hasState(entity) ? [entity.stateField] : []),
  ])
}

const only = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name]]] : [])))

/** `Content-Range: magazine 0-9/319`, as ra-data-simple-rest reads it; `*` where the total is not known. */
export function rangeHeader(entity: Entity, { list, total, page, size }: Page): string {
  const first = (page - 1) * size
  const last = list.length === 0 ? first : first + list.length - 1
  return `${entity.path} ${first}-${last}/${total ?? '*'}`
}

/** The query of a call, each name once: the last one given. */
export const queryOf = (c: Context): { readonly [name: string]: string } =>
  Object.fromEntries(new URL(c.req.url).searchParams)

/** Parts, ranges and order of what is masked would give it away letter by letter. */
export function demandUnmasked(
  { entity, session }: Call,
  { filter = '{}', sort = '' }: { readonly [name: string]: string },
): void {
  const problems = maskProblems(entity, session, { filters: namesOf(filter), sort: sortOf(sort) })
  if (problems.length > 0) throw invalid(problems)
}

const keysOf = (filter: string): string[] => Object.keys(givenIn(filter))

/** Every field a filter looks at, also within `any` and `all`; bounds as their endings: `price_gte` for `{ gte }`. */
const namesOf = (filter: string): string[] => namesWithin(givenIn(filter))

const namesWithin = (given: Row): string[] =>
  Object.entries(given).flatMap(([key, value]) => {
    if (Array.isArray(value) && (key === 'any' || key === 'all'))
      return value.flatMap((one) => namesWithin((one ?? {}) as Row))
    const bounds = Object.keys(Object(value)).filter((name) =>
      ['gt', 'gte', 'lt', 'lte', 'lacks', 'within'].includes(name),
    )
    return [key, ...bounds.map((bound) => `${key}_${bound}`)]
  })

/** What is no JSON is refused where the list is read. */
function givenIn(filter: string): Row {
  try {
    return Object(JSON.parse(filter) ?? {}) as Row
  } catch {
    return {}
  }
}

/** As the list itself reads it: however the JSON is written, it names the same field. */
function sortOf(sort: string): string[] {
  try {
    const given: unknown = JSON.parse(sort)
    return [String(Array.isArray(given) ? given[0] : given)]
  } catch {
    return [sort]
  }
}
