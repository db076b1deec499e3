import { type Kysely, sql } from 'kysely'
import type { Label, Row } from '#declare'
import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { inWords } from '#widgets/format/duration.ts'
import { countStreaks } from './statistics/countStreaks.ts'

/** Seconds of a day. */
const DAY = 86_400

/** A day that has come holds no less than nothing and no more than itself, corrections and all. */
const dayHolds: Judging = async ({ after, tx, now }) => {
  const { user, date, id } = after
  if (String(date) > now.slice(0, 10))
    return [{ field: 'date', message: ['日期不能晚于今天', 'The date must not be after today'] }]
  const db = tx as unknown as Kysely<{ [table: string]: Row }>
  const { rows } = await sql<Row>`
    select coalesce(sum(coalesce("listen", 0) + coalesce("read", 0) + coalesce("video", 0)), 0) as "others"
    from "cumulativeTime" where "user" = ${user} and "date" = ${date} and "deletedAt" is null
      and id <> ${id ?? 0}`.execute(db)
  const others = Number(rows[0]?.others ?? 0)
  const total = others + secondsOf(after)
  if (total >= 0 && total <= DAY) return []
  const [stands, would] = [inWords(others), signed(total)]
  return [
    {
      field: heaviest(after, total < 0),
      message: [
        `当日已有 ${stands[0]}，修正后为 ${would[0]}，应在 0 到 24 小时之间`,
        `The day holds ${stands[1]} and would come to ${would[1]}: it stays between 0 and 24 hours`,
      ],
    },
  ]
}

const parts = ['listen', 'read', 'video'] as const

/** The part that takes most away, or adds most: the one to be put right. */
const heaviest = (after: Row, isBelow: boolean) =>
  parts.toSorted((one, other) => {
    const more = Number(after[other] ?? 0) - Number(after[one] ?? 0)
    return isBelow ? -more : more
  })[0] as string

const secondsOf = ({ listen, read, video }: Row) =>
  Number(listen ?? 0) + Number(read ?? 0) + Number(video ?? 0)

function signed(seconds: number): Label {
  const [zh, en] = inWords(Math.abs(seconds))
  return seconds < 0 ? [`负 ${zh}`, `minus ${en}`] : [zh, en]
}

const countsStreak: Bringing = {
  effect: ({ tx, after, now }) => countStreaks(tx, after.user as number, String(after.date), now),
}

/** Rules of study times that no word carries. */
export const rules: RuleFunctions = { dayHolds, countsStreak }
