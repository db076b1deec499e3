import { type Entity, type Row, wording } from '#declare'
import { kinds } from '#widgets/kinds.ts'
import { readLanguage } from '../../client/storage.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import type { Say } from '../../i18n/useSay.ts'
import { fieldAt, isState } from '../fieldAt.ts'

interface Wanted {
  readonly portal: PortalProvider
  readonly entity: Entity
  readonly filter: Row
  readonly sort: { readonly field: string; readonly order: string }
  readonly columns: readonly string[]
  readonly say: Say
}
/** Rows written at once; more are an export of the portal's. */
export const mostRows = 10_000
const perCall = 1000

/** Writes what the list shows, all pages of it, into a spreadsheet: at most {@link mostRows} rows. */
export async function exportRows({
  portal,
  entity,
  filter,
  sort,
  columns,
  say,
}: Wanted): Promise<void> {
  const rows = await allRows(portal, entity, filter, sort)
  const titles = await titlesOf(portal, entity, columns, rows)
  const header = columns.map((name) => say(fieldAt(entity, name)!.label))
  const lines = rows.map((row) => columns.map((name) => textAt(entity, name, row, titles)))
  const { utils, writeFile } = await import('xlsx')
  const sheet = utils.aoa_to_sheet([header, ...lines])
  sheet['!cols'] = header.map((title) => ({ wch: Math.max(12, title.length * 2) }))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, say(entity.label).slice(0, 31))
  writeFile(book, `${say(entity.label)}-${new Date().toISOString().slice(0, 10)}.xlsx`)
}

async function allRows(
  portal: PortalProvider,
  entity: Entity,
  filter: Row,
  sort: Wanted['sort'],
): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (let page = 1; rows.length < mostRows; page++) {
    const { data } = await portal.getList(entity.name, {
      filter,
      sort: sort as { field: string; order: 'ASC' },
      pagination: { page, perPage: perCall },
    })
    rows.push(...(data as Row[]))
    if (data.length < perCall) break
  }
  return rows
}

type Titles = ReadonlyMap<string, string>
/** Names of the records that references lead to, fetched once each. */
async function titlesOf(
  portal: PortalProvider,
  entity: Entity,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<Titles> {
  const wanted = new Map<string, Set<number>>()
  for (const name of columns) {
    const to = fieldAt(entity, name)?.to
    if (!to) continue
    const ids = wanted.get(to) ?? new Set()
    for (const id of rows.flatMap((row) => [row[name]].flat()))
      if (typeof id === 'number') ids.add(id)
    wanted.set(to, ids)
  }
  const titles = new Map<string, string>()
  const { catalogue } = await import('#resources/catalogue.ts')
  for (const [to, ids] of wanted) {
    const title = catalogue.entities.get(to)?.title ?? 'id'
    for (const part of chunks([...ids], 200)) {
      const { data } = await portal.getMany(to, { ids: part })
      for (const row of data as Row[])
        titles.set(`${to}:${String(row.id)}`, String(row[title] ?? `#${String(row.id)}`))
    }
  }
  return titles
}

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  )

/** Numbers stay numbers; a text that a spreadsheet would run as a formula stays a text. */
function textAt(entity: Entity, name: string, row: Row, titles: Titles): string | number {
  const field = fieldAt(entity, name)!
  const value = row[name]
  const language = readLanguage()
  if (value === null || value === undefined) return ''
  if (isState(entity, name))
    return wording(entity.states[String(value)] ?? [String(value), String(value)], language)
  if (field.to)
    return [value]
      .flat()
      .map((id) => titles.get(`${field.to}:${String(id)}`) ?? `#${String(id)}`)
      .join('、')
  const kind = field.kind === 'computed' ? (field.as ?? 'text') : field.kind
  if (kind === 'money') return Number(value) / 100
  if (typeof value === 'number' && ['integer', 'decimal', 'count', 'order'].includes(kind))
    return value
  return kinds[kind].plain(value as never, field, language)
}
