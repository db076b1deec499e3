import type { Row } from '#declare'
import { order } from '#derive/compare.ts'
import type { PreviewModules } from '#derive/previewPage.ts'
import { asks, refusedField } from '#portal/core/errors.ts'
import type { ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'
import { shownWhere } from '#portal/engine/rules/readable.ts'

const MOST = 200

/** The icons of a skin as the home page of a platform and version shows them, whether that skin is on or not. */
const rows: ActionFunction = async ({ entity, values, records, session, now }) => {
  const { platform, version, skin } = values
  const found = await records.select(entity.name, { skin }, { sort: 'position', limit: MOST })
  const shown = await records.select(entity.name, shownWhere(entity) ?? {}, { limit: MOST })
  const seen = new Set(shown.map(({ id }) => id))
  const english = session.language === 'en'
  const waiting = english ? 'Not online' : '未上线'
  return {
    page: 'modules',
    title: english ? 'Home' : '首页',
    picture: null,
    background: null,
    notice: null,
    floating: null,
    modules: [
      {
        as: 'icons',
        title: null,
        entries: found
          .filter((row) => (row.platforms as string[]).includes(String(platform)))
          .filter((row) => isFor(row, version))
          .map((row) => ({
            id: row.id as number,
            title: String(row.name),
            subtitle: null,
            picture: String(row.iconUrl ?? '') || null,
            badge: row.badge && !hasEnded(row, now) ? String(row.badge) : null,
            group: null,
            waiting: seen.has(row.id) ? null : waiting,
          })),
      },
    ],
  } satisfies PreviewModules
}

const hasEnded = ({ badgeUntil }: Row, now: string) =>
  typeof badgeUntil === 'string' && order(badgeUntil, now) < 0

/** Whether a version of the app shows it; without a version all do. */
const isFor = ({ minVersion, maxVersion }: Row, version: unknown): boolean =>
  !version ||
  ((!minVersion || order(minVersion, version) <= 0) &&
    (!maxVersion || order(version, maxVersion) <= 0))

/** Puts the icons of one skin online and takes the others offline; asks first, with how many. */
const applySkin: ActionFunction = async ({ entity, values, records, accepted }) => {
  const { name } = entity
  const { skin } = values
  const icons = await records.select(name, { skin }, { sort: 'position', limit: MOST })
  if (icons.length === 0)
    throw refusedField('skin', [`没有皮肤“${skin}”的图标`, `No icon has the skin "${skin}"`])
  const waiting = icons.filter(({ status }) => status !== 'published')
  const where = { status: 'published', skin: { not: skin } }
  const others = await records.select(name, where, { limit: MOST })
  const rule = `${name}.applySkin`
  if (!accepted.has(rule))
    throw asks({
      warnings: [
        {
          field: 'skin',
          rule,
          message: [
            `将上线 ${waiting.length} 个图标，下线 ${others.length} 个。确定切换？`,
            `${waiting.length} icons go online, ${others.length} offline. Switch?`,
          ],
        },
      ],
    })
  for (const { id } of waiting) await records.move(name, id as number, 'publish')
  for (const { id } of others) await records.move(name, id as number, 'withdraw')
  return { published: waiting.length, withdrawn: others.length }
}

/** Actions of entry icons. */
export const actions: ActionFunctions = { rows, applySkin }
