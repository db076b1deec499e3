import type { Row } from '#declare'
import type { PreviewModules } from '#derive/previewPage.ts'
import type { ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'
import { blockRows, sources } from './blockRows.ts'

/** Blocks of the home page at most. */
const MOST = 12

/** The home page of the mini-program as it stands: its blocks in their order, each with what readers find of it. */
const home: ActionFunction = async ({ records }) => {
  const where = { status: 'published' }
  const blocks = await records.select('yongsSetContent', where, {
    limit: MOST,
    sort: 'order',
  })
  const modules = []
  for (const block of blocks) {
    const rows = await blockRows(block, records)
    const picture = sources[String(block.source)]?.picture ?? ''
    const own = block.source === 'picture' ? [{ ...block, [picture]: block.image }] : rows
    modules.push({
      as: shapes[String(block.layout)] ?? 'swipe',
      title: block.source === 'picture' ? null : block.title,
      entries: own.map((row) => entryOf(row, picture)),
    })
  }
  return { page: 'modules', title: '青年读本', ...plain, modules }
}
/** How each layout is drawn. */
const shapes: { readonly [layout: string]: PreviewModules['modules'][number]['as'] } = {
  ...{ swipe: 'swipe', grid: 'pairs', list: 'lines', single: 'banners' },
}
const plain = { picture: null, background: null, notice: null, floating: null }

const entryOf = (row: Row, picture: string) => ({
  id: row.id,
  title: row.title,
  subtitle: row.subtitle ?? row.brief ?? null,
  picture: row[picture] ?? null,
  badge: null,
  group: null,
  waiting: null,
})

/** Actions of the blocks of the youth mook's home page. */
export const actions: ActionFunctions = { home }
