import type { Row } from '#declare'
import type { PreviewModules } from '#derive/previewPage.ts'
import { missing } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { fillFromTarget } from './fromTarget.ts'

type Module = PreviewModules['modules'][number]
type Entry = Module['entries'][number]

/** Items shown below the one that is looked at. */
const NEIGHBOURS = 3

const entryOf = (row: Row, picture: unknown, id = row.id): Entry => ({
  id: id as number,
  title: String(row.title),
  subtitle: row.summary ? String(row.summary) : null,
  picture: picture ? String(picture) : null,
  badge: null,
  group: null,
  waiting: null,
})

/** How an item looks by its layout: a large picture, three side by side, or a line of text beside a small one. */
function moduleOf(row: Row): Module {
  const title = String(row.title)
  if (['bigImage', 'video'].includes(String(row.layout)))
    return { as: 'banners', title, entries: [entryOf(row, row.bigImage)] }
  if (row.layout === 'threeImages') {
    const images = (row.images ?? []) as readonly string[]
    const entries = images.map((url, at) => ({ ...entryOf(row, url, at + 1), title: '' }))
    return { as: 'grid', title, entries }
  }
  return { as: 'lines', title: null, entries: [lineOf(row)] }
}
const lineOf = (row: Row): Entry =>
  entryOf(row, row.layout === 'text' ? null : (row.smallImage ?? row.bigImage))

/** The item at the head of its first tag, above what readers find there now. */
const inTheFeed: ActionFunctions[string] = async ({ row, entity, records, session }) => {
  if (!row) throw missing(entity.label)
  const [tag] = (row.tags ?? []) as readonly number[]
  const under = tag ? await records.find('informationFlowTag', tag) : null
  const live = { status: 'published', tags: [tag], id: { not: row.id } }
  const options = { limit: NEIGHBOURS, sort: '-publishAt' }
  const others = tag ? await records.select(entity.name, live, options) : []
  const own = moduleOf(row)
  const below = others.map(lineOf)
  return {
    page: 'modules',
    title: under ? String(under.name) : session.language === 'en' ? 'Feed' : '信息流',
    picture: null,
    background: null,
    notice: null,
    floating: null,
    modules:
      own.as === 'lines'
        ? [{ ...own, entries: [...own.entries, ...below] }]
        : [
            own,
            ...(below.length > 0 ? [{ as: 'lines' as const, title: null, entries: below }] : []),
          ],
  } satisfies PreviewModules
}

/** Actions of items of the feed. */
export const actions: ActionFunctions = {
  fillFromTarget: fillFromTarget({
    title: 'title',
    summary: 'summary',
    author: 'author',
    pictures: ['bigImage', 'smallImage'],
  }),
  inTheFeed,
}
