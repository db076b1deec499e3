import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appOf } from './support/app.ts'
import { ask, go, JOB, openDesk, pick, picture, row, sessionOf } from './support/desk.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const call = async (method: string, path: string, body?: unknown) =>
  (await ask(stage.portal, method, path, body, await sessionOf(stage.portal))).data as never as {
    list: readonly Record<string, unknown>[]
  } & Record<string, unknown>
const listed = async (path: string, filter: object) =>
  (await call('GET', `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,199]`))
    .list
const periodNamed = async (title: string) => (await listed('campPeriod', { title }))[0]!

test('a camp’s next period is made from the last one and filled from a course', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await go(page, '内容管理', '训练营', '营期')
  const card = page.getByRole('listitem').filter({ hasText: '日记写作营 第4期' })
  await card.waitFor()
  await page.getByRole('heading', { level: 2, name: /从零开始写日记/ }).waitFor()

  await card.getByRole('button', { name: /更多操作/ }).click()
  await page.getByRole('menuitem', { name: '复制为新一期' }).click()
  const dialog = page.getByRole('dialog', { name: '复制为新一期' })
  await dialog.getByLabel(/新一期开营日/).fill('2031-03-04')
  await dialog.getByRole('button', { name: '确定' }).click()
  await page.getByRole('listitem').filter({ hasText: '日记写作营 第5期' }).waitFor()
  await expect
    .poll(() => periodNamed('日记写作营 第5期'))
    .toMatchObject({
      status: 'draft',
      period: { start: '2031-03-04T00:00:00+08:00' },
    })
  expect(errors).toEqual([])
})

test('a catalogue is filled from a course and its stages are dragged', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const { id } = await periodNamed('非虚构写作营 第19期')
  const filter = encodeURIComponent(JSON.stringify({ period: id }))
  await page.goto(`${stage.portal.url}/camp/period/catalogue?filter=${filter}`)
  await page.getByRole('button', { name: '从课程生成' }).click()
  const dialog = page.getByRole('dialog', { name: '从课程生成' })
  await pick(dialog, /营课程/, '非虚构写作')
  await dialog.getByRole('textbox', { name: /每天课时数/ }).fill('1')
  await dialog.getByRole('button', { name: '确定' }).click()
  const preview = page.getByRole('dialog').filter({ hasText: '将生成' })
  await expect.poll(() => preview.innerText()).toContain('4 个任务')
  await preview.getByRole('button', { name: /确定|继续/ }).click()
  await page.getByText('第04天｜学课：结构').waitFor()

  const mover = (name: string) => page.getByRole('button', { name: new RegExp(`^移动 ${name}`) })
  await drag(page, mover('第04天'), mover('第01天'))
  await page.getByText('已移动').waitFor()
  const titles = () => page.locator('.tree-row .title').allInnerTexts()
  await expect
    .poll(async () => (await titles()).findIndex((one) => one.startsWith('第04天')))
    .toBeLessThan(4)
  const [first] = await listed('campCatalogue', { period: id, nodeKind: 'stage' })
  await mover(String(first?.title)).waitFor()
  // The portal's question comes as a refusal, which react-admin writes to the console.
  expect(errors.filter((one) => !one.startsWith('PortalError: 将生成'))).toEqual([])
})

test('a camp runs from its course to graduation: filled, signed up for in the app, worked through, settled', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const [CAMP, COURSE, PERIOD] = ['晚间听书营', '睡前十分钟', '晚间听书营 第99期']

  await go(page, '内容管理', '训练营', '营课程')
  await page.getByRole('link', { name: '新增' }).click()
  await page.getByRole('heading', { name: '新增营课程', level: 1 }).waitFor()
  await pick(page, /所属训练营/, CAMP)
  await page.getByRole('textbox', { name: /课程名称/ }).fill(COURSE)
  await page.getByRole('radio', { name: '营内专属' }).check()
  for (const [at, title] of ['听一段', '写一句'].entries()) {
    await page.getByRole('button', { name: '添加营内课时' }).click()
    const lesson = page.getByRole('group', { name: new RegExp(`营内课时.*${at + 1}`) })
    await lesson.getByRole('textbox', { name: /课时标题/ }).fill(title)
    await lesson.getByRole('radio', { name: '图文' }).check()
    await lesson.locator('[contenteditable=true]').fill('睡前十分钟，听完再睡。')
  }
  await saved(page)

  await go(page, '内容管理', '训练营', '营期')
  await page.getByRole('link', { name: '新增' }).click()
  await page.getByRole('heading', { name: '新增营期', level: 1 }).waitFor()
  await pick(page, /所属训练营/, CAMP)
  await page.getByRole('textbox', { name: /营期名称/ }).fill(PERIOD)
  await page.getByRole('textbox', { name: /期号/ }).fill('99')
  await page.getByRole('textbox', { name: /名额/ }).fill('30')
  await page.getByRole('radio', { name: '全部开放' }).check()
  await within(page, '报名时间', -5, -1)
  await within(page, '开营与结营时间', 1, 9)
  await page.getByRole('button', { name: '入群二维码' }).setInputFiles(picture('size-600x600-1'))
  await page.getByRole('button', { name: /替换入群二维码/ }).waitFor()
  await saved(page)
  // What is told as saved may still be the course.
  await expect.poll(() => periodNamed(PERIOD)).toBeDefined()
  const period = await periodNamed(PERIOD)

  const filter = encodeURIComponent(JSON.stringify({ period: period.id }))
  await page.goto(`${stage.portal.url}/camp/period/catalogue?filter=${filter}`)
  await page.getByRole('button', { name: '从课程生成' }).click()
  const dialog = page.getByRole('dialog', { name: '从课程生成' })
  await pick(dialog, /营课程/, COURSE)
  await dialog.getByRole('button', { name: '确定' }).click()
  const preview = page.getByRole('dialog').filter({ hasText: '将生成' })
  await preview.getByRole('button', { name: /确定|继续/ }).click()
  await preview.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: /学课：写一句/ }).waitFor()

  // Brought forward, its time has come: the clock starts it, and whoever signs up then starts with it.
  const address = `${stage.portal.url}/camp/period/${String(period.id)}`
  await expect.poll(async () => (await periodNamed(PERIOD)).status, patiently).toBe('enrolling')
  await page.goto(address)
  await within(page, '开营与结营时间', -2, 9)
  await saved(page)
  await expect.poll(async () => (await periodNamed(PERIOD)).status, patiently).toBe('running')
  const app = await appOf(stage.portal, '训练营', ['appUser', 'campStudent', 'campTaskDone'])
  const reader = { nickname: '夜读的猫', phone: '13912340099' }
  await app.register({ uid: 'U72000001', nickname: reader.nickname })
  const student = (await app.signUp('U72000001', Number(period.id), reader)).id as number
  const statusOf = async () => (await call('GET', `campStudent/${student}`)).status
  await expect.poll(statusOf, patiently).toBe('studying')
  for (const { id } of await listed('campCatalogue', { period: period.id, nodeKind: 'task' }))
    expect(await app.finishTask(student, Number(id))).toMatchObject({ done: true })

  await page.goto(address)
  await within(page, '开营与结营时间', -2, -1, 'end')
  await saved(page)
  await go(page, '内容管理', '训练营', '营期')
  await page.getByRole('searchbox', { name: '营期名称' }).fill(PERIOD)
  const card = page.getByRole('listitem').filter({ hasText: PERIOD })
  await card.getByRole('button', { name: /更多操作/ }).click()
  await page.getByRole('menuitem', { name: '结营结算' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await page.getByRole('dialog').getByText('已完成').waitFor({ timeout: JOB })
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await card.getByText('已结营').waitFor()

  await go(page, '内容管理', '训练营', '学员')
  await page.getByRole('searchbox', { name: '昵称' }).fill(reader.nickname)
  // The whole list holds the line too: what is pressed there is gone when the found one is drawn.
  await page.getByText('共 1 条').waitFor()
  const line = row(page, '099-0001')
  await line.getByText('已结营').waitFor()
  await line.getByText('100%').waitFor()
  await line.getByRole('button', { name: '补发证书' }).click()
  const shown = page.getByRole('dialog', { name: '补发证书' })
  await shown.getByText('结营证书').waitFor()
  await shown.getByText(reader.nickname).waitFor()
  const download = page.waitForEvent('download')
  await shown.getByRole('button', { name: '下载图片' }).click()
  expect((await download).suggestedFilename()).toMatch(/^ZS\d{4}-099-0001.*\.png$/)
  await page.keyboard.press('Escape')

  await line.getByRole('button', { name: /更多操作/ }).click()
  await page.getByRole('menuitem', { name: '学习明细' }).click()
  const tasks = page.getByRole('dialog', { name: '学习明细' })
  await tasks.getByText(/学课：听一段/).waitFor()
  await tasks.getByText('2 / 2').waitFor()
  // Refusals that ask something are written to the console by react-admin.
  expect(errors.filter((one) => !one.startsWith('PortalError: 将生成'))).toEqual([])
})

/** The clock comes round every ten seconds; a record that was open meanwhile waits for the next one. */
const patiently = { timeout: 60_000, interval: 500 }

const saved = async (page: Page) => {
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('已保存').first().waitFor()
}

/** Fills both ends of a period, or its end alone, in days from today in Shanghai. */
async function within(page: Page, label: string, from: number, to: number, only?: 'end') {
  const today = Date.now() + 8 * 3_600_000
  const at = (days: number) =>
    `${new Date(today + days * 86_400_000).toISOString().slice(0, 10)} 00:00`
  if (!only) await page.getByLabel(`${label} 开始`).fill(at(from))
  await page.getByLabel(`${label} 结束`).fill(at(to))
}

async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('A handle is out of sight')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2 + 2)
  await page.mouse.up()
}
