import { expect, test } from 'vitest'
import { breachesInBoth } from './support/breaches.ts'
import { ask, goHome, JOB, openDesk, sessionOf } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('what was typed on one machine is found on another, and gone on both once it is saved', async () => {
  const session = await sessionOf(stage.portal)
  const call = async <T>(method: string, path: string, body?: unknown) =>
    (await ask(stage.portal, method, path, body, session)).data as T
  const tag = await call<{ readonly id: number }>('POST', 'articleTag', { name: '写了一半' })
  const drafts = async () =>
    (await call<{ readonly list: readonly object[] }>('GET', 'index/drafts')).list.length

  const office = await openDesk(stage.browser, stage.portal)
  await office.page.goto(`${stage.portal.url}/open/articleTag/${tag.id}`)
  await office.page.getByLabel(/^标签名称/).fill('写了一半的词')
  await expect.poll(drafts, { timeout: JOB }).toBe(1)

  const home = await openDesk(stage.browser, stage.portal)
  await goHome(home.page)
  const card = home.page.getByRole('region', { name: '你有 1 份没写完' })
  await card.getByRole('link', { name: /标签“写了一半”/ }).waitFor()
  expect(await breachesInBoth(home.page)).toEqual([])
  await screenshots(home.page, 'unfinished-1-home')
  await card.getByRole('link', { name: /标签“写了一半”/ }).click()
  const offer = home.page.getByRole('alert').filter({ hasText: '来自另一台设备或浏览器' })
  await offer.waitFor()
  expect(await breachesInBoth(home.page)).toEqual([])
  await screenshots(home.page, 'unfinished-2-offer')
  await offer.getByRole('button', { name: '恢复' }).click()
  await expect.poll(() => home.page.getByLabel(/^标签名称/).inputValue()).toBe('写了一半的词')
  await home.page.getByRole('button', { name: '保存', exact: true }).click()
  await expect.poll(drafts, { timeout: JOB }).toBe(0)
  expect([...office.errors, ...home.errors]).toEqual([])
}, 180_000)
