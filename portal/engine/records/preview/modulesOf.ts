import type { Entity, Label, Language, Period, Row } from '#declare'
import type { ModuleOf, ModulesOf, StepsOf } from '#declare/action.ts'
import { contains } from '#derive/compare.ts'
import type { PreviewEntry, PreviewModules } from '#derive/previewPage.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { entityNamed, type PortalContext } from '../../context/portalContext.ts'

/** What a page of blocks is drawn from. */
export interface Drawn {
  readonly context: PortalContext
  readonly db: Db | Tx
  readonly entity: Entity
  readonly row: Row
  readonly language: Language
  words(entity: Entity, name: string, row: Row): Promise<string>
}

/** Entries of one block at most. */
const MOST = 100

/** The blocks of a page that are switched on, each with its records in their order. */
export async function modulesOf(drawn: Drawn, preview: ModulesOf): Promise<PreviewModules> {
  const { row } = drawn
  const text = (name: string | undefined) => (name && row[name] ? String(row[name]) : null)
  const on = preview.modules.filter(
    (module) =>
      module.as === 'steps' ||
      !module.when ||
      [row[module.when[0]] ?? []].flat().includes(module.when[1]),
  )
  const modules: PreviewModules['modules'][number][] = []
  for (const module of on)
    modules.push(
      module.as === 'steps'
        ? { as: 'steps', title: null, entries: stepsOf(row, module) }
        : {
            as: module.as,
            title: headOf(drawn, module),
            entries: row.id ? await entriesOf(drawn, module) : [],
          },
    )
  return {
    page: 'modules',
    title: text(preview.title) ?? '',
    picture: text(preview.picture),
    background: text(preview.background),
    notice: text(preview.notice),
    floating: text(preview.floating),
    wallpaper: text(preview.wallpaper),
    button: text(preview.button),
    modules,
  }
}

/** Entries of a list as they stand in the form, before they are saved, too. */
const stepsOf = (row: Row, { list, text, subtitle, picture }: StepsOf): PreviewEntry[] =>
  ((row[list] ?? []) as readonly Row[]).map((entry, index) => ({
    id: index + 1,
    title: String(entry[text] ?? ''),
    subtitle: subtitle && entry[subtitle] ? String(entry[subtitle]) : null,
    picture: entry[picture] ? String(entry[picture]) : null,
    badge: null,
    group: null,
    waiting: null,
  }))

function headOf({ row, language }: Drawn, { title }: ModuleOf): string | null {
  if (title === undefined) return null
  if (typeof title !== 'string') return title[language === 'en' ? 1 : 0]
  return row[title] ? String(row[title]) : null
}

async function entriesOf(drawn: Drawn, module: ModuleOf): Promise<readonly PreviewEntry[]> {
  const { context, db, row } = drawn
  const entity = entityNamed(context, module.of)
  const where = { ...module.where, [module.by]: row.id }
  const rows = await context.rows.select(db, entity, where, { limit: MOST, sort: module.sort })
  return Promise.all(rows.map((one) => entryOf(drawn, module, entity, one)))
}

async function entryOf(
  { context, words, language }: Drawn,
  module: ModuleOf,
  entity: Entity,
  row: Row,
): Promise<PreviewEntry> {
  const text = (name: string | undefined) => (name && row[name] ? String(row[name]) : null)
  const { badge, group, during } = module
  const bears = badge && row[badge] && row[badge] !== 'none'
  const period = during ? (row[during] as Period | null) : null
  const isNow = !period || contains(period, shanghaiTime(context.clock()))
  return {
    id: row.id as number,
    title: text(module.text) ?? '',
    subtitle: text(module.subtitle),
    picture: text(module.picture),
    badge: bears ? await words(entity, badge, row) : null,
    group: group ? (await words(entity, group, row)) || null : null,
    waiting: isNow ? null : outside[language === 'en' ? 1 : 0],
  }
}

const outside: Label = ['不在展示时间内', 'Not shown now']
