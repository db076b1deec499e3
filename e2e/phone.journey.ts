import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openDesk } from './support/desk.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const list = '/contentManagement/magazine'

/** The form of a magazine, come to from the list. */
async function openMagazine(page: Page) {
  await page.goto(stage.portal.url + list)
  await page.getByRole('link', { name: '旅行地理' }).first().tap()
  await page.getByRole('textbox', { name: '一句话介绍' }).waitFor()
}
const heights = (page: Page, within: string) =>
  page
    .locator(`${within} :is(button, a):visible`)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))

test('on a phone back closes the dialog, and leaves the record only after that', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal, undefined, phone)
  await openMagazine(page)
  const record = page.url()
  await page.getByRole('button', { name: /^搜索页面/ }).tap()
  const palette = page.getByRole('dialog')
  await palette.getByRole('combobox').fill('杂志')
  await page.evaluate(() => history.back())
  await palette.waitFor({ state: 'hidden' })
  expect(page.url()).toBe(record)
  await page.getByRole('textbox', { name: '一句话介绍' }).waitFor()
  await page.evaluate(() => history.back())
  await page.waitForURL((url) => url.pathname === list)
  expect(errors).toEqual([])
})

test('on a phone all that is pressed around a form is as high as a finger, in one row below it', async () => {
  const { page } = await openDesk(stage.browser, stage.portal, undefined, phone)
  await openMagazine(page)
  expect(Math.min(...(await heights(page, '.topbar')))).toBeGreaterThanOrEqual(44)
  expect(Math.min(...(await heights(page, '.tags')))).toBeGreaterThanOrEqual(38)
  expect(Math.min(...(await heights(page, '.form-bar')))).toBeGreaterThanOrEqual(44)
  const tops = await page
    .locator('.form-bar > :is(button, a):visible')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test('what failed while the line is gone is told below the bar that offers to try again', async () => {
  const { page } = await openDesk(stage.browser, stage.portal, undefined, phone)
  await openMagazine(page)
  await page.getByRole('textbox', { name: '一句话介绍' }).fill('断线时写的')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: '保存', exact: true }).tap()
  const bar = page.locator('.bar.lost')
  const notice = page.locator('.MuiSnackbar-root')
  const below = async () => {
    const [over, under] = [await bar.boundingBox(), await notice.boundingBox()]
    return over && under ? under.y - over.y - over.height : Number.NaN
  }
  await expect.poll(below).toBeGreaterThanOrEqual(0)
  // Pressed where it stands: a notice that lay over it would be pressed instead.
  await page.getByRole('button', { name: '立即重试' }).tap({ timeout: 2000 })
  await page.context().setOffline(false)
})

test('on a phone the picture of a row ends before its name, however many pictures there are', async () => {
  const { page } = await openDesk(stage.browser, stage.portal, undefined, phone)
  await page.goto(`${stage.portal.url}/administer/informationFlow/list?perPage=50`)
  // One with three pictures is among them.
  await page.locator('.row-card .cell-several').first().waitFor({ state: 'attached' })
  const over = await page.locator('.row-card').evaluateAll((rows) =>
    rows
      .filter((row) => {
        const name = row.querySelector('.card-text')!.getBoundingClientRect().left
        const pictures = [...row.querySelectorAll('.card-picture img')]
        return pictures.some((picture) => picture.getBoundingClientRect().right > name)
      })
      .map((row) => row.querySelector('.title')?.textContent),
  )
  expect(over).toEqual([])
})
