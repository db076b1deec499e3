import { type Context, Hono } from 'hono'
import { forbidden, refusedField } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { clearings } from '#portal/engine/cache/clearings.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { queueJob } from '#portal/engine/queue/queueJob.ts'
import { demandOnly } from '#portal/engine/records/acceptedValues.ts'
import { type Region, regionLabels, regions } from '#portal/storage/cache/regions.ts'
import { bodyOf } from '../body.ts'
import { success } from '../envelope.ts'

/** The screen these calls belong to: whoever does not see it is refused. */
const SCREEN = '/versions/clearCache'

/**
 * What the portal keeps in memory: `GET cache` tells it part by part, `POST cache/clear { regions? }` clears parts, or
 * all of them, as a job. For admins and whoever has the right `cache`.
 */
export function cacheRoutes(context: PortalContext) {
  const settle = settling(context)
  const app = new Hono<{ Variables: { session: Session } }>()

  app.get('/', async (c) => {
    demandCache(context, c.get('session'))
    return success(c, { regions: await settle(), now: shanghaiTime(context.clock()) })
  })

  app.post('/clear', async (c: Context) => {
    const session = c.get('session') as Session
    demandCache(context, session)
    const body = await bodyOf(c)
    demandOnly(body, ['regions'])
    const wanted = regionsIn(body.regions)
    const states = await settle()
    const params = {
      regions: states
        .filter(({ region }) => wanted.includes(region))
        .map(({ region, entries, bytes, oldest }) => ({ region, entries, bytes, oldest })),
    }
    const [zh, en] = titleOf(wanted)
    const title = session.language === 'en' ? en : zh
    const asked = { kind: 'cache', title, params, total: wanted.length }
    return success(c, { job: await queueJob(context, asked, session) }, 201)
  })
  return app
}

function demandCache({ access }: PortalContext, session: Session): void {
  const may = session.special.has('cache') || session.roles.includes('admin')
  if (may && access.seesScreen(session, SCREEN)) return
  throw forbidden(['需要“清除缓存”权限', 'This needs the right "Clear cache"'])
}

function regionsIn(given: unknown): readonly Region[] {
  if (given === undefined) return regions
  const isRegion = (one: unknown): one is Region => regions.includes(one as Region)
  if (Array.isArray(given) && given.length > 0 && given.every(isRegion))
    return regions.filter((one) => given.includes(one))
  throw refusedField('regions', [
    `没有缓存“${String(given)}”，可选：${regions.join('、')}`,
    `There is no cache "${String(given)}": choose among ${regions.join(', ')}`,
  ])
}

const titleOf = (wanted: readonly Region[]): readonly [string, string] =>
  wanted.length === regions.length
    ? ['清除全部缓存', 'Clear every cache']
    : [
        `清除缓存：${wanted.map((one) => regionLabels[one].label[0]).join('、')}`,
        `Clear caches: ${wanted.map((one) => regionLabels[one].label[1]).join(', ')}`,
      ]

/** Tells what this process holds, without what was cleared in another one since it last looked. */
function settling({ database, cache }: PortalContext) {
  const known = new Map<Region, number>()
  return async () => {
    const cleared = await clearings(database.db)
    for (const { region, times } of cleared) {
      if ((known.get(region) ?? 0) !== times && known.has(region)) cache.clear(region)
      known.set(region, times)
    }
    for (const region of regions) if (!known.has(region)) known.set(region, 0)
    const time = (at: number | null) => (at === null ? null : shanghaiTime(new Date(at)))
    return cache.states().map((state) => {
      const { label, holds } = regionLabels[state.region]
      const last = cleared.find(({ region }) => region === state.region)
      const { oldest, newest } = state
      return {
        ...state,
        label,
        holds,
        oldest: time(oldest),
        newest: time(newest),
        clearedAt: last?.at ?? null,
        clearedBy: last?.byName ?? null,
      }
    })
  }
}
