import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const numbersOf = (told: { cards: { measure: string; value: number | null }[] }) =>
  Object.fromEntries(told.cards.map(({ measure, value }) => [measure, value]))

describe.each(bothDatabases())('dashboards on $name', (database) => {
  const bench = sharedBench(database)
  const { admin, editor } = bench
  const ids: Record<string, number> = {}

  /** Written as they are, since it is their sums that are asked for and not the way there. */
  async function put(entity: string, name: string, values: Row): Promise<number> {
    const { rows, database, entities } = bench.portal.context
    const at = '2026-11-01T09:00:00+08:00'
    const stamps = { version: 1, createdAt: at, updatedAt: at, createdBy: null, updatedBy: null }
    const id = await database.transaction((tx) =>
      rows.insert(tx, entities.get(entity)!, { ...values, ...stamps } as Row),
    )
    ids[name] = id
    return id
  }

  beforeAll(async () => {
    for (const [type, name, code] of [
      ['projectType', '课程开发', 'KC'],
      ['expenditure', '稿酬版税', 'GC'],
      ['expenditure', '市场推广', 'SC'],
      ['incomeType', '课程销售', 'SR'],
      ['channel', '微信', 'WX'],
    ] as const)
      await put('financeType', code, { type, name, code, position: 1, enabled: true })
    const plan = {
      projectType: ids.KC,
      owner: bench.people.boss,
      incomePlan: 1_000_000,
      expensePlan: 400_000,
    }
    const projects = [
      ['讲座', 'course'],
      ['书展', 'event'],
      ['共读', 'business'],
    ] as const
    for (const [index, [name, department]] of projects.entries())
      await put('project', name, {
        ...plan,
        projectNo: `KC20260${index}1`,
        name,
        department,
        term: { start: '2026-01-01T00:00:00+08:00', end: '2026-12-31T00:00:00+08:00' },
        status: 'running',
      })
    const incomes = [
      ['讲座', '2026-11', 500_000, 'confirmed'],
      ['讲座', '2026-10', 300_000, 'confirmed'],
      ['讲座', '2026-11', 900_000, 'expected'],
      ['书展', '2026-11', 100_000, 'confirmed'],
      ['共读', '2026-05', 50_000, 'confirmed'],
    ] as const
    for (const [project, month, amount, status] of incomes)
      await put('projectIncome', 'income', {
        ...{ project: ids[project], type: ids.SR, channel: ids.WX, title: '收入', month, amount },
        ...{ channelFee: 1000, status },
      })
    const expenditures = [
      ['讲座', '2026-11', 'GC', 120_000, 'paid'],
      ['书展', '2026-11', 'SC', 250_000, 'approved'],
      ['书展', '2026-09', 'SC', 30_000, 'paid'],
      ['书展', '2026-11', 'SC', 70_000, 'submitted'],
      ['书展', '2025-11', 'SC', 40_000, 'paid'],
    ] as const
    for (const [project, month, type, amount, status] of expenditures)
      await put('projectExpenditure', 'spent', {
        ...{ project: ids[project], type: ids[type], title: '支出', month, amount, status },
        payee: '甲方',
      })
  })

  test('projectExpenditure#dashboardShowsExpenditure adds up what was spent by type, project, department and month, with its share', async () => {
    const { code, data } = await admin(
      'GET',
      'projectExpenditure/dashboard/expenditure?from=2026-11&to=2026-11',
    )
    expect(code).toBe(20000)
    expect(numbersOf(data)).toEqual({
      amount: 370_000,
      paid: 120_000,
      owed: 250_000,
      waiting: 70_000,
    })
    expect(data.cards[0]).toMatchObject({ measure: 'amount', before: 0, yearAgo: 40_000 })
    expect(data.range).toMatchObject({
      before: { from: '2026-10', to: '2026-10' },
      yearAgo: { from: '2025-11' },
    })
    const { types, projects, departments, months } = data.panels
    expect(types.rows.map(({ labels, values }: Row) => [labels, values])).toMatchObject([
      [['市场推广'], { amount: 250_000 }],
      [['稿酬版税'], { amount: 120_000 }],
    ])
    expect(types.rows[0].share).toBeCloseTo((250 / 370) * 100)
    expect(projects.rows).toMatchObject([
      { keys: [ids.书展], labels: ['书展'], rank: 1, values: { amount: 250_000, count: 1 } },
      { labels: ['讲座'], rank: 2 },
    ])
    expect(departments.rows[0]).toMatchObject({ keys: ['event'], labels: [['活动会展', 'Events']] })
    expect(months).toMatchObject({
      buckets: ['2026-11'],
      // The clock stands in this month.
      unfinished: { bucket: '2026-11', of: 'month' },
      series: [{ values: [370_000] }, { values: [120_000] }],
    })
    expect(data.measures.amount.unit).toBe('money')
    expect(data.dimensions.type).toMatchObject({ to: 'financeType' })
  })

  test('a filter narrows all of it down, and what is not of it is refused by name', async () => {
    const path = 'projectExpenditure/dashboard/expenditure'
    const { data } = await admin('GET', `${path}?from=2026-09&to=2026-11&department=event`)
    expect(numbersOf(data)).toMatchObject({ amount: 280_000 })
    expect(data.panels.months.series[0].values).toEqual([30_000, 0, 250_000])
    const two = await admin(
      'GET',
      `${path}?project=${ids.讲座},${ids.书展}&from=2026-11&to=2026-11`,
    )
    expect(numbersOf(two.data)).toMatchObject({ amount: 370_000 })
    const wrong = await admin('GET', `${path}?department=sales&colour=red`)
    expect(wrong.code).toBe(40001)
    expect(Object.keys(wrong.data.errors)).toEqual(['department', 'colour'])
  })

  test('project#dashboardShowsProject tells of one project against its plan, by month and category', async () => {
    const { data } = await admin('GET', `project/dashboard/data?project=${ids.讲座}`)
    expect(data.one).toEqual({ key: ids.讲座, label: '讲座' })
    expect(numbersOf(data)).toMatchObject({ income: 798_000, expense: 120_000, profit: 678_000 })
    expect(data.cards[0]).toMatchObject({ plan: { measure: 'incomePlan', value: 1_000_000 } })
    expect(data.panels.table.rows).toMatchObject([
      {
        keys: ['2026-11', null],
        labels: ['2026-11', ['未归类', 'In no category']],
        values: { income: 499_000, expense: 120_000, profit: 379_000 },
      },
      { keys: ['2026-10', null], values: { income: 299_000, expense: 0, profit: 299_000 } },
    ])
  })

  test('project#dashboardShowsOverview sums all projects, ranks the best and the worst, and is for those on the whitelist', async () => {
    const refused = await admin('GET', 'project/dashboard/overview')
    expect([refused.code, refused.status]).toEqual([40300, 403])
    const { data: me } = await admin('GET', `portalUser/${bench.people.boss}`)
    const listed = await admin('PUT', `portalUser/${bench.people.boss}`, {
      projectOverview: ['internal', 'production'],
      version: me.version,
    })
    expect(listed.code).toBe(20000)
    const { code, data } = await admin('GET', 'project/dashboard/overview?from=2026-01&to=2026-11')
    expect(code).toBe(20000)
    expect(numbersOf(data)).toMatchObject({ income: 946_000, expense: 400_000, profit: 546_000 })
    expect(data.panels.best.rows.map(({ labels }: Row) => labels)).toEqual([
      ['讲座'],
      ['共读'],
      ['书展'],
    ])
    expect(data.panels.worst.rows[0]).toMatchObject({
      labels: ['书展'],
      values: { profit: -181_000 },
    })
    expect(data.panels.types.rows).toMatchObject([{ labels: ['课程开发'] }])
  })

  test('taskStatistics#dashboardShowsOverview taskStatistics.export tells the latest day beside the one before, totals apart from tasks, and ranks tasks', async () => {
    const task = await put('task', 'task', {
      name: '听书',
      status: 'published',
      places: ['app'],
      position: 1,
    })
    const line = (date: string, of: number | null, doneUsers: number, more: Row = {}) =>
      put('taskStatistics', 'line', {
        ...{ date, task: of, place: 'app', doneUsers },
        clicks: 200,
        ...more,
      })
    await line('2026-11-20', task, 80)
    await line('2026-11-20', null, 50, { signInUsers: 90, points: 400, pointsSpent: 100 })
    await line('2026-11-19', null, 40, { signInUsers: 100 })
    const { data } = await admin('GET', 'task/statistics/dashboard/overview')
    expect(data.range).toMatchObject({ latest: '2026-11-20', to: '2026-11-20' })
    expect(numbersOf(data)).toEqual({
      doneUsers: 50,
      signInUsers: 90,
      points: 400,
      pointsSpent: 100,
    })
    expect(data.cards[1]).toMatchObject({ value: 90, before: 100 })
    expect(data.panels.tasks.rows).toMatchObject([
      { labels: ['听书'], rank: 1, values: { taskDone: 80, doneRate: 40 } },
    ])
    // Counted in the night: the last day there is was yesterday, and is whole.
    expect(data.panels.users.unfinished).toBeUndefined()
    expect(data.cards[0].unfinished).toBeUndefined()
    const long = await admin(
      'GET',
      'task/statistics/dashboard/overview?from=2026-01-01&to=2026-11-21',
    )
    expect(long.code).toBe(40001)
    const named = await admin('GET', `task/statistics?from=2026-11-20&to=2026-11-20&task=${task}`)
    expect(named.data).toMatchObject({
      total: 1,
      totals: [{ measure: 'doneUsers', value: 50 }, {}, {}, {}],
    })
    expect((await admin('GET', 'task/statistics')).data).not.toHaveProperty('totals')
    const file = await bench.portal.app.request(
      'http://portal.test/api/portal/task/statistics/export?from=2026-11-20',
    )
    expect(file.status).toBe(401)
  })

  test('icbcData#dashboardShowsOverview icbcData#dashboardShowsRanking icbcData#dashboardShowsDuration tells the named calls of the bank under their own parameters', async () => {
    const branch = await put('company', 'branch', {
      name: '总行营业部',
      type: 'bank',
      status: 'active',
    })
    const users = [
      await put('appUser', 'u1', { nickname: '林见', phone: '13900000001' }),
      await put('appUser', 'u2', { nickname: '周远', phone: '13900000002' }),
    ]
    const read = (
      user: number | undefined,
      day: string,
      duration: number,
      contentType = 'course',
    ) =>
      put('icbcData', 'read', {
        ...{ user, day, duration, contentType, company: branch, joinedOn: '2026-11-01', times: 1 },
        ...{ contentTitle: `内容${duration}`, target: { type: 'course', id: duration } },
      })
    await read(users[0], '2026-11-10', 500)
    await read(users[0], '2026-11-11', 200, 'audiobook')
    await read(users[1], '2026-11-11', 700)
    const call = (path: string) => admin('GET', `/api/icbc/${path}&start=2026-11-01&end=2026-11-20`)
    const { data: overview } = await call(`overview?companyId=${branch}`)
    expect(overview.figures.map(({ value }: Row) => value)).toEqual([2, 2, 2, 100, 1400, 700])
    expect(overview.shares.rows).toMatchObject([
      { keys: ['course'], values: { duration: 1200 } },
      { keys: ['audiobook'] },
    ])
    const { data: ranking } = await call('ranking?by=member&measure=duration&top=10')
    expect(ranking.rows.rows.map(({ rank }: Row) => rank)).toEqual([1, 1])
    const { data: duration } = await call('duration?grain=month')
    expect(duration.trend.series).toMatchObject([{ values: [1400] }])
    expect(duration.bands.rows.map(({ values }: { values: Row }) => values.duration)).toEqual([
      0, 2, 0, 0, 0,
    ])
    expect((await admin('GET', '/api/icbc/ranking?top=7')).code).toBe(40001)
  })

  test('settlementPartner#dashboardShowsPartners statistics and salesDaily answer whatever there is, and export a sheet a panel', async () => {
    for (const path of [
      'settlementPartner/dashboard/partner',
      'statistics/dashboard/overview',
      'salesDaily/dashboard/daily',
    ])
      expect([path, (await admin('GET', path)).code]).toEqual([path, 20000])
    const { data } = await bench.call('POST', 'index/login', {
      username: 'boss',
      password: 'Correct-Horse-7',
    })
    const response = await bench.portal.app.request(
      'http://portal.test/api/portal/projectExpenditure/dashboard/expenditure/export',
      { headers: { 'x-token': data.token, ticket: data.ticket } },
    )
    expect(response.headers.get('content-type')).toContain('spreadsheetml')
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(2000)
    const { data: log } = await admin(
      'GET',
      `auditLog?filter=${encodeURIComponent('{"action":"export"}')}`,
    )
    expect(log.list[0]).toMatchObject({ entity: 'projectExpenditure' })
  })

  test('a range that is too long, turned round or no month is refused in both languages', async () => {
    const path = 'projectExpenditure/dashboard/expenditure'
    const said = async (query: string, language: string) => {
      const { code, data } = await admin('GET', `${path}?${query}`, undefined, {
        'accept-language': language,
      })
      return [code, data.errors]
    }
    expect(await said('from=2020-01&to=2026-11', 'zh-CN')).toEqual([
      40001,
      { from: '时间范围 83 个月，最长 60 个月，请缩短' },
    ])
    expect(await said('from=2020-01&to=2026-11', 'en')).toEqual([
      40001,
      { from: 'The range is 83 months, at most 60 months can be asked: shorten it' },
    ])
    expect(await said('from=2026-11&to=2026-10', 'en')).toEqual([
      40001,
      { to: 'The end (2026-10) is before the start (2026-11): swap them' },
    ])
    expect(await said('from=2026-13', 'en')).toEqual([
      40001,
      { from: '"2026-13" is no month: write it 2026-11' },
    ])
  })

  test('whoever may not read the entity is refused; a dashboard that is not there is no call', async () => {
    const { data: role } = await admin('GET', `role/${bench.people.editor}`)
    const without = ['projectExpenditure', 'projectIncome'].map((entity) => ({
      entity,
      ...{ read: false, create: false, update: false, remove: false, moves: [] },
    }))
    const changed = await admin('PUT', `role/${role.id}`, {
      rights: without,
      version: role.version,
    })
    expect(changed.code).toBe(20000)
    expect((await editor('GET', 'projectExpenditure/dashboard/expenditure')).code).toBe(40300)
    // Of a dashboard over several entities only what is theirs is left out.
    const { data } = await editor('GET', 'project/dashboard/data')
    expect(data.withheld).toEqual(['income', 'expense', 'profit', 'profitRate'])
    expect(data.cards).toEqual([])
    expect((await admin('GET', 'projectExpenditure/dashboard/nothing')).code).toBe(40400)
    expect((await bench.call('GET', 'projectExpenditure/dashboard/expenditure')).code).toBe(1002)
  })
})
