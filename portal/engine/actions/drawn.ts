import type { Label, Period, Row } from '#declare'
import { contains, order } from '#derive/compare.ts'
import type { PreviewModules } from '#derive/previewPage.ts'

export type DrawnModule = PreviewModules['modules'][number]
export type DrawnEntry = DrawnModule['entries'][number]

/** How a style of module is drawn, and which field of a content holds its picture. */
const styles: { readonly [style: string]: readonly [as: DrawnModule['as'], picture?: string] } = {
  banner: ['banners', 'imageUrl'],
  bigCard: ['banners', 'imageUrl'],
  picture: ['banners', 'imageUrl'],
  iconGrid: ['icons', 'iconUrl'],
  double: ['grid', 'imageUrl1'],
  horizontal: ['grid', 'imageUrl1'],
  triple: ['grid', 'imageUrl2'],
  waterfall: ['grid', 'imageUrl2'],
  single: ['lines', 'imageUrl1'],
  rank: ['lines', 'imageUrl2'],
  textRoll: ['lines'],
}
const pictures = ['smallImage', 'imageUrl1', 'imageUrl2', 'iconUrl', 'imageUrl']

/** How the preview draws a style of module. */
export const drawnAs = (style: unknown): DrawnModule['as'] => styles[String(style)]?.[0] ?? 'lines'

/** The picture a style draws, or any there is. */
export function pictureIn(row: Row, style: unknown): string | null {
  const found = styles[String(style)]
  if (found && !found[1]) return null
  const name = [found?.[1], ...pictures].find((one) => one && row[one])
  return name ? String(row[name]) : null
}

/** One content as an entry of a module, with what stands on its corner. */
export const entryOf = (
  row: Row,
  style: unknown,
  badge: { readonly [choice: string]: Label } = {},
  language: string = 'zh',
): DrawnEntry => {
  const label = row.badge && row.badge !== 'none' ? badge[String(row.badge)] : undefined
  return {
    id: row.id as number,
    title: String(row.title || row.name),
    subtitle: row.recommend ? String(row.recommend) : null,
    picture: pictureIn(row, style),
    badge: label ? label[language === 'en' ? 1 : 0] : null,
    group: null,
    waiting: null,
  }
}

/** What readers see: within its period, where it has one, and meant for their kind, where they are of one. */
export const isSeen = (row: Row, now: string, audience?: unknown): boolean => {
  const period = row.period as Period | null
  const isTime = !period || contains(period, now)
  const isFor = !row.audience || row.audience === 'all' || row.audience === audience
  return isTime && (isFor || !audience)
}

/** Whether an app of that version and platform shows it; one that is not told is taken for any. */
export function runsOn(row: Row, platform: unknown, version: unknown): boolean {
  const platforms = (row.platforms ?? []) as readonly unknown[]
  if (platform && platforms.length > 0 && !platforms.includes(platform)) return false
  if (!version) return true
  const { minVersion, maxVersion } = row
  return (
    (!minVersion || order(version, minVersion) >= 0) &&
    (!maxVersion || order(version, maxVersion) <= 0)
  )
}

/** A page of modules with nothing but its title. */
export const pageOf = (title: string, modules: readonly DrawnModule[]): PreviewModules => ({
  page: 'modules',
  title,
  picture: null,
  background: null,
  notice: null,
  floating: null,
  modules,
})

/** Titles of modules keep them apart; one without any is told from the others by its place. */
export const headingOf = (title: unknown): string | null => (title ? String(title) : null)
