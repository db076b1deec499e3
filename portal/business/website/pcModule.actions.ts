import type { Period, Row } from '#declare'
import { order } from '#derive/compare.ts'
import type { PreviewSite, SiteEntry } from '#derive/previewSite.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'

type Block = PreviewSite['blocks'][number]

const MOST = 100

/** Records of the website that a style takes its contents from: which of them, and the fields that are shown. */
const taken: {
  readonly [style: string]: {
    readonly of: string
    readonly where: Row
    readonly title: string
    readonly summary?: string
    readonly picture: string
  }
} = {
  topics: {
    ...{ of: 'pcTopic', where: {}, title: 'title', summary: 'summary', picture: 'imageUrl' },
  },
  periodicals: {
    ...{ of: 'pcPeriodical', where: { onHome: true }, title: 'magazine' },
    ...{ summary: 'priceText', picture: 'surfaceImageUrl' },
  },
  discount: { of: 'pcDiscount', where: { onHome: true }, title: 'title', picture: 'imageUrl' },
}

const text = (value: unknown): string | null => (value ? String(value) : null)

/** What stands in a module, as many as it shows. */
async function entriesOf(call: ActionCall, row: Row): Promise<readonly SiteEntry[]> {
  const own = taken[String(row.style)]
  const count = Number(row.showCount)
  if (!own)
    return ((row.items ?? []) as readonly Row[]).slice(0, count).map((item, index) => ({
      id: index + 1,
      title: String(item.title),
      summary: text(item.summary),
      picture: text(row.style === 'carousel' ? item.bigImage : item.imageUrl),
    }))
  const where = { ...own.where, status: 'published' }
  const rows = await call.records.select(own.of, where, { sort: 'position', limit: MOST })
  const shown = rows.filter(({ period }) => !waitingFor(period, call.now)).slice(0, count)
  return Promise.all(shown.map((one) => entryOf(call, one, own)))
}

async function entryOf(
  { records }: ActionCall,
  row: Row,
  { title, summary, picture }: (typeof taken)[string],
): Promise<SiteEntry> {
  const magazine =
    title === 'magazine' ? await records.find('magazine', row.magazine as number) : null
  return {
    id: row.id as number,
    title: String(magazine ? magazine.name : row[title]),
    summary: summary ? text(row[summary]) : null,
    picture: text(row[picture]) ?? text(magazine?.cover),
  }
}

/** Which side of its period the moment lies on; undefined within, or where there is none. */
function waitingFor(period: unknown, now: string): 'before' | 'after' | undefined {
  const { start, end } = (period ?? {}) as Partial<Period>
  if (start && order(start, now) > 0) return 'before'
  return end && order(end, now) <= 0 ? 'after' : undefined
}

function waitingOf({ entity, session, now }: ActionCall, row: Row): string | null {
  const at = session.language === 'en' ? 1 : 0
  if (row.status !== 'published') return entity.states[String(row.status)]?.[at] ?? null
  const waits = waitingFor(row.period, now)
  if (!waits) return null
  return waits === 'before'
    ? (['未到时间', 'Not yet'][at] ?? null)
    : (['已过期', 'Expired'][at] ?? null)
}

async function blockOf(call: ActionCall, row: Row): Promise<Block> {
  const style = String(row.style)
  const covers = ['periodicals', 'newIssue'].includes(style)
  return {
    id: row.id as number,
    as: style === 'carousel' ? 'carousel' : covers ? 'covers' : 'list',
    wide: row.area === 'full',
    title: text(row.title),
    background: text(row.bgColor),
    waiting: waitingOf(call, row),
    entries: await entriesOf(call, row),
  }
}

/** Actions of the modules of the website's home page. */
export const actions: ActionFunctions = {
  /** The home page with its modules in their order; drafts and those outside of their time say so, what was taken offline is left out. */
  home: async (call): Promise<PreviewSite> => {
    const where = { status: ['draft', 'published'] }
    const rows = await call.records.select('pcModule', where, { sort: 'position', limit: MOST })
    const blocks: Block[] = []
    for (const row of rows) blocks.push(await blockOf(call, row))
    const title = call.session.language === 'en' ? 'Website home' : '官网首页'
    return { page: 'site', title, blocks }
  },
}
