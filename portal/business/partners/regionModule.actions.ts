import type { Label, Period, Row } from '#declare'
import { contains } from '#derive/compare.ts'
import type { PreviewModules } from '#derive/previewPage.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'

type Module = PreviewModules['modules'][number]
type Entry = Row & { readonly _key?: string }

const drawnAs: { readonly [style: string]: Module['as'] } = {
  banner: 'banners',
  icons: 'grid',
  shelf: 'grid',
  grid: 'grid',
  list: 'lines',
  rank: 'lines',
}

/** Whether a partner's member of that kind sees the block now. */
function isSeen(row: Row, { values, now }: ActionCall): boolean {
  const { audience, company, enterprise } = values
  const holds = (list: unknown, id: unknown) =>
    ((list ?? []) as readonly unknown[]).length === 0 || (list as readonly unknown[]).includes(id)
  const period = row.showPeriod as Period | null
  return (
    (row.audience === 'all' || row.audience === audience) &&
    holds(row.companies, company) &&
    holds(row.enterprises, enterprise) &&
    (!period || contains(period, now))
  )
}

function moduleOf(row: Row, { entity, session }: ActionCall): Module {
  const at = session.language === 'en' ? 1 : 0
  const badges = ((entity.fields.contents?.of as Row | undefined)?.badge as Row | undefined)?.of
  const named = (badges ?? {}) as { readonly [badge: string]: Label }
  const text = (value: unknown) => (value ? String(value) : null)
  const entries = ((row.contents ?? []) as readonly Entry[]).map((entry, index) => ({
    id: index + 1,
    title: String(entry.title),
    subtitle: text(entry.recommend),
    picture: text(entry.banner ?? entry.icon ?? entry.cover),
    badge:
      entry.badge && entry.badge !== 'none' ? (named[String(entry.badge)]?.[at] ?? null) : null,
    group: null,
    waiting: null,
  }))
  const title = row.showTitle ? String(row.title) : null
  return { as: drawnAs[String(row.style)] ?? 'grid', title, entries }
}

/** The region as the app shows it now to a kind of member of one partner; without a partner, what everybody sees. */
async function region(call: ActionCall): Promise<PreviewModules> {
  const { entity, values, records, session } = call
  const where = { region: values.region, status: 'published' }
  const rows = await records.select(entity.name, where, { sort: 'position', limit: 50 })
  const choices = entity.fields.region?.of as { readonly [region: string]: Label }
  const label = choices[String(values.region)] ?? ['', '']
  const seen = rows.filter((row) => isSeen(row, call))
  return {
    page: 'modules',
    title: label[session.language === 'en' ? 1 : 0],
    picture: seen[0]?.background ? String(seen[0].background) : null,
    background: null,
    notice: null,
    floating: null,
    modules: seen.map((row) => moduleOf(row, call)),
  }
}

/** Actions of the blocks of regions. */
export const actions: ActionFunctions = { region }
