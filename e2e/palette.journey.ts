import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { breaches } from './support/breaches.ts'
import { ask, goHome, makeEditor, openDesk, sessionOf } from './support/desk.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const errors: string[][] = []
afterAll(() => expect(errors.flat()).toEqual([]))

/** Somebody at a desk, with whatever was fetched from elsewhere. */
async function at(person?: Parameters<typeof openDesk>[2], options = {}) {
  const desk = await openDesk(stage.browser, stage.portal, person, options)
  errors.push(desk.errors)
  await goHome(desk.page)
  return desk.page
}
const box = (page: Page) => page.getByRole('combobox', { name: /^(搜索页面|Search pages)/ })
/** Opens the palette by its keys, once the frame that hears them stands. */
async function seek(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(搜索页面|Search pages)/ }).waitFor()
  await page.keyboard.press('Control+k')
  await box(page).waitFor()
}
const options = (page: Page) => page.getByRole('option')
const chosen = (page: Page) => page.locator('[role=option][aria-selected=true]')
const pathOf = (page: Page) => new URL(page.url()).pathname

test('what is typed after Ctrl+K is looked for, also where the palette comes over a slow line', async () => {
  const page = await at()
  let come = () => {}
  const held = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(/\/Palette-[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: /^搜索页面/ }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: /^搜索页面/ }).waitFor()
  await page.keyboard.type('zzlb')
  come()
  await expect.poll(() => box(page).inputValue()).toBe('zzlb')
  await expect.poll(() => chosen(page).textContent()).toContain('杂志列表')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/contentManagement/magazine')
})

test('who types on while the palette comes loses no letter of it', async () => {
  const page = await at()
  const words = '评论处理台与举报处理台'.repeat(4)
  await page.getByRole('button', { name: /^搜索页面/ }).waitFor()
  await page.keyboard.press('Control+k')
  await page.locator('.search-early').waitFor()
  await page.keyboard.type(words, { delay: 15 })
  await expect.poll(() => box(page).inputValue()).toBe(words)
})

test('Ctrl+K goes to pages by name, slip and pinyin, makes records and finds them; what was taken last stands first', async () => {
  const page = await at()
  await seek(page)
  await box(page).fill('zzlb')
  await expect.poll(() => chosen(page).textContent()).toContain('杂志列表')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/contentManagement/magazine')

  const { data } = await ask(
    stage.portal,
    'GET',
    'magazine?range=[0,0]',
    undefined,
    await sessionOf(stage.portal),
  )
  const [magazine] = (data as { list: { id: number; title: string }[] }).list
  await seek(page)
  await expect.poll(() => options(page).first().textContent()).toContain('杂志列表')
  await box(page).fill(magazine!.title)
  const found = page.getByRole('group', { name: '杂志', exact: true }).getByRole('option')
  await found.filter({ hasText: magazine!.title }).first().click()
  await page.waitForURL(`**/contentManagement/magazine/${magazine!.id}`)

  await page.getByRole('button', { name: '搜索页面、记录与操作' }).click()
  await box(page).fill('新增杂志')
  await expect.poll(() => chosen(page).textContent()).toBe('新增杂志')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/contentManagement/magazine/create')

  await seek(page)
  await box(page).fill('深色外观')
  await page.keyboard.press('Enter')
  await page.locator('html[data-scheme=dark]').waitFor()
  await seek(page)
  await expect.poll(() => options(page).count()).toBeGreaterThan(4)
  const first = await options(page).allTextContents()
  expect(first.slice(0, 4).map((one) => one.slice(0, 4))).toEqual([
    '深色外观',
    '新增杂志',
    magazine!.title.slice(0, 4),
    '杂志列表',
  ])
  await page.keyboard.press('Escape')
  await box(page).waitFor({ state: 'hidden' })
})

test('an editor finds neither pages, records nor actions of what is hidden from them', async () => {
  const person = await makeEditor(stage.portal, 'seeker', '寻页')
  const page = await at(person)
  await seek(page)
  await box(page).fill('后台用户')
  await page.getByText('没有找到“后台用户”').waitFor()
  await box(page).fill('文章')
  await options(page).first().waitFor()
  await box(page).fill('寻页')
  await page.getByText('没有找到“寻页”').waitFor()
})

test('what is chosen in the settings holds at once, in the other tab, and in another browser after signing in', async () => {
  const person = await makeEditor(stage.portal, 'painter', '调色')
  const page = await at(person)
  const other = await page.context().newPage()
  await other.goto(`${stage.portal.url}/home`)
  await other.getByRole('heading', { level: 1 }).waitFor()

  await page.getByRole('button', { name: '界面设置' }).click()
  const panel = page.getByRole('dialog', { name: '界面设置' })
  await panel.getByText(/^3 · management$/).waitFor()
  await panel.getByRole('radio', { name: '青绿' }).check()
  await panel.getByRole('radio', { name: '迷你' }).check({ force: true })
  await page.getByText('切换尺寸成功').waitFor()
  await panel.getByRole('radio', { name: '深色' }).check({ force: true })
  await panel.getByRole('switch', { name: '显示标签栏' }).uncheck()
  await panel.getByRole('switch', { name: '侧栏标志' }).uncheck()
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/index/settings'))
  await panel.getByRole('radio', { name: 'English' }).check({ force: true })
  await page.getByRole('dialog', { name: 'Settings' }).waitFor()

  await other.getByRole('button', { name: 'Settings' }).waitFor()
  await expectLook(other)
  await kept

  const elsewhere = await at(person)
  await elsewhere.getByRole('button', { name: 'Settings' }).waitFor()
  await expectLook(elsewhere)
  // Loaded anew, the first frame is dark already, before any of the admin's own scripts has run.
  await elsewhere.addInitScript(() =>
    requestAnimationFrame(() => {
      document.documentElement.dataset.first = document.documentElement.dataset.scheme ?? 'none'
    }),
  )
  await elsewhere.reload()
  await elsewhere.locator('html[data-first=dark]').waitFor()
})

async function expectLook(page: Page): Promise<void> {
  await page.locator('html[data-scheme=dark][data-density=mini][lang=en]').waitFor()
  const accent = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--accent'))
  await expect.poll(accent).toBe('#11A983')
  await expect.poll(() => page.locator('.tags').count()).toBe(0)
  await expect.poll(() => page.locator('.brand').count()).toBe(0)
}

test('any colour can be read in both schemes, and nothing is fetched from elsewhere', async () => {
  const page = await at()
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!/^(data|blob):/.test(url) && !url.startsWith(stage.portal.url)) elsewhere.push(url)
  })
  await page.goto(`${stage.portal.url}/contentManagement/magazine`)
  await page.getByRole('table').waitFor()
  await page.getByRole('button', { name: '界面设置' }).click()
  const panel = page.getByRole('dialog', { name: '界面设置' })
  const wrong: string[] = []
  for (const scheme of ['浅色', '深色'])
    for (const color of ['#ffe94d', '#212121', '#f5222d']) {
      await panel.getByRole('radio', { name: scheme }).check({ force: true })
      await panel.getByLabel('其他颜色').fill(color)
      const accent = () =>
        page.evaluate(() => document.documentElement.style.getPropertyValue('--accent'))
      await expect.poll(accent).toBe(color)
      const broken = await breaches(page, { rules: 'coloured' })
      wrong.push(...broken.map((one) => `${scheme} ${color} ${one}`))
    }
  expect(wrong).toEqual([])
  await panel.getByRole('radio', { name: '默认蓝' }).check()
  expect(elsewhere).toEqual([])
})

test('the home page leads where its tiles say, shows what one changed, and keeps the shortcuts one chose', async () => {
  const person = await makeEditor(stage.portal, 'homebody', '居家')
  const page = await at(person)
  const figures = page.getByRole('region', { name: '关键数据' })
  await figures.getByRole('img', { name: /^发布文章，近 30 天：最高 / }).waitFor()

  const tile = page
    .getByRole('region', { name: '待办' })
    .getByRole('link', { name: /(^|[\d\s])文章\s*草稿/ })
  const all = page.getByRole('button', { name: /^全部 \d+ 类$/ })
  await tile.or(all).first().waitFor()
  if (!(await tile.isVisible())) await all.click()
  const count = /^\d+/.exec((await tile.textContent()) ?? '')?.[0]
  await tile.click()
  await page
    .getByText(new RegExp(`共 ${count} 条`))
    .first()
    .waitFor()
  expect(decodeURIComponent(page.url())).toContain('"status":"draft"')

  const own = await sessionOf(stage.portal, person)
  const made = await ask(
    stage.portal,
    'POST',
    'articleTag',
    { name: '居家标签', synonyms: [] },
    own,
  )
  expect(made.code).toBe(20000)
  await page.goto(`${stage.portal.url}/home`)
  await page
    .getByRole('region', { name: '我最近的修改' })
    .getByRole('link', { name: /居家标签/ })
    .waitFor()

  await page.getByRole('button', { name: '选择快捷入口' }).click()
  const dialog = page.getByRole('dialog', { name: '选择快捷入口' })
  await dialog.getByRole('searchbox', { name: '搜索页面' }).fill('栏目')
  await dialog
    .getByRole('list', { name: '可添加' })
    .getByRole('button', { name: /^栏目/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: '上移 栏目' }).click()
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/index/settings'))
  await dialog.getByRole('button', { name: '保存' }).click()
  await kept
  const elsewhere = await at(person)
  const shortcuts = elsewhere.getByRole('region', { name: '快捷入口' }).getByRole('link')
  await shortcuts.filter({ hasText: '栏目' }).first().click()
  await elsewhere.waitForURL('**/contentManagement/magazine/columns')
})

test('the bell counts what is unread, leads to the record, and is quiet once all is read', async () => {
  const page = await at()
  const bell = page.getByRole('button', { name: /^通知/ })
  await bell.and(page.getByRole('button', { name: /条未读$/ })).click()
  const unread = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0])
  expect(unread).toBeGreaterThan(2)
  const list = page.getByRole('dialog', { name: '通知' })
  await list
    .getByRole('link', { name: /已定时发布：期次/ })
    .first()
    .click()
  await page.waitForURL(/\/contentManagement\/magazine\/issues\/\d+$/)
  await page.getByRole('button', { name: `通知：${unread - 1} 条未读` }).click()
  await list
    .getByRole('button', { name: /^标为已读：/ })
    .first()
    .click()
  await page.locator(`[aria-label="通知：${unread - 2} 条未读"]`).waitFor()
  await list.getByRole('button', { name: '全部已读' }).click()
  await page.locator('button[aria-label="通知"]').waitFor()
  await list.getByRole('link', { name: '全部通知' }).click()
  await page.waitForURL('**/notices')
  await page.getByRole('heading', { level: 1, name: '通知' }).waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(8)
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('通知')
  expect(pathOf(page)).toBe('/notices')
})

for (const [colorScheme, width, language] of [
  ['light', 1440, 'zh'],
  ['dark', 390, 'en'],
] as const)
  test(`no part breaks a rule of accessibility, ${colorScheme}, ${width} wide, ${language}`, async () => {
    const person = await makeEditor(stage.portal, `judge${width}`, '评审')
    const own = await sessionOf(stage.portal, person)
    await ask(stage.portal, 'PUT', 'index/settings', { language, scheme: colorScheme }, own)
    const page = await at(person, { viewport: { width, height: 844 }, colorScheme })
    const found: string[] = []
    const judge = async (part: string) => {
      found.push(...(await breaches(page)).map((broken) => `${part} ${broken}`))
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (over > 0) found.push(`${part} is ${over} px too wide`)
    }
    await page.locator(`html[data-scheme=${colorScheme}]`).waitFor()
    await page.locator('.figure').first().waitFor()
    await page.locator('.todos a').first().waitFor()
    await judge('home')
    await page.getByRole('button', { name: /选择快捷入口|Choose shortcuts/ }).click()
    await judge('shortcuts')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: /^(通知|Notices)/ }).click()
    await judge('bell')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: /^(界面设置|Settings)$/ }).click()
    await judge('settings')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await seek(page)
    await judge('palette')
    await box(page).fill(language === 'zh' ? '杂志' : 'magazine')
    await page.locator('[role=option]').nth(2).waitFor()
    await judge('palette with results')
    expect(found).toEqual([])
  })
