import { expect, test } from 'vitest'
import { breachesInBoth } from './support/breaches.ts'
import { ask, openDesk, sessionOf } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('what was deleted is found by Ctrl+K, told with who and why, and brought back', async () => {
  const session = await sessionOf(stage.portal)
  const call = (method: string, path: string, body?: unknown) =>
    ask(stage.portal, method, path, body, session)
  const made = await call('POST', 'articleTag', { name: '走失的词' })
  const { id } = made.data as { readonly id: number }
  expect((await call('DELETE', `articleTag/${id}`, { reason: '与另一条重复' })).code).toBe(20000)

  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/home`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '搜索页面、记录与操作' }).fill('走失的词')
  await page.getByRole('option', { name: /走失的词.*删除/ }).waitFor()
  await screenshots(page, 'deleted-1-palette')
  await page.getByRole('option', { name: /走失的词.*删除/ }).click()
  await page.getByText(/原因：与另一条重复/).waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'deleted-2-page')
  await page.getByRole('searchbox', { name: '按名称查找已删除的记录' }).fill('')
  await page.getByRole('button', { name: '恢复 走失的词' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await page.getByText('已恢复').waitFor()
  await page.getByRole('button', { name: '恢复 走失的词' }).waitFor({ state: 'detached' })
  expect((await call('GET', `articleTag/${id}`)).code).toBe(20000)
  expect(errors).toEqual([])
}, 120_000)
