import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { revisedDocx } from '#widgets/richText/paste/testing/docxFile.ts'
import {
  bodyOf,
  box,
  draftOf,
  drop,
  group,
  openArticle,
  paste,
  save,
} from './support/articleText.ts'
import { breaches, breachesInBoth } from './support/breaches.ts'
import { ask, openDesk, sessionOf } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const clipboard = (name: string) =>
  readFileSync(
    fileURLToPath(
      new URL(`../src/widgets/richText/paste/testing/${name}.clipboard.txt`, import.meta.url),
    ),
    'utf8',
  )
const noticeOf = (page: Page) => group(page).getByRole('status', { name: '粘贴提示' })
const way = (page: Page, name: string) => noticeOf(page).getByRole('button', { name, exact: true })

test('an editor sees what came from Word, looks at it, takes it another way, and undoes that in one step', async () => {
  const id = await draftOf(stage, '<p>开头</p><p>结尾</p>')
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const text = await openArticle(stage, page, id)
  await text.getByText('开头').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await paste(text, clipboard('word'))
  const notice = noticeOf(page)
  await notice.getByText('来自Word', { exact: true }).waitFor()
  await notice.getByText(/保留：标题 1、列表 1、表格 1、脚注 1、题注 1、着重号 1、链接 1/).waitFor()
  await notice.getByText(/改动：修订：插入 1、修订：删除 1、文字颜色换成本站色 1/).waitFor()
  await notice.getByRole('button', { name: '看明细' }).click()
  await notice.getByText(/^批注/).click()
  await notice.getByText(/就一定来.*李四：口气太满？/).waitFor()
  await notice.getByText(/^文字颜色换成本站色/).click()
  await notice.getByText(/#b3261e 朱红/).waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'paste-report')

  await way(page, '纯文本').click()
  await expect.poll(() => text.locator('h1, ol, table, b, strong').count()).toBe(0)
  await text.getByText('年份　趟数').waitFor()
  await way(page, '保留来源').click()
  await text.locator('p[style*="text-indent: 2em"]').getByText('摆渡人').waitFor()
  await text.click()
  await page.keyboard.press('Control+z')
  await expect.poll(() => text.locator('h1, ol, table').count()).toBe(0)
  await page.keyboard.press('Control+z')
  await text.getByRole('heading', { name: '渡口' }).waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(() => text.innerText()).toMatch(/^开头\s+结尾$/)

  // What was chosen last is how the next one comes.
  await page.keyboard.press('Control+a')
  await paste(text, clipboard('wps'))
  await notice.getByText('来自WPS', { exact: true }).waitFor()
  expect(await way(page, '保留来源').getAttribute('aria-pressed')).toBe('true')
  await way(page, '本站样式').click()
  await notice.getByRole('button', { name: '知道了' }).click()
  await notice.waitFor({ state: 'detached' })
  await save(page)
  expect(await bodyOf(stage, id)).toMatch(
    /<h2><strong>立冬<\/strong><\/h2>.*<span style="text-emphasis: dot; text-emphasis-position: under right;?">地始冻<\/span>.*<ul><li><p>白菜<\/p><\/li>.*<p[^>]* class="caption"[^>]*>图 1 窖藏<\/p>|<h2>/s,
  )
  expect(errors).toEqual([])
})

test('of a Word document one is asked what becomes of its tracked changes, and reads its comments', async () => {
  const id = await draftOf(stage, '<p>开头</p>')
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const text = await openArticle(stage, page, id)
  await text.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await drop(text, { name: '稿.docx', buffer: Buffer.from(revisedDocx()) })
  const notice = noticeOf(page)
  await notice.getByText('来自Word 文档', { exact: true }).waitFor()
  await text.getByText('他说明天来，就一定来。').waitFor()
  await way(page, '显示修订').click()
  await text.locator('s').getByText('不').waitFor()
  await text.locator('u').getByText('明天').waitFor()
  await way(page, '拒绝修订').click()
  await text.getByText('他说不来，就一定来。').waitFor()
  await way(page, '接受修订').click()
  await text.getByText('他说明天来，就一定来。').waitFor()
  await notice.getByRole('button', { name: '把 1 条批注放进讨论' }).click()
  await notice.getByText('1 条批注已放进右侧的讨论。').waitFor()
  const admin = await sessionOf(stage.portal)
  const { data } = await ask(stage.portal, 'GET', `article/${id}/talk`, undefined, admin)
  expect((data as { threads: { text: string }[] }).threads.at(-1)?.text).toBe(
    '原稿批注（李四 2026-11-02 10:30）\n「就一定来」\n口气太满？',
  )
  expect(await breaches(page)).toEqual([])
  expect(errors).toEqual([])
})

test('a Word document is held against the text it is to go into, and gives the paragraphs that are ticked', async () => {
  const id = await draftOf(
    stage,
    '<p class="lead">题记</p><p>他说不来，就一定来。</p><p>只在本站的一段</p>',
  )
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const text = await openArticle(stage, page, id)
  await drop(text, { name: '稿.docx', buffer: Buffer.from(revisedDocx()) })
  const held = page.getByRole('dialog', { name: '导入“稿.docx”：与现有正文的差异' })
  await held.getByText(/改写 1 段，新增 4 段，删去 2 段/).waitFor()
  await held.locator('ins').getByText('明天').waitFor()
  await held.locator('del').getByText('不', { exact: true }).waitFor()
  await held.getByRole('button', { name: '拒绝修订' }).click()
  await held.getByText(/新增 4 段，删去 2 段，1 段未变/).waitFor()
  await held.getByRole('button', { name: '接受修订' }).click()
  expect(await breachesInBoth(page, { within: ['[role=dialog]'] })).toEqual([])
  await screenshots(page, 'word-import')
  for (const box of await held.getByLabel('删去这段').all()) await box.uncheck()
  await held.getByRole('button', { name: '取所选段落' }).click()
  await held.waitFor({ state: 'detached' })
  await text.getByText('他说明天来，就一定来。').waitFor()
  await text.getByText('只在本站的一段').waitFor()
  await text.click()
  await page.keyboard.press('Control+z')
  await text.getByText('他说不来，就一定来。').waitFor()
  await expect.poll(() => text.getByText('图 1 渡口旧照').count()).toBe(0)
  await page.keyboard.press('Control+Shift+z')
  await save(page)
  expect(await bodyOf(stage, id)).toMatch(
    /^<p class="lead">题记<\/p>|<p class="lead">题记<\/p>.*只在本站的一段/s,
  )
  expect(errors).toEqual([])
})

test('nothing of a paste runs, whatever it says of itself', async () => {
  const id = await draftOf(stage, '<p>开头</p>')
  const { page } = await openDesk(stage.browser, stage.portal)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const text = await openArticle(stage, page, id)
  await text.click()
  await page.keyboard.press('Control+End')
  await paste(
    text,
    '<p data-pm-slice="1 1 []">甲<img src="https://evil.example/a.png" onerror="window.ran=1"></p><svg onload="window.ran=2"></svg><img src=x onerror="window.ran=3"><p style="background:url(https://evil.example/b.png)">乙</p>',
  )
  await text.getByText('乙').waitFor()
  expect(await page.evaluate(() => (window as unknown as { ran?: number }).ran)).toBeUndefined()
  expect(asked.filter((url) => url.includes('evil.example'))).toEqual([])
  expect(await box(page).locator('[onerror], [onload], svg').count()).toBe(0)
})
