import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, go, openDesk, pick, row, sessionOf } from './support/desk.ts'
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
  expect(await periodNamed('日记写作营 第5期')).toMatchObject({
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
  await dialog.getByLabel(/每天课时数/).fill('1')
  await dialog.getByRole('button', { name: '确定' }).click()
  const preview = page.getByRole('dialog').filter({ hasText: '将生成' })
  expect(await preview.innerText()).toContain('4 个任务')
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

test('who did enough graduates when a period is settled, and has a certificate', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const [student] = await listed('campStudent', { status: 'graduated' })
  await go(page, '内容管理', '训练营', '学员')
  await page.getByLabel('昵称').fill(String(student?.nickname))
  const line = row(page, String(student?.studentNumber))
  await line.waitFor()
  await line.getByRole('button', { name: '补发证书' }).click()
  const shown = page.getByRole('dialog', { name: '补发证书' })
  await shown.getByText('结营证书').waitFor()
  const saved = page.waitForEvent('download')
  await shown.getByRole('button', { name: '下载图片' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^ZS.*\.png$/)
  await page.keyboard.press('Escape')

  await line.getByRole('button', { name: /更多操作/ }).click()
  await page.getByRole('menuitem', { name: '学习明细' }).click()
  await page.getByRole('dialog', { name: '学习明细' }).waitFor()
  expect(errors).toEqual([])
})

async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('A handle is out of sight')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2 + 2)
  await page.mouse.up()
}
