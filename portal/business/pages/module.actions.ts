import type { Label, Row } from '#declare'
import { jumpTarget } from '#derive/jumpTarget.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import {
  type DrawnEntry,
  drawnAs,
  entryOf,
  headingOf,
  isSeen,
  pageOf,
  runsOn,
} from '#portal/engine/actions/drawn.ts'
import { contentOf } from './fromTarget.ts'

/** Contents of a module, and modules of a page, at most. */
const MOST = 100
const automatic: { readonly [source: string]: Label } = {
  newest: ['由 App 自动取最新内容', 'The app takes the newest'],
  hottest: ['由 App 自动取最热内容', 'The app takes the hottest'],
  personal: ['由 App 按用户推荐', 'The app recommends by reader'],
}

async function entriesOf(call: ActionCall, module: Row): Promise<readonly DrawnEntry[]> {
  const { records, context, session, now, values } = call
  const said = automatic[String(module.source)]
  if (said) return [lineOf(0, said[session.language === 'en' ? 1 : 0])]
  if (module.source === 'theme') return ofTheme(call, module)
  const badges = context.entities.get('moduleContent')?.fields.badge?.of
  const where = { module: module.id, status: 'published' }
  const rows = await records.select('moduleContent', where, { sort: 'position', limit: MOST })
  return rows
    .filter((row) => isSeen(row, now, values.audience))
    .slice(0, Number(module.showCount))
    .map((row) => entryOf(row, module.style, (badges ?? {}) as never, session.language))
}

const lineOf = (id: number, title: string, picture: string | null = null): DrawnEntry => ({
  ...{ id, title, picture, subtitle: null, badge: null, group: null, waiting: null },
})

async function ofTheme(call: ActionCall, module: Row): Promise<readonly DrawnEntry[]> {
  const theme = module.theme ? await call.records.find('theme', module.theme as number) : null
  const items = ((theme?.contents ?? []) as readonly Row[]).slice(0, Number(module.showCount))
  const entries: DrawnEntry[] = []
  for (const [at, { target }] of items.entries()) {
    if (!jumpTarget(target as never)) continue
    const content = await contentOf(call, target as never)
    if (!content) continue
    const { of, row } = content
    entries.push({ ...entryOf(row, null), id: at + 1, title: String(row[of.title]) })
  }
  return entries
}

/** Actions of the modules of pages. */
export const actions: ActionFunctions = {
  /** The page as the app shows it now on a platform and version to a kind of reader. */
  page: async (call) => {
    const { entity, values, records, session, now } = call
    const where = { pageKey: values.pageKey, status: 'published' }
    const rows = await records.select(entity.name, where, { sort: 'position', limit: MOST })
    const seen = rows.filter(
      (row) => isSeen(row, now, values.audience) && runsOn(row, values.platform, values.appVersion),
    )
    const pages = (entity.fields.pageKey?.of ?? {}) as { readonly [page: string]: Label }
    const label = pages[String(values.pageKey)] ?? ['', '']
    const modules = []
    for (const row of seen) {
      const entries = await entriesOf(call, row)
      const as = automatic[String(row.source)] ? ('lines' as const) : drawnAs(row.style)
      modules.push({ as, title: headingOf(row.title), entries })
    }
    return pageOf(label[session.language === 'en' ? 1 : 0], modules)
  },
}
