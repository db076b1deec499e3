import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { breachesInBoth } from './support/breaches.ts'
import { openPage } from './support/browser.ts'
import { openDesk } from './support/desk.ts'
import { type ScreenshotOptions, screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

/** One of every kind of screen: its picture's name, its address, and what stands on it once it is drawn. */
const contents = [
  ['home', '/home', '首页'],
  ['list', '/contentManagement/magazine', '生活周刊'],
  ['articles', '/contentManagement/magazine/articles?filter=%7B%7D', '标题'],
  ['issueArticles', '/contentManagement/magazine/articles', '所属期次'],
  ['form', '/contentManagement/magazine/1', '修改历史'],
  ['create', '/contentManagement/magazine/articles/create', '新增文章'],
  ['issue', '/contentManagement/magazine/issues/1', '修改历史'],
  ['show', '/contentManagement/magazine/allArticles/5', '标题'],
  [
    'board',
    '/contentManagement/magazine/recommend?filter=%7B%22slot%22%3A%22newIssue%22%7D',
    '推荐位',
  ],
  ['tree', '/contentManagement/category/app', '历史人文'],
] as const
const others = [
  ['settings', '/operateManagement/taskCenter/thresholds', '每日任务积分上限'],
  ['bin', '/contentManagement/magazine/bin', '回收站'],
  ['log', '/configCenter/auditLog', '操作日志'],
  ['jobs', '/configCenter/jobs', '任务记录'],
  ['users', '/configCenter/users', 'editor_weekly'],
  ['roles', '/configCenter/roles', '超级管理员'],
  ['caches', '/versions/clearCache', '内容目录'],
  ['condition', '/configCenter/condition', '写入数据库'],
  ['deleted', '/configCenter/deleted', '回收站'],
  ['later', '/special/richText', '富文本编辑'],
  ['nowhere', '/no/such/screen', ''],
] as const

test('the screen of sign-in is drawn in both themes, and breaks no rule of accessibility', async () => {
  const found: Found = {}
  const { page } = await openPage(stage.browser)
  await page.goto(`${stage.portal.url}/login`)
  await page.getByLabel('用户名').waitFor()
  await look(page, 'login', found)
  expect(found).toEqual({})
})

for (const [of, screens] of [
  ['what is read', contents],
  ['what is set and kept', others],
] as const)
  test(`every kind of screen of ${of} is drawn in both sizes and both themes, and breaks no rule of accessibility`, async () => {
    const found: Found = {}
    const { page, errors } = await openDesk(stage.browser, stage.portal)
    for (const [name, path, shown] of screens) {
      await page.goto(stage.portal.url + path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.getByText(shown).first().waitFor({ state: 'attached' })
      await page.waitForLoadState('networkidle')
      await look(page, name, found)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.locator('.frame.narrow').waitFor()
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (over > 0) found[`${name} on a phone`] = [`${over} px too wide`]
      await page.setViewportSize({ width: 1440, height: 900 })
    }
    expect(found).toEqual({})
    expect(errors).toEqual([])
  })

test('dialogs, menus, history and English are drawn too', async () => {
  const found: Found = {}
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/contentManagement/magazine`)
  for (const index of [1, 2, 3])
    await page.getByRole('row').nth(index).getByRole('checkbox').check()
  await page.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '下架' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).waitFor()
  await look(page, 'ask', found)
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
  await page.getByRole('button', { name: '选择列' }).click()
  await page.getByRole('dialog', { name: '选择列' }).waitFor()
  await look(page, 'columns', found, { sizes: ['wide'] })
  await page.keyboard.press('Escape')

  await page.goto(`${stage.portal.url}/contentManagement/magazine/create`)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('请填写刊名').first().waitFor()
  await look(page, 'wrong', found)
  await page.goto(`${stage.portal.url}/contentManagement/magazine/1`)
  await page.getByRole('button', { name: '修改历史' }).click()
  await page.getByRole('dialog', { name: '修改历史' }).waitFor()
  await page.waitForLoadState('networkidle')
  await look(page, 'history', found)
  await page.keyboard.press('Escape')

  // Over the list of jobs: the menu of one's own, and one of them watched.
  await page.goto(`${stage.portal.url}/configCenter/jobs`)
  await page.getByRole('button', { name: '任务', exact: true }).click()
  await page.getByText('我的任务').waitFor()
  await look(page, 'runningJobs', found, { sizes: ['wide'] })
  await page.keyboard.press('Escape')
  await page.getByText('我的任务').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: '查看进度' }).first().click()
  await page.getByRole('dialog').getByRole('progressbar').waitFor()
  await look(page, 'watchedJob', found)
  await page.keyboard.press('Escape')
  await page.goto(`${stage.portal.url}/contentManagement/magazine/1`)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'Basics' }).waitFor()
  await look(page, 'english', found, { themes: ['light'] })
  expect(found).toEqual({})
  expect(errors).toEqual([])
})

/** What is wrong, by screen. */
type Found = Record<string, readonly string[]>

/** Judges what the page shows, and takes its pictures. */
async function look(page: Page, name: string, found: Found, options?: ScreenshotOptions) {
  const broken = await breachesInBoth(page)
  if (broken.length > 0) found[name] = broken
  await screenshots(page, name, options)
}
