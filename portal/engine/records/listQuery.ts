import type { Entity, Label } from '#declare'
import { standing } from '#derive/columns.ts'
import { filtersOf, isSortable } from '#derive/filters.ts'
import { type Asking, type Filter, isProblem, readFilter } from '#derive/listFilter/readFilter.ts'
import type { Problem } from '#derive/problem.ts'
import { unkeepable } from '#widgets/kind/unkeepable.ts'
import { foldedWords } from './list/words.ts'

export type { Asking, Filter } from '#derive/listFilter/readFilter.ts'

/** What a list shows: which records, in which order, from where and how many. */
export interface ListQuery {
  readonly filters: readonly Filter[]
  /** Words of `q`, folded; each must stand in one of the searched fields. */
  readonly words: readonly string[]
  /** Null for the declared order. */
  readonly sort: { readonly field: string; readonly isDown: boolean } | null
  readonly offset: number
  readonly size: number
  /** The fields that are answered beside id, version and state; left out for all of them. */
  readonly columns?: readonly string[]
  /** The total is to be counted to the end, however long the list. */
  readonly isWhole?: true
  /** The page is not to wait for a total that takes long to count. */
  readonly isLater?: true
}

export const largestPage = 1000
const defaultSize = 10
/** Nobody turns so many pages; a number beyond is a mistake. */
const furthest = 1_000_000_000

type Given = { readonly [name: string]: unknown }

/**
 * Reads `filter`, `sort`, `range`, `columns` and `total` of a list call, as JSON text or as values, and gives the query, or everything
 * that is wrong with it, each named by the field. Only declared fields filter (those of the list, references, id and
 * the standing ones), only sortable ones sort.
 */
export function parseListQuery(
  entity: Entity,
  given: URLSearchParams | Given,
  asking: Asking = {},
): ListQuery | Problem[] {
  const values: Given = given instanceof URLSearchParams ? Object.fromEntries(given) : given
  const problems: Problem[] = []
  const filters = filtersFrom(entity, values, problems, asking)
  const sort = sortFrom(entity, values, problems)
  const range = rangeFrom(values, problems)
  const columns = columnsFrom(entity, values, problems)
  return problems.length > 0
    ? problems
    : {
        ...{ ...filters, sort, ...range },
        ...(columns && { columns }),
        ...(values.total === 'exact' && { isWhole: true }),
        ...(values.total === 'later' && { isLater: true }),
      }
}

/** Whether a query was refused. */
export const isRefused = (query: ListQuery | Problem[]): query is Problem[] => Array.isArray(query)

const problem = (field: string, zh: string, en: string): Problem => ({ field, message: [zh, en] })

/** JSON text as its value; undefined where it is none. */
function read(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

function filtersFrom(
  entity: Entity,
  values: Given,
  problems: Problem[],
  asking: Asking,
): Pick<ListQuery, 'filters' | 'words'> {
  if (values.filter === undefined || values.filter === '') return { filters: [], words: [] }
  const given = read(values.filter)
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    problems.push(
      problem(
        'filter',
        '筛选条件应为 JSON 对象，例如 {"status":"draft"}',
        'filter must be a JSON object such as {"status":"draft"}',
      ),
    )
    return { filters: [], words: [] }
  }
  const { q, ...rest } = given as Given
  const filters = Object.entries(rest).flatMap(([name, value]) => {
    if (unkeepable(value) !== null) {
      problems.push(unread(name))
      return []
    }
    const parsed = readFilter(entity, name, value, asking)
    if (isProblem(parsed)) problems.push(parsed)
    return isProblem(parsed) ? [] : [parsed]
  })
  return { filters, words: wordsFrom(q, problems) }
}

const unread = (field: string): Problem =>
  problem(
    field,
    '含有无法识别的字符，请删除后重新输入',
    'Holds characters that no text has; remove them and type again',
  )

const longestQuestion = 100

function wordsFrom(q: unknown, problems: Problem[]): readonly string[] {
  if (q === undefined || q === null || q === '') return []
  if (unkeepable(q) !== null) {
    problems.push(unread('q'))
    return []
  }
  if (typeof q === 'string' && q.length <= longestQuestion) return foldedWords(q)
  problems.push(
    problem(
      'q',
      `搜索词应为文字，最多 ${longestQuestion} 字`,
      `q must be a text of at most ${longestQuestion} characters`,
    ),
  )
  return []
}

/** `["title","ASC"]`, or `-title` in short. */
function sortFrom(entity: Entity, values: Given, problems: Problem[]): ListQuery['sort'] {
  if (values.sort === undefined || values.sort === '') return null
  const given = read(values.sort) ?? values.sort
  const [field, direction] = Array.isArray(given) ? given : short(given)
  const isDirection = direction === 'ASC' || direction === 'DESC'
  if (typeof field === 'string' && isDirection && sorts(entity, field))
    return { field, isDown: direction === 'DESC' }
  problems.push(isDirection ? unsorted(entity, field) : badSort)
  return null
}

const short = (given: unknown): unknown[] =>
  typeof given === 'string' ? [given.replace(/^-/, ''), given.startsWith('-') ? 'DESC' : 'ASC'] : []

const badSort = problem(
  'sort',
  '排序应为 ["title","ASC"] 或 ["title","DESC"]',
  'sort must be ["title","ASC"] or ["title","DESC"]',
)

const unsorted = (entity: Entity, field: unknown): Problem =>
  problem(
    'sort',
    `「${entity.label[0]}」不能按 ${String(field)} 排序，请换一列`,
    `${entity.label[1]} cannot be sorted by ${String(field)}; choose another column`,
  )

const sortedStanding = ['id', 'createdAt', 'updatedAt']

/** Columns of the list, filters, the declared order, that of its desk and the order by hand sort, as far as their kind does. */
function sorts(entity: Entity, field: string): boolean {
  const { columns, filters, sort } = entity.list
  const shown = [
    ...columns,
    ...filters,
    ...sort.map((one) => one.replace(/^-/, '')),
    ...sortedStanding,
    ...(entity.queue?.first ? [entity.queue.first] : []),
  ]
  const isByHand = entity.fields[field]?.kind === 'order'
  return (shown.includes(field) || field === entity.title || isByHand) && isSortable(entity, field)
}

/** `["title","cover"]`: declared fields, and what stands on every record. */
function columnsFrom(
  entity: Entity,
  { columns }: Given,
  problems: Problem[],
): readonly string[] | undefined {
  if (columns === undefined || columns === '') return undefined
  const given = read(columns)
  if (!Array.isArray(given)) {
    problems.push(badColumns)
    return undefined
  }
  const known = [...standing.map(({ name }) => name), entity.stateField]
  const strange = given.filter(
    (name) => !Object.hasOwn(entity.fields, name) && !known.includes(name),
  )
  problems.push(...strange.map((name) => noColumn(entity, name)))
  return given
}

const badColumns = problem(
  'columns',
  '列应为字段名的列表，例如 ["title","status"]',
  'columns must be a list of names such as ["title","status"]',
)

const noColumn = (entity: Entity, name: unknown): Problem =>
  problem(
    'columns',
    `「${entity.label[0]}」没有名为 ${String(name)} 的列`,
    `${entity.label[1]} has no column ${String(name)}`,
  )

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

/** `range` as `[0,9]`, both ends included; or `page`, counted from 1, and `size`. */
function rangeFrom(values: Given, problems: Problem[]): Pick<ListQuery, 'offset' | 'size'> {
  const given = read(values.range || pageRange(values))
  const [from, to] = Array.isArray(given) && given.length === 2 ? given : []
  const wrong = rangeProblem(from, to)
  if (!wrong) return { offset: from, size: to - from + 1 }
  problems.push({ field: 'range', message: wrong })
  return { offset: 0, size: defaultSize }
}

function pageRange({ page = 1, size = defaultSize }: Given): unknown {
  const [number, rows] = [read(page), read(size)] as [number, number]
  return [(number - 1) * rows, number * rows - 1]
}

function rangeProblem(from: unknown, to: unknown): Label | undefined {
  if (!isWhole(from) || !isWhole(to) || from < 0 || to < from)
    return [
      '范围应为 [起, 止]，从 0 开始，例如 [0,9]',
      'range must be [first, last], counted from 0, such as [0,9]',
    ]
  if (to - from >= largestPage)
    return [`一页最多 ${largestPage} 条`, `A page holds at most ${largestPage} records`]
  return from > furthest ? ['页码过大', 'The page is too far away'] : undefined
}

/** How a list of this entity may be filtered, for the documents of the portal: field names with their endings. */
export function filterNames(entity: Entity): readonly string[] {
  const endings: { readonly [kind: string]: readonly string[] } = {
    is: [''],
    has: [''],
    contains: ['_q'],
    range: ['_gte', '_lte'],
    overlaps: ['_gte', '_lte'],
  }
  const names = ['id', ...entity.list.filters].flatMap((name) =>
    filtersOf(entity, name).flatMap((kind) => (endings[kind] ?? []).map((ending) => name + ending)),
  )
  return [...new Set([...names, 'q'])]
}
