import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { breaches } from './support/breaches.ts'
import { openPage } from './support/browser.ts'
import { openDesk } from './support/desk.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

/** One of every kind of screen, with what tells that it is drawn. */
const screens = [
  ['/home', 'navigation'],
  ['/contentManagement/magazine', 'table'],
  ['/contentManagement/magazine/1', 'textbox'],
  ['/contentManagement/magazine/articles/create', 'textbox'],
  ['/contentManagement/magazine/recommend?filter=%7B%22slot%22%3A%22newIssue%22%7D', 'listitem'],
  ['/contentManagement/category/app', 'listitem'],
  ['/operateManagement/taskCenter/thresholds', 'textbox'],
  ['/contentManagement/magazine/bin', 'heading'],
  ['/configCenter/auditLog', 'table'],
  ['/configCenter/jobs', 'table'],
] as const

/** What the colours decide; all else stands in the dark as it stood in the light. */
const rules = { light: undefined, dark: ['color-contrast', 'link-in-text-block'] }

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no screen breaks a rule of accessibility, ${colorScheme}`, async () => {
    const found: Record<string, string[]> = {}
    const judge = async (page: Page, name: string) => {
      const broken = await breaches(page, { rules: rules[colorScheme] })
      if (broken.length > 0) found[name] = broken
    }
    const signedOut = await openPage(stage.browser, { colorScheme })
    await signedOut.page.goto(`${stage.portal.url}/login`)
    await signedOut.page.getByLabel('用户名').waitFor()
    await judge(signedOut.page, 'login')

    const { page } = await openDesk(stage.browser, stage.portal, stage.portal, { colorScheme })
    for (const [path, role] of screens) {
      await page.goto(stage.portal.url + path)
      await page.getByRole('main').getByRole(role).or(page.getByRole(role)).first().waitFor()
      await page.waitForLoadState('networkidle')
      await judge(page, path)
    }
    // Over the list of jobs: the menu of one's own, and one of them watched.
    await page.getByRole('button', { name: '任务', exact: true }).click()
    await page.getByText('我的任务').waitFor()
    await judge(page, 'running jobs')
    await page.keyboard.press('Escape')
    await page.getByText('我的任务').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: '查看进度' }).first().click()
    await page.getByRole('dialog').getByRole('progressbar').waitFor()
    await judge(page, 'watched job')
    await page.goto(`${stage.portal.url}/contentManagement/magazine`)
    await page.getByRole('button', { name: '下架' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).waitFor()
    await judge(page, 'dialog')
    expect(found).toEqual({})
  })
}
