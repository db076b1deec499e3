import { type Context, Hono } from 'hono'
import { forbidden, invalid } from '#portal/core/errors.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { keepNoticeChoices, noticeChoicesOf } from '#portal/engine/systemNotices/noticeChoices.ts'
import {
  kindsFor,
  type NoticeWay,
  noticeKinds,
  noticeWays,
} from '#portal/engine/systemNotices/noticeKinds.ts'
import { bodyOf } from '../body.ts'
import { success } from '../envelope.ts'

/**
 * What the system tells oneself outside of the portal: `GET index/systemNotices` gives the kinds one may hear of with the
 * ways chosen, `PUT index/systemNotices { jobs: ['mail'] }` chooses. Throws 40001 for what is no kind one may hear of,
 * and for what is no way, by its name.
 */
export function systemNoticeRoutes(context: PortalContext) {
  const { database, ports } = context
  const app = new Hono()
  const told = async (session: Session) => {
    const chosen = await noticeChoicesOf(database.db, idOf(session))
    return {
      kinds: kindsFor(context, session).map((kind) => ({
        kind,
        label: noticeKinds[kind].label,
        ways: chosen[kind] ?? [],
      })),
      // Ways that only write to the portal's own folder or log as yet.
      standIns: noticeWays.filter((way) => ports[way].standIn),
    }
  }
  app.get('/systemNotices', async (c) => success(c, await told(sessionOf(c))))
  app.put('/systemNotices', async (c) => {
    const session = sessionOf(c)
    const given = await bodyOf(c)
    const kinds: readonly string[] = kindsFor(context, session)
    const wrong = Object.entries(given).filter(
      ([kind, ways]) => !kinds.includes(kind) || !areWays(ways),
    )
    if (wrong.length > 0)
      throw invalid(
        wrong.map(([field]) => ({
          field,
          message: kinds.includes(field)
            ? (['应为 mail、robot 中的几种', 'Give some of mail and robot'] as const)
            : ([
                `没有可通知你的“${field}”`,
                `There is no "${field}" that you may be told of`,
              ] as const),
        })),
      )
    await database.transaction((tx) => keepNoticeChoices(tx, idOf(session), given))
    return success(c, await told(session))
  })
  return app
}

const areWays = (value: unknown): value is readonly NoticeWay[] =>
  Array.isArray(value) && value.every((one) => noticeWays.includes(one))

const sessionOf = (c: Context) => c.get('session') as Session

function idOf({ user }: Session): number {
  if (!user) throw forbidden()
  return user.id
}
