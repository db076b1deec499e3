import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { breaches } from './support/breaches.ts'
import { choose } from './support/choose.ts'
import { ask, go, openDesk, row, sessionOf } from './support/desk.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const articles = '/contentManagement/magazine/articles'
const ofAll = `${articles}?filter=${encodeURIComponent('{}')}`

test('filters, sort, page and size stand in the address, and coming back restores them', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await go(page, '内容管理', '杂志', '文章')
  await page.getByRole('link', { name: '全部文章', exact: true }).last().click()
  await page.getByText('共 426 条').waitFor()
  await choose(page.getByRole('combobox', { name: '状态' }), '已发布')
  await states(page, '已发布')
  await page.getByRole('columnheader').getByRole('button', { name: '标题' }).click()
  const sorted = page.getByRole('columnheader', { name: '标题' })
  await sorted.and(page.locator('[aria-sort=ascending]')).waitFor()
  await choose(page.getByRole('combobox', { name: '每页条数' }), '100')
  await page.getByText('–100 条，共').waitFor()
  await page.getByRole('button', { name: '下一页' }).click()
  await page.getByText('–200 条，共').waitFor()
  const address = page.url()
  expect(decodeURIComponent(address)).toContain('"status":"published"')
  expect(address).toContain('sort=title')

  const other = await openDesk(stage.browser, stage.portal)
  await other.page.goto(address)
  await other.page.getByText('–200 条，共').waitFor()
  // The rows of the page before stand until those of this one are there.
  const found = await titles(other.page)
  await expect.poll(() => titles(page)).toEqual(found)
  await page.getByRole('row').nth(2).getByRole('link', { name: '编辑' }).click()
  await page.getByRole('button', { name: '保存', exact: true }).waitFor()
  await page.goBack()
  await page.getByText('–200 条，共').waitFor()
  await expect.poll(() => titles(page)).toEqual(found)
  expect([...errors, ...other.errors]).toEqual([])
})

test('one Chinese character finds, two find less, and the filters can be taken off', async () => {
  const { page } = await openDesk(stage.browser, stage.portal)
  await page.goto(stage.portal.url + ofAll)
  const search = page.getByRole('searchbox', { name: '标题' })
  await page.getByText('共 426 条').waitFor()
  const holding = async (word: string) =>
    (await titles(page)).every((title) => title.includes(word))
  await search.fill('夜')
  await expect.poll(() => holding('夜')).toBe(true)
  const one = await total(page)
  await search.fill('夜班')
  await expect.poll(() => holding('夜班')).toBe(true)
  const two = await total(page)
  expect(two).toBeGreaterThan(0)
  expect(two).toBeLessThanOrEqual(one)
  await search.fill('酱油没有这篇')
  await page.getByText('没有符合条件的记录').waitFor()
  await page.getByRole('button', { name: '清除筛选' }).click()
  await page.getByText('共 426 条').waitFor()
})

test('a page of a thousand rows is scrolled and selected as a small one', async () => {
  await makeLabels(1000)
  const { page } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/contentManagement/label`)
  await choose(page.getByRole('combobox', { name: '每页条数' }), '1000')
  // Its cells are edited in place.
  const table = page.getByRole('grid')
  await table.and(page.locator('[aria-rowcount="1001"]')).waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(100)
  await table.locator('xpath=..').evaluate((box) => box.scrollTo(0, box.scrollHeight))
  await page.locator('[aria-rowindex="1001"]').waitFor()
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  await page.getByText('已选 1000 条').waitFor()
})

test('chosen columns are kept over a reload, until the default is asked for', async () => {
  const { page } = await openDesk(stage.browser, stage.portal)
  await page.goto(stage.portal.url + ofAll)
  await page.getByRole('columnheader', { name: '字数' }).waitFor()
  await page.getByRole('button', { name: '选择列' }).click()
  const choice = page.getByRole('dialog', { name: '选择列' })
  await choice.getByRole('checkbox', { name: '字数' }).uncheck()
  // It moves up among those that are shown, and the keyboard with it.
  await choice.getByRole('checkbox', { name: '副标题' }).check()
  await choice.getByRole('checkbox', { name: '副标题' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('columnheader', { name: '副标题' }).waitFor()
  await page.reload()
  await page.getByRole('columnheader', { name: '副标题' }).waitFor()
  await expect.poll(() => page.getByRole('columnheader', { name: '字数' }).count()).toBe(0)
  await page.getByRole('button', { name: '选择列' }).click()
  await choice.getByRole('button', { name: '恢复默认' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('columnheader', { name: '字数' }).waitFor()
})

test('withdrawing several asks with names and count, and each is withdrawn', async () => {
  const { page } = await openDesk(stage.browser, stage.portal)
  await page.goto(stage.portal.url + ofAll)
  await choose(page.getByRole('combobox', { name: '状态' }), '已发布')
  await states(page, '已发布')
  const names = (await titles(page)).slice(0, 3)
  for (const index of [1, 2, 3])
    await page.getByRole('row').nth(index).getByRole('checkbox').check()
  const bulk = page.getByRole('region', { name: '批量操作' })
  await bulk.getByText('已选 3 条').waitFor()
  const before = await total(page)
  await bulk.getByRole('button', { name: /下架|撤回/ }).click()
  const asked = page.getByRole('dialog')
  await asked.getByText('3 条记录').waitFor()
  const concerned = asked.getByRole('list', { name: '将处理的记录' })
  await expect.poll(() => concerned.getByRole('listitem').allInnerTexts()).toEqual(names)
  await asked.getByRole('button', { name: '取消' }).click()
  await asked.waitFor({ state: 'hidden' })
  await expect.poll(() => total(page)).toBe(before)
  await bulk.getByRole('button', { name: /下架|撤回/ }).click()
  await asked.getByRole('button', { name: '确定' }).click()
  await page.getByText('3 条已完成').waitFor()
  await page.getByText(`共 ${before - 3} 条`).waitFor()
})

test('an export holds what the list shows, cell by cell', async () => {
  const { page } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/contentManagement/magazine`)
  await page.getByText('共 24 条').waitFor()
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出' }).click()
  const file = await started
  expect(file.suggestedFilename()).toMatch(/^杂志列表-.*\.xlsx$/)
  const book = read(await readFile(await file.path()))
  const lines = utils.sheet_to_json<(string | number)[]>(book.Sheets[book.SheetNames[0]!]!, {
    header: 1,
  })
  const head = (await page.getByRole('columnheader').allInnerTexts()).slice(1, -1)
  expect(lines).toHaveLength(25)
  expect(lines[0]).toEqual(head.map((text) => text.trim()))
  const shown = page.getByRole('row').nth(1).getByRole('cell')
  for (const [index, title] of head.entries()) {
    if (title.trim() === '封面') continue
    const text = (await shown.nth(index + 1).innerText()).trim()
    const cell = lines[1]?.[index]
    const written = typeof cell === 'number' ? text.replace(/[¥,]/g, '') : text
    expect(typeof cell === 'number' ? Number(written) : written, title).toBe(cell)
  }
})

test('what is deleted lies in the bin and comes back; an earlier version comes back too', async () => {
  const { page } = await openDesk(stage.browser, stage.portal)
  const name = '没有谁引用的草稿'
  await makeDraft(name)
  await page.goto(
    `${stage.portal.url}${articles}?filter=${encodeURIComponent('{"status":"draft"}')}`,
  )
  await row(page, name).waitFor()
  await page.getByRole('button', { name: `${name} 的更多操作` }).click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  const asked = page.getByRole('dialog', { name: '删除文章' })
  await asked.getByText(name).waitFor()
  await asked.getByRole('button', { name: '确定' }).click()
  await page.getByText('删除文章：已完成').waitFor()
  await row(page, name).waitFor({ state: 'detached' })

  await page.getByRole('link', { name: '回收站' }).click()
  await row(page, name).getByRole('button', { name: '恢复' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await page.getByText('已恢复').waitFor()
  await page.getByRole('link', { name: '返回列表' }).click()
  await page.getByRole('searchbox', { name: '标题' }).fill(name)
  await page.getByRole('link', { name, exact: true }).click()

  const subtitle = page.getByRole('textbox', { name: '副标题' })
  const before = await subtitle.inputValue()
  await subtitle.fill('改过的副标题')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('已保存').waitFor()
  await page.getByRole('button', { name: '修改历史' }).click()
  const history = page.getByRole('dialog', { name: '修改历史' })
  await history.getByText('改过的副标题').first().waitFor()
  await history.getByRole('button', { name: '恢复到此版本' }).first().click()
  await page
    .getByRole('dialog', { name: '恢复到这个版本？' })
    .getByRole('button', { name: '确定' })
    .click()
  await page.getByText('已恢复', { exact: true }).waitFor()
  await expect.poll(() => subtitle.inputValue()).toBe(before)
})

test('a list is worked through by keyboard', async () => {
  const { page } = await openDesk(stage.browser, stage.portal)
  await page.goto(stage.portal.url + ofAll)
  await page.getByRole('row').nth(3).waitFor()
  await page.keyboard.press('/')
  expect(
    await page
      .getByRole('searchbox', { name: '标题' })
      .evaluate((box) => box === document.activeElement),
  ).toBe(true)
  await page.getByRole('heading', { name: '文章', level: 1 }).click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await page.getByText('已选 1 条').waitFor()
  const second = (await titles(page))[1] as string
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: second, level: 1 }).waitFor()
  await page.goBack()
  await page.getByRole('row').nth(3).waitFor()
  await page.keyboard.press('n')
  await page.getByRole('heading', { name: '新增文章' }).waitFor()
})

/** The titles of the rows in sight. */
/** A draft like one of those there are, which nothing leads to. */
async function makeDraft(title: string): Promise<void> {
  const session = await sessionOf(stage.portal)
  const { data } = await ask(stage.portal, 'GET', 'article?range=[0,0]', undefined, session)
  const { id } = (data as { list: readonly { id: number }[] }).list[0]!
  const one = await ask(stage.portal, 'GET', `article/${id}`, undefined, session)
  const { column, authors, source, imageUrl, body, trial } = one.data as Record<string, unknown>
  const article = { title, column, authors, source, imageUrl, body, trial }
  const made = await ask(stage.portal, 'POST', 'article', article, session)
  expect(made.code, JSON.stringify(made)).toBe(20000)
}
const titles = (page: Page) => page.getByRole('cell').locator('a.title').allInnerTexts()

/** Waits until every row in sight is in this state. */
async function states(page: Page, state: string) {
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect
    .poll(async () => (await rows.count()) - (await rows.filter({ hasText: state }).count()), {
      timeout: 10_000,
    })
    .toBe(0)
}

/** How many the list says there are. */
async function total(page: Page): Promise<number> {
  const text = await page.getByText(/共 [\d,]+ 条/).innerText()
  return Number(/共 ([\d,]+) 条/.exec(text)?.[1]?.replace(/,/g, ''))
}

/** So many labels beside those that are there. */
async function makeLabels(count: number) {
  const session = await sessionOf(stage.portal)
  for (let at = 0; at < count; at += 25)
    await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        ask(stage.portal, 'POST', 'articleTag', { name: `标签${at + index}` }, session),
      ),
    )
}

test('conditions on any field, joined by and & or, stand in the address, and the export keeps to them', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(stage.portal.url + ofAll)
  await page.getByText(/共 4\d\d 条/).waitFor()
  const all = await total(page)
  await page.getByRole('button', { name: '条件', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /按条件筛选/ })
  const pick = async (name: string, nth: number) => {
    const box = dialog.getByRole('combobox', { name: '字段' }).nth(nth)
    await box.fill(name)
    await page.getByRole('option', { name, exact: true }).first().click()
  }
  await pick('状态', 0)
  await dialog.getByRole('combobox', { name: '状态的值' }).click()
  await page.getByRole('option', { name: '草稿' }).click()
  await page.getByRole('option', { name: '已校对' }).click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: '且满足…' }).click()
  await pick('标题', 1)
  await choose(dialog.getByRole('combobox', { name: '标题的条件' }), '不包含')
  await dialog.getByRole('textbox', { name: '标题的值' }).fill('的')
  await dialog.getByRole('button', { name: '或者满足另一组…' }).click()
  await pick('创建时间', 2)
  await choose(dialog.getByRole('combobox', { name: '创建时间的值' }), '今天以后')
  expect(await breaches(page)).toEqual([])
  const told = dialog.getByRole('status')
  await told.filter({ hasText: /^符合 \d+ 条$/ }).waitFor()
  await expect.poll(async () => (await told.innerText()) === `符合 ${all} 条`).toBe(false)
  await dialog.getByRole('button', { name: '筛选', exact: true }).click()
  const words = page.getByRole('button', {
    name: '状态 是 草稿、已校对 且 标题 不包含 “的”，或 创建时间 在 今天以后',
  })
  await words.waitFor()
  // The rows of before stand until these are there.
  await expect.poll(() => total(page)).toBeLessThan(all)
  const found = await total(page)
  expect(found).toBeGreaterThan(0)
  expect((await titles(page)).filter((title) => title.includes('的'))).toEqual([])

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `导出筛选结果 ${found} 条` }).click(),
  ])
  const { SheetNames, Sheets } = read(await readFile(await file.path()))
  expect(utils.sheet_to_json(Sheets[SheetNames[0]!]!)).toHaveLength(found)

  await page.reload()
  await words.waitFor()
  expect(await total(page)).toBe(found)
  await words.press('Delete')
  await page.getByText(`共 ${all} 条`).waitFor()
  expect(errors).toEqual([])
})
