import { expect, test } from 'vitest'
import { openPage } from './support/browser.ts'
import { openDesk } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

/** One of every kind of screen: its picture's name, its address, and what stands on it once it is drawn. */
const screens = [
  ['home', '/home', '首页'],
  ['list', '/contentManagement/magazine', '生活周刊'],
  ['articles', '/contentManagement/magazine/articles', '标题'],
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
  ['settings', '/operateManagement/taskCenter/thresholds', '每日任务积分上限'],
  ['bin', '/contentManagement/magazine/bin', '回收站'],
  ['log', '/configCenter/auditLog', '操作日志'],
  ['users', '/configCenter/users', 'editor_weekly'],
  ['roles', '/configCenter/roles', '超级管理员'],
  ['caches', '/versions/clearCache', '内容目录'],
  ['later', '/special/richText', '富文本编辑'],
  ['nowhere', '/no/such/screen', ''],
] as const

test('every kind of screen is drawn in both sizes and both themes', async () => {
  const signedOut = await openPage(stage.browser)
  await signedOut.page.goto(`${stage.portal.url}/login`)
  await signedOut.page.getByLabel('用户名').waitFor()
  await screenshots(signedOut.page, 'login')

  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const wide: string[] = []
  for (const [name, path, shown] of screens) {
    await page.goto(stage.portal.url + path)
    await page.getByText(shown).first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    await screenshots(page, name)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('.frame.narrow').waitFor()
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) wide.push(`${name}: ${over} px too wide for a phone`)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  expect(wide).toEqual([])
  expect(errors).toEqual([])
})

test('dialogs, menus, history and English are drawn too', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/contentManagement/magazine`)
  for (const index of [1, 2, 3])
    await page.getByRole('row').nth(index).getByRole('checkbox').check()
  await page.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '下架' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).waitFor()
  await screenshots(page, 'ask')
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
  await page.getByRole('button', { name: '选择列' }).click()
  await page.getByRole('dialog', { name: '选择列' }).waitFor()
  await screenshots(page, 'columns', { sizes: ['wide'] })
  await page.keyboard.press('Escape')

  await page.goto(`${stage.portal.url}/contentManagement/magazine/create`)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('请填写刊名').first().waitFor()
  await screenshots(page, 'wrong')
  await page.goto(`${stage.portal.url}/contentManagement/magazine/1`)
  await page.getByRole('button', { name: '修改历史' }).click()
  await page.getByRole('dialog', { name: '修改历史' }).waitFor()
  await page.waitForLoadState('networkidle')
  await screenshots(page, 'history')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'Basics' }).waitFor()
  await screenshots(page, 'english', { themes: ['light'] })
  expect(errors).toEqual([])
})
