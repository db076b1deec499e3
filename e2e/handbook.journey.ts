import { expect, test } from 'vitest'
import { choose } from './support/choose.ts'
import { JOB, row } from './support/desk.ts'
import { grantScreen, upload } from './support/grantDesk.ts'
import { handbookPicture, handbookReel } from './support/handbookPicture.ts'
import { setDesk } from './support/stage.ts'

/** What pages of the handbook tell, played; with `PICTURES=docs` it takes the pictures they show. */
const stage = setDesk()
const goTo = (path: string) => stage.page.goto(`${stage.portal.url}${path}`)

test('an issue is found by Ctrl+K, its articles looked through, and its release told what is missing', async () => {
  const { page } = stage
  const reel = handbookReel(page, 'issue')
  await goTo('/home')
  await page.getByRole('heading', { name: '待办' }).waitFor()
  await page.getByRole('button', { name: '不用了' }).click()
  await page.locator('.figures svg').first().waitFor()
  await handbookPicture(page, 'home')
  await reel.take(1600)
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: '搜索页面、记录与操作' })
  await box.fill('期次')
  await page
    .getByRole('option', { name: /^期次管理/ })
    .first()
    .waitFor()
  await reel.take(1600)
  await page
    .getByRole('option', { name: /^期次管理/ })
    .first()
    .click()
  await page.getByRole('heading', { name: '期次管理', level: 1 }).waitFor()
  await row(page, '上架').first().waitFor()
  await handbookPicture(page, 'issues')
  await reel.take(1600)
  // Which issues come first, and in which state, is a matter of the day.
  await choose(page.getByRole('combobox', { name: '状态' }), '草稿')
  await row(page, '草稿').first().waitFor()
  await reel.take(1600)
  await row(page, '草稿').first().getByRole('link').first().click()
  const deeds = page.getByRole('region', { name: '可进行的操作' })
  await deeds.getByRole('button', { name: '上架', exact: true }).waitFor()
  await reel.take(1600)
  await deeds.getByRole('button', { name: '上架', exact: true }).click()
  const asked = page.getByRole('dialog', { name: '上架' })
  await asked.getByText('用户将能看到').waitFor()
  await asked.getByText('可以执行，请先留意').waitFor()
  await handbookPicture(page, 'publish')
  await reel.take(2400)
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
  await goTo('/contentManagement/magazine/articles')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('main').getByRole('link', { name: '全部文章', exact: true }).waitFor()
  await reel.take(1800)
  reel.end()
})

test('the modules of the home page stand in their order, and lead to their contents', async () => {
  const { page } = stage
  await goTo('/administer/home')
  await page.getByRole('heading', { name: '首页模块', level: 1 }).waitFor()
  await page.getByText('内容管理', { exact: true }).last().waitFor()
  expect(await page.getByRole('button', { name: '预览页面' }).count()).toBeGreaterThan(0)
  await handbookPicture(page, 'homeModules')
})

test('a list is checked before anything is written, and each problem stands at its row', async () => {
  const { page } = stage
  await goTo(`${grantScreen}?kind=readMoney`)
  const lines = [
    '手机号,用户ID,充值金额（元）,有效期至,备注',
    '19900000001,,20,,漏发补偿',
    '1990000,,20,,',
  ]
  const buffer = Buffer.from(lines.join('\n'))
  await upload(page, { name: '用户充值模板.xlsx', mimeType: 'text/csv', buffer }, '补偿一次投诉')
  await page.getByText('手机号格式不正确').first().waitFor({ timeout: JOB })
  await handbookPicture(page, 'check')
})

test('the timeline of a user tells what happened with them', async () => {
  const { page } = stage
  await goTo(`/datas/userInfo?filter=${encodeURIComponent('{"phone":"19900000001"}')}`)
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('tab', { name: '时间线' }).click()
  await page.locator('main ol > li').first().waitFor()
  await handbookPicture(page, 'timeline')
})

test('a list of magazines stands on a phone in the dark, a form and figures on a screen', async () => {
  const { page } = stage
  await goTo('/contentManagement/magazine')
  await page.getByRole('row').nth(1).waitFor()
  await handbookPicture(page, 'list')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: /筛选/ }).first().waitFor()
  await handbookPicture(page, 'phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('region', { name: '可进行的操作' }).waitFor()
  await handbookPicture(page, 'form')
  await goTo('/datas/salesPlatform/daily')
  await page.locator('main svg').first().waitFor()
  await handbookPicture(page, 'dashboard')
})
