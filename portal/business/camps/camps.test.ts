import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Row } from '#declare'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { campDesk } from '#portal/testing/campDesk.ts'
import { create } from '#portal/testing/desk.ts'
import type { PortalBench } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { stubs } from '#portal/testing/stubs.ts'
import { round as campRound } from './campSop.round.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))
const at = (moment: string) => Date.parse(`${moment}+08:00`)
const NOW = at('2026-11-21T10:00:00')

describe.each(databases)('camps on $name', (database) => {
  const bench = sharedBench(database)
  let admin: PortalBench['admin']
  let desk: Awaited<ReturnType<typeof campDesk>>
  beforeEach(async () => {
    bench.time.now = NOW
    admin = await bench.signIn('boss')
    desk = await campDesk(bench)
  })

  const context = () => bench.portal.context
  const records = () => bench.portal.records()
  const read = async (path: string, id: unknown): Promise<Row> =>
    (await records().find(path, id as number)) as Row
  const errors = async (method: string, path: string, body?: unknown) =>
    Object.keys((await admin(method, path, body)).data?.errors ?? {})
  const change = async (path: string, id: unknown, values: Row) =>
    errors('PUT', `${path}/${id}`, { version: (await read(path, id)).version, ...values })
  const turnTo = async (moment: string) => {
    bench.time.now = at(moment)
    admin = await bench.signIn('boss')
  }
  const tick = async () => {
    await runDueMoves(context(), records())
    await campRound(context())
    await runQueued(context())
  }
  const paidOrder = (orderNo: string, user: unknown) =>
    records().create('userOrder', {
      ...{ orderNo, user, kind: 'camp', amount: 19900, paid: 19900, status: 'paid' },
    })
  const running = async (more: Row = {}) => {
    const period = await desk.enrolling(more)
    const task = await desk.task(period.id)
    return { period, task }
  }
  const finish = (student: unknown, task: unknown) =>
    records().create('campTaskDone', { student, task, doneAt: '2026-12-02T08:00:00+08:00' })

  test('camp#priceBetweenVipAndOriginal prices go up from members to the struck one; what a period began with stays', async () => {
    expect(await change('camp', desk.camp.id, { vipPrice: 29900 })).toEqual(['vipPrice'])
    const { period } = await running()
    await turnTo('2026-12-01T08:00:00')
    await admin('POST', `campPeriod/${period.id}/start`, {})
    expect(await change('camp', desk.camp.id, { days: 14, finishPercent: 60 })).toEqual([])
    expect(await read('campPeriod', period.id)).toMatchObject({ days: 21, finishPercent: 80 })
  })

  test('camp#publishNeedsCourseAndPeriod publishing wants a course and a period to come', async () => {
    const { camp } = desk
    expect((await admin('POST', `camp/${camp.id}/publish`, {})).code).toBe(40001)
    await desk.period()
    expect((await admin('POST', `camp/${camp.id}/publish`, {})).code).toBe(20000)
    const bare = await create(admin, 'camp', await desk.campValues())
    expect((await admin('POST', `camp/${bare.id}/publish`, {})).code).toBe(40001)
  })

  test('camp#deletableByAdminOnly withdrawn, nobody signs up any more; it is deleted by an admin and without periods', async () => {
    const period = await desk.enrolling()
    await admin('POST', `camp/${desk.camp.id}/withdraw`, { accept: ['confirm'], confirm: true })
    await records()
      .move('camp', desk.camp.id, 'withdraw')
      .catch(() => null)
    await expect(desk.student(period.id)).rejects.toThrow()
    expect((await admin('DELETE', `camp/${desk.camp.id}`)).code).toBe(40900)
    const bare = await create(admin, 'camp', await desk.campValues())
    expect((await bench.editor('DELETE', `camp/${bare.id}`)).code).not.toBe(20000)
    expect((await admin('DELETE', `camp/${bare.id}`)).code).toBe(20000)
  })

  test('camp.copy takes courses and the general SOP along; camp.periods opens its periods', async () => {
    const period = await desk.period()
    const item = {
      camp: desk.camp.id,
      title: '开营预告',
      day: -1,
      time: '20:00',
      content: '明天见',
    }
    await create(admin, 'campSop', item)
    await create(admin, 'campSop', { ...item, period: period.id })
    const { data: copy } = await admin('POST', `camp/${desk.camp.id}/copy`, {})
    expect(copy).toMatchObject({ status: 'draft' })
    const of = (entity: string) => records().count(entity, { camp: copy.id })
    expect([await of('campCourse'), await of('campSop'), await of('campPeriod')]).toEqual([1, 1, 0])
    expect(context().entities.get('camp')?.actions.periods).toMatchObject({ opens: 'campPeriod' })
  })

  test('campCourse#fieldsFollowCourseKind each source fills what is its own, each lesson its medium', async () => {
    const values = { camp: desk.camp.id, title: '练习课', courseKind: 'timetable' }
    expect(await errors('POST', 'campCourse', values)).toContain('course')
    expect(
      await errors('POST', 'campCourse', {
        ...values,
        courseKind: 'camp',
        lessons: [{ title: '听', media: 'audio' }],
      }),
    ).toEqual(['lessons.0.audio'])
  })

  test('campCourse#courseOncePerCamp stands once in a camp and stays where a period uses it', async () => {
    const course = await stubs(bench)('catalog', { title: '城市史导论', nodeKind: 'course' })
    const values = { camp: desk.camp.id, title: '导论', courseKind: 'timetable', course }
    await create(admin, 'campCourse', values)
    expect((await admin('POST', 'campCourse', values)).code).not.toBe(20000)
    const period = await desk.period()
    await desk.task(period.id, {
      taskKind: 'lesson',
      campCourse: desk.course.id,
      campLesson: 1,
    })
    expect(await read('campCourse', desk.course.id)).toMatchObject({ usedCount: 1, lessonCount: 3 })
    const other = await create(admin, 'camp', await desk.campValues())
    expect(await change('campCourse', desk.course.id, { camp: other.id })).toEqual(['camp'])
    expect((await admin('DELETE', `campCourse/${desk.course.id}`)).code).toBe(40900)
  })

  test('campPeriod#opensAndStartsOnTime the clock opens and starts it, and its students with it', async () => {
    const period = await desk.period()
    await desk.task(period.id)
    await admin('POST', `camp/${desk.camp.id}/publish`, {})
    await turnTo('2026-11-22T09:00:00')
    await tick()
    expect(await read('campPeriod', period.id)).toMatchObject({ status: 'enrolling' })
    const student = await desk.student(period.id)
    await turnTo('2026-12-01T09:00:00')
    await tick()
    expect(await read('campPeriod', period.id)).toMatchObject({ status: 'running' })
    expect(await read('campStudent', student.id)).toMatchObject({ status: 'studying' })
  })

  test('campPeriod#numberUniqueInCamp its number is its own, its times fit', async () => {
    const period = await desk.period()
    expect(
      await errors('POST', 'campPeriod', await desk.periodValues({ number: period.number })),
    ).toEqual(['number'])
    const signUp = { start: '2026-11-22T00:00:00+08:00', end: '2026-12-03T00:00:01+08:00' }
    expect(await change('campPeriod', period.id, { signUp })).toEqual(['period'])
    const late = { ...signUp, end: '2026-12-03T00:00:00+08:00' }
    expect(await change('campPeriod', period.id, { signUp: late })).toEqual([])
    const begun = { start: '2026-12-02T00:00:00+08:00', end: '2026-12-02T12:00:00+08:00' }
    expect(await change('campPeriod', period.id, { signUp: begun })).toEqual(['period'])
  })

  test('campPeriod#openNeedsPublishedCamp opening wants a published camp and a group, starting a task; then camp and number are fixed', async () => {
    const period = await desk.period({ groupImage: null })
    const open = () => errors('POST', `campPeriod/${period.id}/open`, {})
    expect((await open()).length).toBeGreaterThan(0)
    await admin('POST', `camp/${desk.camp.id}/publish`, {})
    expect(await open()).toEqual(['groupImage'])
    await change('campPeriod', period.id, { groupImage: await bench.picture(600, 600) })
    expect(await open()).toEqual([])
    expect((await admin('POST', `campPeriod/${period.id}/start`, {})).code).toBe(40001)
    await desk.task(period.id)
    const early = await admin('POST', `campPeriod/${period.id}/start`, {})
    expect([early.code, early.data.warnings[0].message]).toEqual([
      42800,
      expect.stringContaining('not to start yet'),
    ])
    const accept = early.data.warnings.map(({ rule }: Row) => rule)
    expect((await admin('POST', `campPeriod/${period.id}/start`, { accept })).code).toBe(20000)
    expect(await change('campPeriod', period.id, { number: 900 })).toEqual(['number'])
  })

  test('campPeriod#capacityCoversStudents and campStudent#oncePerUserWithinCapacity the last place is given once, a user stands once in a period', async () => {
    const period = await desk.enrolling({ capacity: 2 })
    const first = await desk.student(period.id)
    await expect(desk.student(period.id, { user: first.user })).rejects.toThrow()
    await desk.student(period.id)
    await expect(desk.student(period.id)).rejects.toThrow()
    expect(await read('campPeriod', period.id)).toMatchObject({ studentCount: 2, placesLeft: 0 })
    expect(await change('campPeriod', period.id, { capacity: 1 })).toEqual(['capacity'])
    await admin('POST', `campStudent/${first.id}/drop`, { reason: '时间不合适' })
    await desk.student(period.id)
  })

  test('campPeriod#cancelNeedsReason cancelling gives reasons, refunds who paid and tells them; it is finished after its end', async () => {
    const period = await desk.enrolling()
    const user = await desk.user()
    const orderNumber = `D${period.id}`
    const paid = await desk.student(period.id, { user, orderNumber, origin: 'order' })
    const given = await desk.student(period.id)
    expect((await admin('POST', `campPeriod/${period.id}/finish`, {})).code).toBe(40900)
    const cancel = (more: Row) =>
      admin('POST', `campPeriod/${period.id}/cancel`, {
        accept: ['confirm'],
        confirm: true,
        ...more,
      })
    expect((await cancel({})).code).not.toBe(20000)
    const refused = await cancel({ reason: '报名人数不足' })
    expect(refused.code).not.toBe(20000)
    expect(JSON.stringify(refused.data)).toContain(`夏天的风 ${orderNumber}`)
    expect((await read('campPeriod', period.id)).status).toBe('enrolling')
    const order = await paidOrder(orderNumber, user)
    expect((await cancel({ reason: '报名人数不足' })).code).toBe(20000)
    expect([
      (await read('campStudent', paid.id)).status,
      (await read('campStudent', given.id)).status,
    ]).toEqual(['refunded', 'dropped'])
    expect((await read('userOrder', order.id)).status).toBe('refunding')
    await tick()
    expect(bench.log.filter(({ message }) => message.includes('campCancelled'))).toHaveLength(2)
    await tick()
    expect(bench.log.filter(({ message }) => message.includes('campCancelled'))).toHaveLength(2)
  })

  test('campPeriod#deletableWhileDraft only a draft without students is deleted, with what is its own', async () => {
    const draft = await desk.period()
    const task = await desk.task(draft.id)
    expect((await admin('DELETE', `campPeriod/${draft.id}`)).code).toBe(20000)
    expect(await records().find('campCatalogue', task.id as number)).toBeNull()
    const open = await desk.enrolling()
    expect((await admin('DELETE', `campPeriod/${open.id}`)).code).toBe(40900)
  })

  test('campPeriod.copyPeriod makes the next one with its catalogue moved; campPeriod.catalogue and campPeriod.students open lists', async () => {
    const period = await desk.period({ title: '精读营 第12期', number: 12, unlock: 'byDate' })
    await desk.task(period.id, { unlockAt: '2026-12-02T06:00:00+08:00' })
    await create(admin, 'campSop', {
      camp: desk.camp.id,
      period: period.id,
      title: '早安',
      day: 1,
      time: '07:30',
      content: '早',
    })
    const { data: next } = await admin('POST', `campPeriod/${period.id}/copyPeriod`, {
      start: '2027-01-05',
    })
    expect(next).toMatchObject({
      title: '精读营 第13期',
      number: 13,
      status: 'draft',
      period: { start: '2027-01-05T00:00:00+08:00' },
    })
    expect(
      await errors('POST', `campPeriod/${period.id}/copyPeriod`, { start: '2020-01-01' }),
    ).toEqual(['start'])
    const [node] = await records().select('campCatalogue', { period: next.id, nodeKind: 'task' })
    expect(node?.unlockAt).toBe('2027-01-06T06:00:00+08:00')
    expect(await records().count('campSop', { period: next.id })).toBe(1)
    const { actions } = context().entities.get('campPeriod')!
    expect([actions.catalogue?.opens, actions.students?.opens]).toEqual([
      'campCatalogue',
      'campStudent',
    ])
  })

  test('campPeriod.settle graduates by the share, with number and medal; campStudent.certificate and campStudent.tasks show it', async () => {
    const { period, task } = await running()
    const good = await desk.student(period.id)
    const idle = await desk.student(period.id)
    await turnTo('2026-12-01T09:00:00')
    await tick()
    await finish(good.id, task.id)
    expect(await read('campStudent', good.id)).toMatchObject({
      progress: 100,
      finishedTasks: 1,
      lastStudyAt: '2026-12-02T08:00:00+08:00',
    })
    expect(
      (
        await admin('POST', `campPeriod/${period.id}/settle`, {
          confirm: true,
          accept: ['confirm'],
        })
      ).code,
    ).toBe(40900)
    await turnTo('2026-12-22T09:00:00')
    const { data } = await admin('POST', `campPeriod/${period.id}/settle`, {
      confirm: true,
      accept: ['confirm'],
    })
    await runQueued(context())
    expect(await read('job', data.job)).toMatchObject({ status: 'done', done: 2 })
    expect(await read('campStudent', good.id)).toMatchObject({
      status: 'graduated',
      certificateNumber: expect.stringMatching(/^ZS2026-/),
    })
    expect(await read('campStudent', idle.id)).toMatchObject({ status: 'failed' })
    expect(await read('campPeriod', period.id)).toMatchObject({
      status: 'finished',
      graduateCount: 1,
    })
    const shown = await admin('POST', `campStudent/${good.id}/certificate`, {})
    expect(shown.data.found.certificate).toMatchObject({ name: '夏天的风', date: '2026-12-21' })
    const list = await admin('POST', `campStudent/${good.id}/tasks`, {})
    expect(list.data.checklist).toMatchObject([
      { title: '第01天｜打卡', at: '2026-12-02T08:00:00+08:00' },
    ])
  })

  test('campCatalogue#tasksStandInStages stages at the root, tasks in a stage of the same period', async () => {
    const period = await desk.period()
    const task = await desk.task(period.id)
    const values = { period: period.id, nodeKind: 'task', title: '打卡', taskKind: 'punch', day: 2 }
    expect(await errors('POST', 'campCatalogue', values)).toEqual(['parent'])
    expect(await errors('POST', 'campCatalogue', { ...values, parent: task.id })).toEqual([
      'parent',
    ])
    const other = await desk.task((await desk.period()).id)
    expect(await errors('POST', 'campCatalogue', { ...values, parent: other.parent })).toEqual([
      'parent',
    ])
  })

  test('campCatalogue#fieldsFollowTaskKind a task holds exactly what its kind needs, from a course of this camp', async () => {
    const period = await desk.period()
    const { parent } = await desk.task(period.id)
    const values = { period: period.id, parent, nodeKind: 'task', title: '学课', day: 2 }
    const tried = (more: Row) => errors('POST', 'campCatalogue', { ...values, ...more })
    expect(await tried({ taskKind: 'lesson' })).toContain('campCourse')
    expect(await tried({ taskKind: 'live' })).toEqual(['liveUrl'])
    expect(await tried({ taskKind: 'punch', liveUrl: 'https://live.example.com/1' })).toEqual([
      'liveUrl',
    ])
    const lesson = { taskKind: 'lesson', campCourse: desk.course.id }
    expect(await tried({ ...lesson, campLesson: 9 })).toEqual(['campLesson'])
    const elsewhere = await campDesk(bench)
    expect(await tried({ ...lesson, campCourse: elsewhere.course.id, campLesson: 1 })).toEqual([
      'campCourse',
    ])
    expect(await tried({ ...lesson, campLesson: 2 })).toEqual([])
  })

  test('campCatalogue#unlocksWithinPeriod days and moments lie within the period', async () => {
    const period = await desk.period()
    const task = await desk.task(period.id)
    expect(await change('campCatalogue', task.id, { day: 22 })).toEqual(['day'])
    const dated = await desk.period({ unlock: 'byDate' })
    const stage = await create(admin, 'campCatalogue', {
      period: dated.id,
      nodeKind: 'stage',
      taskKind: null,
      title: '第一周',
    })
    const values = {
      period: dated.id,
      parent: stage.id,
      nodeKind: 'task',
      taskKind: 'punch',
      title: '打卡',
    }
    expect(await errors('POST', 'campCatalogue', values)).toEqual(['unlockAt'])
    expect(
      await errors('POST', 'campCatalogue', { ...values, unlockAt: '2026-12-30T00:00:00+08:00' }),
    ).toEqual(['unlockAt'])
  })

  test('campCatalogue#frozenOnceUnlocked what is unlocked is only hidden, a finished period only read', async () => {
    const { period, task } = await running()
    const later = await create(admin, 'campCatalogue', {
      period: period.id,
      parent: task.parent,
      nodeKind: 'task',
      taskKind: 'punch',
      title: '第09天',
      day: 9,
    })
    await turnTo('2026-12-03T09:00:00')
    await tick()
    expect(await change('campCatalogue', task.id, { day: 5 })).toEqual(['day'])
    expect((await admin('DELETE', `campCatalogue/${task.id}`)).code).toBe(40900)
    expect(await change('campCatalogue', later.id, { day: 10 })).toEqual([])
    expect((await admin('POST', `campCatalogue/${task.id}/hide`, {})).code).toBe(20000)
    await turnTo('2026-12-22T09:00:00')
    await admin('POST', `campPeriod/${period.id}/finish`, {})
    const { version } = await read('campCatalogue', later.id)
    expect((await admin('PUT', `campCatalogue/${later.id}`, { version, title: '改名' })).code).toBe(
      40900,
    )
  })

  test('campCatalogue#periodNeedsRequiredTask a required task that is shown must be there before it starts', async () => {
    const period = await desk.enrolling()
    await desk.task(period.id, { required: false })
    await turnTo('2026-12-01T09:00:00')
    expect((await admin('POST', `campPeriod/${period.id}/start`, {})).code).toBe(40001)
  })

  test('campCatalogue.fillFromCourse tells first, then makes stages and tasks; campCatalogue.shiftDays moves the later ones', async () => {
    const period = await desk.period()
    const asked = { period: period.id, course: desk.course.id, perDay: 1, weekends: false }
    const preview = await admin('POST', 'campCatalogue/fillFromCourse', asked)
    expect(preview.code).toBe(42800)
    expect(await records().count('campCatalogue', { period: period.id })).toBe(0)
    const accept = preview.data.warnings.map(({ rule }: Row) => rule)
    expect((await admin('POST', 'campCatalogue/fillFromCourse', { ...asked, accept })).code).toBe(
      20000,
    )
    const tasks = () =>
      records().select('campCatalogue', { period: period.id, nodeKind: 'task' }, { sort: 'day' })
    expect((await tasks()).map(({ title, day }) => [title, day])).toEqual([
      ['第01天｜学课：走进城门', 1],
      ['第02天｜学课：运河为什么在这里拐弯', 2],
      ['第03天｜学课：街道的名字', 3],
    ])
    const second = (await tasks())[1] as Row
    await admin('POST', `campCatalogue/${second.id}/shiftDays`, { by: 2 })
    expect((await tasks()).map(({ day }) => day)).toEqual([1, 4, 5])
    const far = await admin('POST', `campCatalogue/${second.id}/shiftDays`, { by: 40 })
    expect(far.data.errors.by).toContain('第03天｜学课：街道的名字')
    expect((await tasks()).map(({ day }) => day)).toEqual([1, 4, 5])
    await admin('POST', `campCatalogue/${second.id}/shiftDays`, { by: 15 })
    expect((await admin('POST', 'campCatalogue/fillFromCourse', asked)).data.errors).toEqual({
      perDay: expect.stringContaining('day 23'),
    })
  })

  const item = (more: Row = {}): Row => ({
    camp: desk.camp.id,
    title: '早安',
    day: 1,
    time: '09:30',
    content: '{昵称}早，{营期}第{天数}天',
    ...more,
  })
  const robot = (more: Row = {}) =>
    create(admin, 'campRobot', {
      name: `小读${Date.now() % 1e9}${Math.floor(Math.random() * 1e3)}`.slice(0, 20),
      account: `bot-${Date.now()}-${Math.random()}`.slice(0, 60),
      webhook: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=0a1b2c3d',
      testWebhook: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=testtest',
      ...more,
    })

  test('campSop#robotItemsMarkedByPortal a robot’s item is done by the portal, a teacher’s by hand', async () => {
    const period = await desk.period()
    const own = await create(admin, 'campSop', item({ period: period.id }))
    expect((await admin('POST', `campSop/${own.id}/finish`, {})).code).toBe(40300)
    const hers = await create(
      admin,
      'campSop',
      item({ period: period.id, executor: 'headTeacher' }),
    )
    const { data } = await admin('POST', `campSop/${hers.id}/finish`, {})
    expect(data).toMatchObject({ status: 'done', sentAt: '2026-11-21T10:00:00+08:00' })
    expect(
      await errors('PUT', `campSop/${own.id}`, {
        version: own.version,
        sentAt: '2026-11-21T10:00:00+08:00',
      }),
    ).toEqual(['sentAt'])
  })

  test('campSop#generalIsNeverSent a general item is never sent, and a period is of the camp', async () => {
    const general = await create(admin, 'campSop', item({ executor: 'assistant' }))
    expect((await admin('POST', `campSop/${general.id}/finish`, {})).code).toBe(40001)
    const other = await campDesk(bench)
    expect(await errors('POST', 'campSop', item({ period: (await other.period()).id }))).toEqual([
      'period',
    ])
  })

  test('campSop#robotNeedsOpenPeriod and campRobot#quietTimeIsKept what is due is said while the period enrols or runs, and not two hours late', async () => {
    const { id } = await robot()
    const { period } = await running({ robot: id })
    await desk.student(period.id)
    const own = await create(admin, 'campSop', item({ period: period.id }))
    const late = await create(
      admin,
      'campSop',
      item({ period: period.id, title: '错过', time: '00:10' }),
    )
    const night = await create(
      admin,
      'campSop',
      item({ period: period.id, title: '夜里', time: '23:00' }),
    )
    expect(own.dueAt).toBe('2026-12-01T09:30:00+08:00')
    await turnTo('2026-12-01T09:31:00')
    await tick()
    expect(await read('campSop', own.id)).toMatchObject({ status: 'done', sentCount: 1 })
    expect(await read('campSop', late.id)).toMatchObject({ status: 'failed' })
    expect(
      bench.log.some(({ message }) => /…2c3d: 同学们早，城市史精读营 第12期第1天/.test(message)),
    ).toBe(true)
    await turnTo('2026-12-01T23:01:00')
    await tick()
    expect(await read('campSop', night.id)).toMatchObject({ status: 'enabled' })
    await turnTo('2026-12-02T01:01:00')
    await tick()
    expect(await read('campSop', night.id)).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('免打扰'),
    })
  })

  test('what must go out today is found among all periods, without general items', async () => {
    const period = await desk.enrolling()
    const today = await create(
      admin,
      'campSop',
      item({ period: period.id, title: '开营日', day: 1 }),
    )
    await create(admin, 'campSop', item({ period: period.id, title: '次日', day: 2 }))
    await create(admin, 'campSop', item({ title: '通用' }))
    const filter = {
      ...{ dueAt_gte: '2026-12-01T00:00:00+08:00', dueAt_lte: '2026-12-01T23:59:59+08:00' },
      ...{ camp: desk.camp.id, status: 'enabled' },
    }
    const { data } = await admin(
      'GET',
      `campSop?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    )
    expect(data.list.map(({ id }: Row) => id)).toEqual([today.id])
  })

  test('campSop#robotNeedsOpenPeriod a crash repeats the one message that was on its way, and no other', async () => {
    const { id } = await robot()
    const { period } = await running({ robot: id, capacity: 3 })
    for (const wechat of ['wx-1', 'wx-2', 'wx-3']) {
      const student = await desk.student(period.id)
      await change('campStudent', student.id, { wechat })
    }
    const values = { period: period.id, channel: 'direct', content: '{昵称}早' }
    const own = await create(admin, 'campSop', item(values))
    const sent: string[] = []
    const send = vi.spyOn(context().ports.robot, 'send').mockImplementation(async ({ text }) => {
      sent.push(text)
      // It left, and then the machine went off before that could be written down.
      if (sent.length === 2) throw new Error('power cut')
      return { answer: 'ok' }
    })
    await turnTo('2026-12-01T09:31:00')
    await tick()
    await turnTo('2026-12-01T09:41:00')
    await tick()
    send.mockRestore()
    const to = sent.map((text) => text.split(' ')[0])
    expect(to).toEqual(['@wx-1', '@wx-2', '@wx-2', '@wx-3'])
    expect(await read('campSop', own.id)).toMatchObject({ status: 'done', sentCount: 3 })
  })

  test('campSop#placeholdersAreKnown knows four placeholders; an SMS is short and without pictures', async () => {
    expect(await errors('POST', 'campSop', item({ content: '你好{姓名}' }))).toEqual(['content'])
    expect(
      await errors('POST', 'campSop', item({ channel: 'sms', content: '长'.repeat(201) })),
    ).toEqual(['content'])
    const images = [await bench.picture(750, 500)]
    expect(await errors('POST', 'campSop', item({ channel: 'sms', images }))).toEqual(['images'])
  })

  test('campSop#readOnlyOnceDone what is done is only read', async () => {
    const period = await desk.period()
    const own = await create(admin, 'campSop', item({ period: period.id, executor: 'assistant' }))
    const { data } = await admin('POST', `campSop/${own.id}/finish`, {})
    expect(
      (await admin('PUT', `campSop/${own.id}`, { version: data.version, title: '改' })).code,
    ).toBe(40900)
    expect((await admin('DELETE', `campSop/${own.id}`)).code).toBe(40900)
  })

  test('campSop.copyToPeriod leaves what is there; campSop.testSend goes to the test group; campSop.sendNow asks, then sends', async () => {
    const { id } = await robot()
    const { period } = await running({ robot: id })
    await desk.student(period.id)
    await create(admin, 'campSop', item())
    await create(admin, 'campSop', item({ title: '晚安', time: '21:00' }))
    await create(admin, 'campSop', item({ period: period.id }))
    const copied = await admin('POST', 'campSop/copyToPeriod', { period: period.id })
    expect(copied.data.found).toEqual({ created: 1, left: 1 })
    const [night] = await records().select('campSop', { period: period.id, title: '晚安' })
    expect((await admin('POST', `campSop/${night?.id}/testSend`, {})).code).toBe(20000)
    expect(bench.log.some(({ message }) => message.includes('…test'))).toBe(true)
    const asked = await admin('POST', `campSop/${night?.id}/sendNow`, {})
    expect(asked.data.warnings[0].message).toBe('It goes to 1 people by the group')
    const accept = asked.data.warnings.map(({ rule }: Row) => rule)
    await admin('POST', `campSop/${night?.id}/sendNow`, { accept })
    await runQueued(context())
    expect(await read('campSop', night?.id)).toMatchObject({ status: 'done', sentCount: 1 })
  })

  test('campStudent#comesFromApp operators change team, WeChat, group and note, nothing else', async () => {
    const period = await desk.enrolling({ number: 12 })
    const student = await desk.student(period.id)
    expect(student.studentNumber).toMatch(/^012-\d{4}$/)
    expect(await change('campStudent', student.id, { team: '第3组', joinedGroup: true })).toEqual(
      [],
    )
    expect(await change('campStudent', student.id, { nickname: '别人' })).toEqual(['nickname'])
    expect((await admin('POST', 'campStudent', { period: period.id })).code).toBe(40300)
  })

  test('campStudent#onlyAdminGraduatesEarly the portal starts them; below the share an admin graduates one with a note', async () => {
    const { period } = await running()
    const student = await desk.student(period.id)
    expect((await admin('POST', `campStudent/${student.id}/start`, {})).code).toBe(40300)
    await turnTo('2026-12-01T09:00:00')
    await tick()
    const editor = await bench.signIn('wang')
    const graduate = (by: typeof admin, body: Row = {}) =>
      by('POST', `campStudent/${student.id}/graduate`, body)
    expect((await graduate(editor, { remark: '补交了作业' })).code).toBe(40300)
    expect((await graduate(admin)).code).toBe(40001)
    expect((await graduate(admin, { remark: '补交了作业' })).data).toMatchObject({
      status: 'graduated',
    })
  })

  test('campStudent#onlyAdminGraduatesEarly whoever signs up once the period runs starts with the next round', async () => {
    const { period } = await running()
    await turnTo('2026-12-01T09:00:00')
    await tick()
    const late = await desk.student(period.id)
    expect(late.status).toBe('enrolled')
    await tick()
    expect(await read('campStudent', late.id)).toMatchObject({ status: 'studying' })
  })

  test('campStudent#dropNeedsReason leaving wants a reason, a refund an order and an admin; nobody is deleted', async () => {
    const period = await desk.enrolling()
    const student = await desk.student(period.id)
    expect((await admin('POST', `campStudent/${student.id}/drop`, {})).code).toBe(40001)
    expect((await admin('POST', `campStudent/${student.id}/refund`, {})).code).toBe(40001)
    expect(
      (await bench.signIn('wang').then((by) => by('POST', `campStudent/${student.id}/refund`, {})))
        .code,
    ).toBe(40300)
    const strange = await desk.student(period.id, { orderNumber: 'CP0', paidAmount: 19900 })
    const refund = () =>
      admin('POST', `campStudent/${strange.id}/refund`, { accept: ['confirm'], confirm: true })
    const refused = await refund()
    expect([refused.code, Object.keys(refused.data.errors)]).toEqual([40001, ['orderNumber']])
    expect(await read('campStudent', strange.id)).toMatchObject({ status: 'enrolled' })
    const paid = await paidOrder('CP0', strange.user)
    expect((await refund()).code).toBe(20000)
    expect(await read('campStudent', strange.id)).toMatchObject({ status: 'refunded' })
    expect(await read('userOrder', paid.id)).toMatchObject({ status: 'refunding' })
    expect((await admin('DELETE', `campStudent/${student.id}`)).code).not.toBe(20000)
  })

  test('campStudent#phoneIsMasked phones are shown in part to whoever has no right to them', async () => {
    const period = await desk.enrolling()
    const student = await desk.student(period.id)
    const { data } = await bench.signIn('wang').then((by) => by('GET', `campStudent/${student.id}`))
    expect(data.phone).toBe('139****5678')
  })

  test('campStudent.transfer goes once to another period with places; campStudent.assignTeam spreads evenly', async () => {
    const { period, task } = await running()
    const student = await desk.student(period.id)
    await finish(student.id, task.id)
    const next = await desk.enrolling({ capacity: 1 })
    const full = await desk.enrolling({ capacity: 1 })
    await desk.student(full.id)
    const go = (to: unknown) => admin('POST', `campStudent/${student.id}/transfer`, { to })
    expect((await go(full.id)).code).toBe(40900)
    expect((await go(next.id)).data).toMatchObject({ period: next.id, finishedTasks: 0 })
    const again = await go(period.id)
    expect(again.code).toBe(40900)
    expect(again.message).toContain('only once')
    const wide = await desk.enrolling({ capacity: 4 })
    const ids: number[] = []
    for (let at = 0; at < 4; at++) ids.push((await desk.student(wide.id)).id)
    await admin('POST', 'campStudent/bulk', { action: 'assignTeam', ids, values: { teams: 2 } })
    const teams = (await records().select('campStudent', { period: wide.id })).map(
      ({ team }) => team,
    )
    expect(teams.toSorted()).toEqual(['第1组', '第1组', '第2组', '第2组'])
  })

  test('campRobot#wecomNeedsWebhook a webhook is demanded, an admin’s to change, and shown by its end', async () => {
    const one = await robot()
    expect(one.webhook).toBe('****2c3d')
    expect(await errors('POST', 'campRobot', { name: '无', account: 'x' })).toContain('webhook')
    expect(
      await errors('PUT', `campRobot/${one.id}`, {
        version: one.version,
        webhook: 'http://a.example.com/1',
      }),
    ).toEqual(['webhook'])
  })

  test('campRobot#keywordOncePerRobot keywords stand once; an exact one wins, then the longer', async () => {
    const reply = (keyword: string, match = 'contains') => ({
      keyword,
      match,
      reply: `关于${keyword}`,
    })
    const one = await robot({
      replies: [reply('作业'), reply('作业提交'), reply('作业怎么提交', 'exact')],
    })
    const says = async (text: string) =>
      (await admin('POST', `campRobot/${one.id}/tryReply`, { text })).data.keyword
    expect([await says('作业提交在哪'), await says('作业怎么提交'), await says('你好')]).toEqual([
      '作业提交',
      '作业怎么提交',
      null,
    ])
    expect(
      (await change('campRobot', one.id, { replies: [reply('作业'), reply('作业')] })).length,
    ).toBe(1)
  })

  test('campRobot#deletableWhenUnused disabling warns of running periods, deleting is refused while any refers; campRobot.test writes to the test group', async () => {
    const one = await robot()
    const { period } = await running({ robot: one.id })
    expect((await admin('POST', `campRobot/${one.id}/test`, {})).data.found).toEqual({
      answer: 'stand-in',
    })
    await turnTo('2026-12-01T09:00:00')
    await tick()
    expect((await read('campPeriod', period.id)).status).toBe('running')
    const asked = await admin('POST', `campRobot/${one.id}/disable`, { confirm: true })
    expect(asked.code).toBe(42800)
    expect((await admin('DELETE', `campRobot/${one.id}`)).code).toBe(40900)
  })

  test('campBanner#publishedLimitedPerPlacement eight at most in a place, campBanner#shownWithinPeriod shown only in its time', async () => {
    const values = async (more: Row = {}) => ({
      placement: 'detail',
      camp: desk.camp.id,
      title: '秋季招生',
      imageUrl: await bench.picture(1035, 420),
      target: { type: 'none' },
      period: { start: '2026-11-01T00:00:00+08:00', end: '2026-11-30T00:00:00+08:00' },
      ...more,
    })
    expect(await errors('POST', 'campBanner', await values({ camp: null }))).toEqual(['camp'])
    expect(await errors('POST', 'campBanner', await values({ placement: 'home' }))).toEqual([
      'camp',
    ])
    for (let at = 0; at < 8; at++) {
      const { id } = await create(admin, 'campBanner', await values())
      expect((await admin('POST', `campBanner/${id}/publish`, {})).code).toBe(20000)
    }
    const ninth = await create(admin, 'campBanner', await values())
    expect((await admin('POST', `campBanner/${ninth.id}/publish`, {})).code).toBe(40001)
    const backwards = { start: '2026-11-30T00:00:00+08:00', end: '2026-11-01T00:00:00+08:00' }
    expect(await errors('POST', 'campBanner', await values({ period: backwards }))).toEqual([
      'period',
    ])
  })
})
