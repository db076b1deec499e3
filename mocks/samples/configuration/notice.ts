import type { Row } from '#declare'
import { issues } from '../magazines/issue.ts'
import type { SampleWorld } from '../sampleWorld.ts'
import { jobs } from './job.ts'

const ADMIN = 1
const UNREAD = 5

interface Told {
  readonly type: string
  readonly title: string
  readonly body?: string
  readonly target?: string
}

/** What the first admin finds behind the bell: twelve notices of three weeks, the newest five unread. */
export function notices(world: SampleWorld): Row[] {
  const told = toldOf(world)
  return told.map((one, index) => {
    const ago = told.length - 1 - index
    const createdAt = world.at(-1 - Math.ceil(ago * 1.7), `${10 + (ago % 8)}:26`)
    const isUnread = ago < UNREAD
    return {
      user: ADMIN,
      body: null,
      target: null,
      ...one,
      status: isUnread ? 'unread' : 'read',
      readAt: isUnread ? null : createdAt,
      createdAt,
      updatedAt: createdAt,
      createdBy: null,
      updatedBy: null,
    }
  })
}

function toldOf(world: SampleWorld): readonly Told[] {
  const ended = jobs(world)
    .map((row, index): Row => ({ ...row, id: index + 1 }))
    .filter(({ status }) => ['done', 'partly', 'failed'].includes(String(status)))
  const endOf = (status: string, nth = 1) =>
    jobEnd(ended.filter((one) => one.status === status).at(-nth) as Row)
  const [one, other] = issues(world)
    .map((row, index): Row => ({ ...row, id: index + 1 }))
    .filter(({ status }) => status === 'published')
    .slice(-2) as [Row, Row]
  return [
    endOf('done', 4),
    released(one),
    {
      type: 'system',
      title: '自动抓取已关闭：“城市夜话”',
      body: '连续 3 次抓取失败，请检查RSS地址后重新开启。',
    },
    endOf('done', 3),
    { type: 'approval', title: '批次待复核：客诉补偿第21批', target: '/datas/bulkHistory' },
    endOf('failed'),
    { type: 'change', title: '“默认”已被取代：语速“标准”', body: '陈晓将“默认”转给了语速“舒缓”' },
    endOf('partly'),
    { type: 'approval', title: '批次已通过复核：客诉补偿第22批', target: '/datas/bulkHistory' },
    endOf('done', 2),
    released(other),
    endOf('done'),
  ]
}

const ends: { readonly [status: string]: string } = {
  done: '任务已完成',
  partly: '任务部分成功',
  failed: '任务失败',
}
const jobEnd = ({ id, status, title, done, failed, skipped }: Row): Told => ({
  type: 'job',
  title: `${ends[String(status)]}：${title}`,
  body: `成功 ${done ?? 0}，失败 ${failed ?? 0}，跳过 ${skipped ?? 0}`,
  target: `/open/job/${id}`,
})

const released = ({ id, title }: Row): Told => ({
  type: 'schedule',
  title: `已定时发布：期次“${title}”`,
  target: `/open/issue/${id}`,
})
