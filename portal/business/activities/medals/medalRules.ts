import type { Label, Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import { configText } from '#portal/engine/configuration/configValue.ts'
import { readConfig } from '#portal/engine/configuration/readConfig.ts'
import type { Records } from '#portal/engine/context/change.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'

/** The key of baseConfig that holds them all, by series. */
const KEY = 'medalRule'

/** What is counted of a user for each series of level medals. */
export const medalMeasures: { readonly [series: string]: Label } = {
  studyTime: ['收听、阅读与观看的小时', 'Hours of listening, reading and watching'],
  continuous: ['连续学习的天数', 'Days of study in a row'],
  listen: ['收听的小时', 'Hours of listening'],
  magazine: ['读完的期刊', 'Magazines read to the end'],
  note: ['笔记', 'Notes'],
  comment: ['通过审核的评论', 'Comments that passed'],
  share: ['分享', 'Shares'],
}

/** The unit of each series, as its thresholds are told. */
export const units: { readonly [series: string]: string } = {
  studyTime: '小时',
  continuous: '天',
  listen: '小时',
  magazine: '本',
  note: '条',
  comment: '条',
  share: '次',
}

/** The rule of one series: its text, what counts, and how much of it a day (0 is no bound), in the series' unit. */
export interface MedalRule {
  readonly series: string
  readonly text: string
  readonly counts: Label
  readonly dailyCap: number
}

type Kept = { readonly [series: string]: { readonly text?: string; readonly dailyCap?: number } }

/** The rule of a series as it is in force at `now`. Throws 40001 for a series there is not. */
export async function medalRule(db: Db | Tx, series: unknown, now: string): Promise<MedalRule> {
  const counts = typeof series === 'string' ? medalMeasures[series] : undefined
  if (!counts)
    throw refusedField('series', [
      `没有系列“${String(series ?? '')}”，可选：${Object.keys(medalMeasures).join('、')}`,
      `There is no series "${String(series ?? '')}": ${Object.keys(medalMeasures).join(', ')}`,
    ])
  const kept = ((await readConfig(db, KEY, now)) ?? {}) as Kept
  const { text = '', dailyCap = 0 } = kept[series as string] ?? {}
  return { series: series as string, text, counts, dailyCap }
}

/** Keeps the rule of one series; those of the others stay. Throws 40001, by field, for what it may not hold. */
export async function keepMedalRule(
  { records, db, now }: { readonly records: Records; readonly db: Db | Tx; readonly now: string },
  { series, text, dailyCap }: Row,
): Promise<MedalRule> {
  const before = await medalRule(db, series, now)
  const said = typeof text === 'string' ? text.trim() : ''
  if (said === '' || [...said].length > 200)
    throw refusedField('text', ['规则说明须为 1 到 200 个字', 'The text takes 1 to 200 characters'])
  const cap = Number(dailyCap ?? before.dailyCap)
  if (!Number.isInteger(cap) || cap < 0 || cap > 1000)
    throw refusedField('dailyCap', [
      '每日上限须为 0 到 1000 的整数',
      'The most a day is a whole number from 0 to 1000',
    ])
  const [row] = await records.select('baseConfig', { key: KEY }, { limit: 1 })
  if (!row) throw new Error(`baseConfig has no key ${KEY}: start the portal once to make its keys`)
  const all = ((await readConfig(db, KEY, now)) ?? {}) as Kept
  const value = { ...all, [before.series]: { text: said, dailyCap: cap } }
  await records.update('baseConfig', row.id as number, { value: configText('json', value) })
  return { ...before, text: said, dailyCap: cap }
}
