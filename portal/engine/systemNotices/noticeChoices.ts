import type { Db, Tx } from '#portal/storage/db/database.ts'
import { parsedJson } from '#portal/storage/db/parsedJson.ts'
import { ownTable } from '#portal/storage/db/tableSpec.ts'
import {
  type NoticeWay,
  noticeWays,
  type SystemNoticeKind,
  systemNoticeKinds,
} from './noticeKinds.ts'

/** Who wants to be told of what the system has to say, and how: `{"jobs":["mail"]}`. */
export const systemNoticeTable = ownTable('_systemNotice', { user: 'integer', choices: 'json' }, [
  'user',
])

/** The ways in which somebody is told of each kind. */
export type NoticeChoices = { readonly [kind in SystemNoticeKind]?: readonly NoticeWay[] }

/** What somebody chose; nothing where they never did. */
export async function noticeChoicesOf(db: Db | Tx, user: number): Promise<NoticeChoices> {
  const row = await db
    .selectFrom('_systemNotice')
    .select('choices')
    .where('user', '=', user)
    .executeTakeFirst()
  return row ? choicesIn(row.choices) : {}
}

/** Everybody who chose something. */
export async function allNoticeChoices(
  db: Db | Tx,
): Promise<readonly { readonly user: number; readonly choices: NoticeChoices }[]> {
  const rows = await db.selectFrom('_systemNotice').selectAll().orderBy('user').execute()
  return rows
    .map(({ user, choices }) => ({ user: Number(user), choices: choicesIn(choices) }))
    .filter(({ choices }) => Object.keys(choices).length > 0)
}

/** Keeps what somebody chose in the place of what they chose before. */
export async function keepNoticeChoices(
  tx: Tx,
  user: number,
  chosen: NoticeChoices,
): Promise<void> {
  const choices = JSON.stringify(chosen)
  await tx
    .insertInto('_systemNotice')
    .values({ user, choices })
    .onConflict((taken) => taken.column('user').doUpdateSet({ choices }))
    .execute()
}

/** What of a kept choice this release knows. */
function choicesIn(kept: unknown): NoticeChoices {
  const read = (typeof kept === 'string' ? parsedJson(kept) : kept) as Record<string, unknown>
  return Object.fromEntries(
    systemNoticeKinds.flatMap((kind) => {
      const given = read?.[kind]
      const ways = noticeWays.filter((way) => Array.isArray(given) && given.includes(way))
      return ways.length > 0 ? [[kind, ways]] : []
    }),
  )
}
