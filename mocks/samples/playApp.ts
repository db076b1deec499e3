import type { Portal } from '#portal/createPortal.ts'
import { giveSecret } from '#portal/engine/serviceKeys/serviceKeySecret.ts'
import { AppClient } from '../app/AppClient.ts'
import { answers, comments, reports, studyTimes } from './appSaid.ts'
import type { SampleWorld } from './sampleWorld.ts'

/** Entities whose samples the app sends in, through the calls it would make. */
export const sentByApp = ['comment', 'commentReport', 'cumulativeTime'] as const

/** Plays the app against a portal that has its other samples: readers comment, answer, report, and have their time counted. */
export async function playApp(portal: Portal, world: SampleWorld): Promise<void> {
  const app = await appOf(portal)
  const articles = await portal.records().select('article', { status: 'published' }, { limit: 12 })
  const wanted = comments(
    world,
    articles.map(({ id }) => id as number),
  )
  const said = idsOf(await app.sendAll('contentComment', wanted))
  await audit(portal, said)
  await distinguish(portal, world, said)
  const first = said.map((id, index) => ({ id, target: wanted[index]?.target }))
  await app.sendAll('contentComment', answers(world, first))
  const ads = said.filter((_, index) => wanted[index]?.risk === 'block')
  await app.sendAll('contentComment/report', reports(world, [...ads, ...said.slice(3, 6)]))
  await app.sendAll('cumulativeTime', studyTimes(world))
  await addReceiver(portal)
  await addSource(portal)
}

/** A receiver as one is set up; paused, since nobody answers there. */
async function addReceiver(portal: Portal): Promise<void> {
  const records = portal.records()
  const [admin] = await records.select('portalUser', { username: 'admin' })
  const { id } = await records.create('webhook', {
    name: '官网',
    url: 'https://www.example.com/masthead/changes',
    owner: admin?.id,
    entities: ['article', 'issue', 'magazine'],
    note: '示例：发布与下架时通知官网刷新页面',
  })
  await records.move('webhook', id as number, 'pause')
}

/** A folder that lists would come from; paused, since nobody fills it. */
async function addSource(portal: Portal): Promise<void> {
  const records = portal.records()
  const [admin] = await records.select('portalUser', { username: 'admin' })
  const { id } = await records.create('listSource', {
    name: '天猫每日销售',
    kind: 'sales',
    owner: admin?.id,
    source: 'folder',
    folder: 'sales/tmall',
    hour: 6,
    note: '示例：由电商系统每晚放入当天的销售报表',
  })
  await records.move('listSource', id as number, 'pause')
}

/** The app with a key of its own, which nobody gets to see: an admin may give it a new one. */
async function appOf(portal: Portal): Promise<AppClient> {
  const { context } = portal
  const [admin] = await portal.records().select('portalUser', { username: 'admin' })
  const { id } = await portal.records().create('serviceKey', {
    name: 'App 服务端',
    owner: admin?.id,
    rights: ['public', 'changes'],
    writes: [
      'appUser',
      'comment',
      'commentReport',
      'cumulativeTime',
      'userCoupon',
      'userOrder',
      'couponUsage',
      'article',
      'issue',
    ],
    perMinute: 6000,
    note: '示例：评论、举报与学习时长由它写入',
  })
  const former = await portal.records().create('serviceKey', {
    name: '旧版小程序服务端',
    owner: admin?.id,
    rights: ['public'],
    perMinute: 600,
    note: '示例：小程序改版后停用',
  })
  await portal.records().move('serviceKey', former.id as number, 'revoke')
  const key = await context.database.transaction((tx) => giveSecret(context, tx, id as number))
  const url = context.origins[0] ?? 'http://masthead.local'
  return new AppClient({ url, key, request: (address, init) => portal.app.request(address, init) })
}

function idsOf({ results }: Awaited<ReturnType<AppClient['sendAll']>>): number[] {
  const refused = results.find(({ done }) => !done)
  if (refused) throw new Error(`Sample records: the app was refused: ${JSON.stringify(refused)}`)
  return results.map(({ id }) => id as number)
}

/** Some stand out: the best, one on top, two that the desk has answered. */
async function distinguish(
  portal: Portal,
  world: SampleWorld,
  ids: readonly number[],
): Promise<void> {
  const records = portal.records()
  const best = [0, 3, 12, 21].map((at) => ids[at] as number)
  for (const id of best) await records.update('comment', id, { best: true })
  await records.update('comment', best[0] as number, { top: true })
  const [desk] = await records.select('appUser', { official: true }, { limit: 1, sort: 'id' })
  for (const replyTo of best.slice(0, 2)) {
    const comment = await records.find('comment', replyTo)
    await records.create('comment', {
      source: 'official',
      user: desk?.id,
      target: comment?.target,
      replyTo,
      content: '谢谢你的来信，已转给作者。',
      region: '北京',
      publishedAt: world.at(-1, '21:05'),
    })
  }
}

/** Two thirds are audited: what is clean passes, advertising does not. */
async function audit(portal: Portal, ids: readonly number[]): Promise<void> {
  const records = portal.records()
  for (const [index, id] of ids.entries()) {
    if (index % 3 === 2) continue
    const isAd = index % 16 === 9
    await records.move('comment', id, isAd ? 'reject' : 'pass', isAd ? { rejectReason: 'ads' } : {})
  }
}
