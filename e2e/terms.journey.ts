import { expect, test } from 'vitest'
import { bodyOf, caretBehind, draftOf, openArticle, save, tool } from './support/articleText.ts'
import { breachesInBoth } from './support/breaches.ts'
import { openDesk } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('a text is held against the terms of the house, and what deviates is put right one by one and at once', async () => {
  const id = await draftOf(
    stage,
    '<p>请先登陆<strong>APP</strong>，再登陆微信公众号。</p><p>其它</p>',
  )
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const text = await openArticle(stage, page, id)
  await tool(page, '检查用语').click()
  const bar = page.getByRole('region', { name: '检查用语' })
  await bar.getByText('1 / 4').waitFor()
  await bar.getByText('登陆指上岸').waitFor()
  await page.getByText('用语 4 处待改').waitFor()
  expect(await text.locator('.rich-term').allTextContents()).toEqual([
    '登陆',
    'APP',
    '登陆',
    '其它',
  ])
  expect(await breachesInBoth(page)).toEqual([])
  await bar.scrollIntoViewIfNeeded()
  await screenshots(page, 'terms')

  await bar.getByRole('button', { name: '下一处' }).click()
  await bar.getByRole('button', { name: '改成“App”' }).click()
  await bar.getByText('2 / 3').waitFor()
  await bar.getByRole('button', { name: '2 处都改成“登录”' }).click()
  await bar.getByText('1 / 1').waitFor()
  await bar.getByRole('button', { name: '这里可以这样写' }).click()
  await bar.getByText(/^没有与 \d+ 条用语规范不一致的写法$/).waitFor()
  // What is typed meanwhile is looked at, too.
  await caretBehind(page, text.getByText('其它'))
  await page.keyboard.type('帐号')
  await bar.getByText('1 / 1').waitFor()
  await bar.getByRole('button', { name: '改成“账号”' }).click()
  await bar.getByRole('button', { name: '关闭' }).click()
  await bar.waitFor({ state: 'detached' })
  await save(page)
  expect(await bodyOf(stage, id)).toBe(
    '<p>请先登录<strong>App</strong>，再登录微信公众号。</p><p>其它账号</p>',
  )
  expect(errors).toEqual([])
})
