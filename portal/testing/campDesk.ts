import type { Row } from '#declare'
import { create, serial } from './desk.ts'
import type { SharedBench } from './sharedBench.ts'

/** A camp with a course of its own, and what makes its periods, tasks and students. The bench stands at 2026-11-21 10:00. */
export async function campDesk(bench: SharedBench) {
  const { admin, picture, portal } = bench
  const number = serial()
  const author = await create(admin, 'author', {
    name: `领读人${number}`,
    roles: ['writer'],
    avatar: await picture(300, 300),
    introduction: '带大家读书的人',
  })
  const campValues = async (more: Row = {}): Promise<Row> => ({
    title: `城市史精读营${serial()}`,
    campKind: 'reading',
    lecturers: [author.id],
    imageUrl: await picture(690, 388),
    bigImage: await picture(1125, 633),
    introduction: '<p>二十一天读一座城。</p>',
    days: 21,
    price: 19900,
    finishPercent: 80,
    buyNote: '报名后不退不换',
    ...more,
  })
  const camp = await create(admin, 'camp', await campValues())
  const lesson = (title: string) => ({ title, media: 'text', body: '<p>正文</p>' })
  const course = await create(admin, 'campCourse', {
    camp: camp.id,
    title: '城市史导论',
    courseKind: 'camp',
    lessons: ['走进城门', '运河为什么在这里拐弯', '街道的名字'].map(lesson),
  })
  let periods = 0
  const periodValues = async (more: Row = {}): Promise<Row> => ({
    camp: camp.id,
    title: '城市史精读营 第12期',
    number: ++periods,
    signUp: { start: '2026-11-22T00:00:00+08:00', end: '2026-12-01T23:59:59+08:00' },
    period: { start: '2026-12-01T00:00:00+08:00', end: '2026-12-21T23:59:59+08:00' },
    capacity: 2,
    groupImage: await picture(600, 600),
    ...more,
  })
  const period = async (more: Row = {}) => create(admin, 'campPeriod', await periodValues(more))
  const task = async (of: unknown, more: Row = {}) => {
    const stage = await create(admin, 'campCatalogue', {
      period: of,
      nodeKind: 'stage',
      taskKind: null,
      title: '第一周 走进城门',
    })
    return create(admin, 'campCatalogue', {
      period: of,
      parent: stage.id,
      nodeKind: 'task',
      title: '第01天｜打卡',
      day: 1,
      taskKind: 'punch',
      ...more,
    })
  }
  /** Published, with a period that enrols. */
  const enrolling = async (more: Row = {}) => {
    const one = await period(more)
    if ((await admin('GET', `camp/${camp.id}`)).data.status !== 'published')
      await admin('POST', `camp/${camp.id}/publish`, {})
    const { code, data, message } = await admin('POST', `campPeriod/${one.id}/open`, {})
    if (code !== 20000) throw new Error(`open: ${message} ${JSON.stringify(data)}`)
    return data as Row & { id: number; version: number }
  }
  const records = portal.records()
  const user = async () =>
    (await records.create('appUser', { uid: `U${50_000_000 + serial()}`, nickname: '夏天的风' }))
      .id as number
  const student = async (of: unknown, more: Row = {}) =>
    (await records.create('campStudent', {
      period: of,
      user: await user(),
      nickname: '夏天的风',
      phone: '13912345678',
      origin: 'grant',
      ...more,
    })) as Row & { id: number; version: number }
  return { camp, course, author, campValues, period, periodValues, task, enrolling, student, user }
}
