import type { Label, Row } from '#declare'
import { order } from '#derive/compare.ts'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { type DrawnEntry, isSeen, pageOf, runsOn } from '#portal/engine/actions/drawn.ts'
import { appBars } from '#resources/choices.ts'
import { copiedFields } from './fromTarget.ts'

/** Entries of one bar at most. */
const MOST = 100

const entryOf = (row: Row, language: string): DrawnEntry => {
  const opens: Label = ['默认', 'Opens first']
  const first = row.isDefault ? opens[language === 'en' ? 1 : 0] : null
  const icon = row.isDefault ? (row.selectedIconUrl ?? row.iconUrl) : row.iconUrl
  return {
    id: row.id as number,
    title: String(row.name),
    subtitle: null,
    picture: icon || row.titleImage ? String(icon ?? row.titleImage) : null,
    badge: row.badge ? String(row.badge) : first,
    group: null,
    waiting: null,
  }
}

/** Actions of the app's bars. */
export const actions: ActionFunctions = {
  /** The bars as an app of that version shows them on a platform at a moment, now unless said. */
  bars: async ({ entity, values, records, session, now }) => {
    const at = session.language === 'en' ? 1 : 0
    const moment = values.at ? String(values.at) : now
    const rows = await records.select(
      entity.name,
      { status: 'published' },
      { sort: 'position', limit: 3 * MOST },
    )
    const shown = rows.filter(
      (row) => isSeen(row, moment) && runsOn(row, values.platform, values.appVersion),
    )
    const bars = Object.entries(appBars).map(([bar, label]) => ({
      as: 'grid' as const,
      title: label[at],
      entries: shown
        .filter((row) => row.bar === bar)
        .map((row) => entryOf(row, String(session.language))),
    }))
    const title = `${values.platform} ${values.appVersion}`
    return pageOf(
      title,
      bars.filter(({ entries }) => entries.length > 0),
    )
  },

  /** The live entries of a bar as drafts from a version on, in their order; one that ends before it has no end any more. */
  copyToVersion: async ({ entity, values, records, make }) => {
    const { bar, minVersion } = values
    const where = { bar, status: 'published' }
    const rows = await records.select(entity.name, where, { sort: 'position', limit: MOST })
    if (rows.length === 0)
      throw refusedField('bar', ['该位置没有已上线的导航', 'This bar has no live entries'])
    for (const row of rows) {
      const isOver = row.maxVersion && order(minVersion, row.maxVersion) > 0
      const maxVersion = isOver && bar !== 'topOld' ? null : row.maxVersion
      await make({ ...copiedFields(entity, row), minVersion, maxVersion })
    }
    return { count: rows.length }
  },
}
