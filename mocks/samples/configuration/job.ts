import type { Row } from '#declare'
import { oneOf, type SampleWorld } from '../sampleWorld.ts'

const COUNT = 70

/** What has run in the background, by kind: titles, and how many rows one usually has. */
const works: readonly (readonly [kind: string, title: string, rows: number])[] = [
  ['grant', '充值阅读币 客诉补偿第{n}批', 320],
  ['export', '导出 六月豆瓣用户回访', 1860],
  ['codes', '生成兑换码 图书附赠码第{n}批', 5000],
  ['bulk', '上架 · 文章 {n} 条', 640],
  ['import', '导入 新商品第{n}批', 210],
  ['sms', '短信 中奖通知 抽奖第{n}期', 96],
  ['statistics', '重新统计 阅读时长 近 7 日', 7],
  ['mail', '站内信 夏季书单 第{n}封', 4200],
  ['rank', '榜单计算 周榜第{n}周', 300],
  ['cancel', '取消杂志 重复订阅第{n}批', 45],
  ['push', '推送 新刊上架 第{n}期', 8800],
  ['sync', '外部同步 店铺订单', 512],
  ['ai', '生成观点 第{n}期文章', 24],
  ['destroy', '销毁兑换码 退货第{n}批', 150],
  ['cache', '清除缓存 首页与频道', 12],
]

/** Jobs of some ten weeks, all of them come to rest: nothing here pretends to run. */
export function jobs(world: SampleWorld): Row[] {
  return Array.from({ length: COUNT }, (_, index) => jobAt(world, COUNT - index))
}

function jobAt(world: SampleWorld, ago: number): Row {
  const [kind, title, usual] = oneOf(works, ago * 7)
  const total = usual + ((ago * 37) % 90)
  const by = 1 + (ago % 6)
  const hour = 9 + (ago % 9)
  const begun = world.at(-ago, `${String(hour).padStart(2, '0')}:12`)
  const ended = world.at(
    -ago,
    `${String(hour).padStart(2, '0')}:${13 + Math.min(40, Math.ceil(total / 900))}`,
  )
  const { error = null, ...outcome } = outcomeOf(ago, total)
  return {
    title: title.replace('{n}', String(80 - ago)),
    kind,
    key: `sample-${String(COUNT - ago + 1).padStart(3, '0')}`,
    total,
    ...outcome,
    attempt: ago % 13 === 0 ? 2 : 1,
    startedAt: begun,
    finishedAt: outcome.status === 'paused' ? null : ended,
    heartbeat: ended,
    error,
    createdAt: begun,
    updatedAt: ended,
    createdBy: by,
    updatedBy: null,
    version: 3,
  }
}

function outcomeOf(ago: number, total: number): Row {
  if (ago % 23 === 0)
    return {
      status: 'failed',
      done: 0,
      failed: 0,
      skipped: 0,
      error: '数据库暂不可用\nThe database is not available',
    }
  if (ago % 17 === 0)
    return { status: 'cancelled', done: Math.floor(total / 3), failed: 0, skipped: 0 }
  if (ago % 29 === 0)
    return { status: 'paused', done: Math.floor(total / 2), failed: 1, skipped: 0 }
  const failed = ago % 5 === 0 ? 1 + (ago % 4) : 0
  const skipped = ago % 3 === 0 ? Math.min(3, total - failed) : 0
  return { status: failed > 0 ? 'partly' : 'done', done: total - failed - skipped, failed, skipped }
}
