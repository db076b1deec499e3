import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { screens } from '#src/menu/menu.ts'
import { breaches, breachesInBoth } from './support/breaches.ts'
import { brief, launchBrowser } from './support/browser.ts'
import { choose } from './support/choose.ts'
import { goHome, openDesk } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const magazines = '/contentManagement/magazine'
const labels = '/contentManagement/label'
/** One of the screens that stay as they are left. */
const kept = '/wenbo/smallSubject'
const phone = { width: 390, height: 844 }

const bar = (page: Page) => page.getByRole('navigation', { name: /打开过的页面|Visited screens/ })
const tag = (page: Page, name: string | RegExp) => bar(page).getByRole('link', { name })
const titles = (page: Page) =>
  bar(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLElement).title))
const menu = (page: Page) => page.getByRole('navigation', { name: /主菜单|Main menu/ })
const fold = (page: Page) => page.getByRole('button', { name: /收起或展开菜单|Fold or unfold/ })

/** The first admin at the home page. */
async function deskAtHome(options: BrowserContextOptions = {}, browser = stage.browser) {
  const desk = await openDesk(browser, stage.portal, stage.portal, options)
  await goHome(desk.page)
  return desk
}

/** Goes to an address within the admin, as its links do, and waits until its tag is the one shown. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: history.length, key: String(Math.random()), usr: null }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
  await page.locator(`.tags [data-key="${path}"][aria-current=page]`).waitFor()
}

/** Languages are kept per person at the portal: the next story begins in Chinese again. */
const backToChinese = async (page: Page) => {
  // The portal keeps the language, and hears of it a moment later.
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/index/settings') &&
      answer.request().postData()?.includes('"language":"zh"') === true,
  )
  await page.getByRole('button', { name: '切换到中文' }).click()
  await page.getByRole('button', { name: 'English' }).waitFor()
  await kept
}

test('the menu finds, opens, stays closed for the session, and shows where one is', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}${magazines}/1`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await expect.poll(() => page.title()).toBe(`${name} - Masthead`)
  const crumbs = page.getByRole('navigation', { name: '位置' }).getByRole('listitem')
  await expect
    .poll(() => crumbs.allInnerTexts())
    .toEqual(['首页', '内容管理', '杂志', '杂志列表', name])
  expect((await menu(page).boundingBox())?.width).toBe(210)
  await expect.poll(() => menu(page).locator('[aria-current=page]').innerText()).toBe('杂志列表')

  await menu(page).getByRole('searchbox').fill('勋章发放')
  await menu(page).getByRole('link', { name: '勋章发放记录' }).click()
  await page.getByRole('heading', { name: '勋章发放记录', level: 1 }).waitFor()
  await expect.poll(() => page.title()).toBe('勋章发放记录 - Masthead')
  await fold(page).click()
  await menu(page).waitFor({ state: 'hidden' })
  await page.reload()
  await page.getByRole('heading', { name: '勋章发放记录', level: 1 }).waitFor()
  await expect.poll(() => menu(page).count()).toBe(0)
  await fold(page).click()
  await menu(page).waitFor()
  expect(errors).toEqual([])
})

test('the top bar leads to the old admin with the ticket, and says where full screen is refused', async () => {
  const { page } = await deskAtHome()
  await page.evaluate(() =>
    Object.defineProperty(document, 'fullscreenEnabled', { get: () => false }),
  )
  await page.getByRole('button', { name: '全屏' }).click()
  await page.getByText('当前浏览器不支持全屏').waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Full screen' }).click()
  await page.getByText('you browser can not work').waitFor()
  await page.getByRole('button', { name: 'Hello, admin' }).click()
  const old = page.getByRole('menuitem', { name: 'Old admin' })
  const ticket = await page.evaluate(() => localStorage.getItem('ticket'))
  await expect
    .poll(() => old.getAttribute('href'))
    .toBe(`${stage.portal.url}/main?ticket=${encodeURIComponent(ticket ?? '')}`)
  await expect.poll(() => old.getAttribute('target')).toBe('_blank')
  await page.keyboard.press('Escape')
  await backToChinese(page)
})

test('on a phone the menu is a drawer, which closes when one goes somewhere', async () => {
  const { page, errors } = await deskAtHome({
    viewport: phone,
  })
  await expect.poll(() => menu(page).count()).toBe(0)
  await fold(page).click()
  await menu(page).getByRole('button', { name: '优惠券' }).click()
  await menu(page).getByRole('link', { name: '优惠券管理' }).click()
  await page.getByRole('heading', { name: '优惠券管理', level: 1 }).waitFor()
  await menu(page).waitFor({ state: 'hidden' })
  await expect.poll(() => titles(page)).toEqual(['首页', '优惠券管理'])
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(over).toBeLessThanOrEqual(0)
  expect(errors).toEqual([])
})

test('tags are moved, refreshed and closed by menu, keys and drag, and are there after a reload', async () => {
  const { page, errors } = await deskAtHome()
  for (const path of [labels, '/coupon/list', '/message/mail', kept]) await go(page, path)
  await expect.poll(() => titles(page)).toEqual(['首页', '标签', '优惠券管理', '站内信', '小专题'])
  await tag(page, '小专题').dragTo(tag(page, '标签'))
  await expect.poll(() => titles(page)).toEqual(['首页', '小专题', '标签', '优惠券管理', '站内信'])
  await tag(page, '站内信').focus()
  await page.keyboard.press('Control+Shift+ArrowLeft')
  const order = ['首页', '小专题', '标签', '站内信', '优惠券管理']
  await expect.poll(() => titles(page)).toEqual(order)
  await page.reload()
  await page.getByRole('heading', { name: '小专题', level: 1 }).waitFor()
  await expect.poll(() => titles(page)).toEqual(order)

  await tag(page, '小专题').click({ button: 'right' })
  const opened = page.getByRole('menu')
  await expect
    .poll(() => page.locator('.tag-menu').evaluate((box) => (box as HTMLElement).offsetWidth))
    .toBe(105)
  await Promise.all([
    page.waitForRequest(/\/portal\/wenbo\/smallSubject\?/),
    opened.getByRole('menuitem', { name: '刷新' }).click(),
  ])
  await page.getByRole('heading', { name: '小专题', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe(kept)

  await tag(page, '首页').focus()
  await page.keyboard.press('Delete')
  await tag(page, '标签').focus()
  await page.keyboard.press('Delete')
  await expect.poll(() => titles(page)).toEqual(['首页', '小专题', '站内信', '优惠券管理'])
  await tag(page, '站内信').focus()
  await page.keyboard.press('Shift+F10')
  await opened.getByRole('menuitem', { name: '关闭其他' }).click()
  await page.getByRole('heading', { name: '站内信', level: 1 }).waitFor()
  await expect.poll(() => titles(page)).toEqual(['首页', '站内信'])
  await tag(page, '站内信').click({ button: 'right' })
  await opened.getByRole('menuitem', { name: '关闭全部' }).click()
  await page.waitForURL('**/home')
  await expect.poll(() => titles(page)).toEqual(['首页'])
  expect(errors).toEqual([])
})

for (const viewport of [{ width: 1440, height: 520 }, phone])
  test(`a screen kept alive is as it was left, and asks for nothing meanwhile, at ${viewport.width}`, async () => {
    const { page, errors } = await deskAtHome({ viewport })
    await go(page, kept)
    const rows = page.locator('main :is(.rows, .cards):visible')
    await rows.getByText('元宵灯火').waitFor({ state: 'attached' })
    await rows.evaluate((box) => box.scrollTo(0, 120))
    await rows.getByRole('checkbox').nth(4).check()
    const left = await rows.evaluate((box) => box.scrollTop)
    expect(left).toBeGreaterThan(0)
    await go(page, `${kept}/create`)
    await page.getByRole('textbox', { name: '小专题名称' }).fill('写了一半的名字')
    await page.getByText('（未保存）').waitFor({ state: 'attached' })
    // Typed is typed, without a pause in which a draft could be written.
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await go(page, labels)
    await page.getByRole('heading', { name: '标签', level: 1 }).waitFor()
    await go(page, '/coupon/list')
    await page.getByRole('heading', { name: '优惠券管理', level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => /smallSubject/.test(path))).toEqual([])

    await tag(page, /新增小专题/).click()
    const typed = page.getByRole('textbox', { name: '小专题名称' })
    await typed.waitFor()
    await expect.poll(() => typed.inputValue()).toBe('写了一半的名字')
    await tag(page, '小专题').first().click()
    await rows.waitFor()
    await expect.poll(() => rows.evaluate((box) => box.scrollTop)).toBe(left)
    await expect.poll(() => rows.getByRole('checkbox', { checked: true }).count()).toBe(1)
    expect(errors).toEqual([])
  })

test('other screens come back with their filter and where they were scrolled to', async () => {
  const viewport = { width: 1440, height: 560 }
  const { page } = await deskAtHome({ viewport })
  await go(page, `${magazines}/articles`)
  // The articles of one issue stand there first.
  await page.locator('main').getByRole('link', { name: '全部文章', exact: true }).click()
  await choose(page.getByRole('combobox', { name: '每页条数' }), '100')
  await page.getByText('–100 条，共').waitFor()
  await choose(page.getByRole('combobox', { name: '状态' }), '已发布')
  const rows = page.locator('main .rows')
  await page.waitForURL(/published/)
  await page.waitForLoadState('networkidle')
  await rows.evaluate((box) => box.scrollTo(0, 900))
  await expect.poll(() => rows.evaluate((box) => box.scrollTop)).toBe(900)
  await go(page, '/configCenter/users/create')
  // What is drawn late moves what is scrolled to.
  await page.getByText('简介').waitFor()
  await page.waitForTimeout(500)
  await page.mouse.move(700, 300)
  await page.mouse.wheel(0, 150)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.waitForTimeout(500)
  const down = await page.evaluate(() => scrollY)
  await tag(page, '文章').click()
  await page.getByText('–100 条，共').waitFor()
  await expect.poll(() => rows.evaluate((box) => box.scrollTop)).toBe(900)
  expect(decodeURIComponent(page.url())).toContain('"status":"published"')
  await tag(page, /^新增/).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(down)
})

test('what is typed is not lost unasked when tags are closed, and is offered again', async () => {
  const { page } = await deskAtHome()
  await go(page, `${kept}/1`)
  const name = page.getByRole('textbox', { name: '小专题名称' })
  await name.fill('改到一半')
  await go(page, labels)
  await page.getByRole('heading', { name: '标签', level: 1 }).waitFor()
  await tag(page, '标签').click({ button: 'right' })
  await page.getByRole('menuitem', { name: '关闭其他' }).click()
  const asked = page.getByRole('dialog', { name: '有修改尚未保存' })
  await asked.getByText('输入的内容会留在本浏览器').waitFor()
  await expect.poll(() => asked.getByRole('listitem').count()).toBe(1)
  await asked.getByRole('button', { name: '取消' }).click()
  await asked.waitFor({ state: 'hidden' })
  await expect.poll(() => titles(page)).toHaveLength(3)
  await tag(page, '标签').click({ button: 'right' })
  await page.getByRole('menuitem', { name: '关闭其他' }).click()
  await asked.getByRole('button', { name: '继续' }).click()
  await expect.poll(() => titles(page)).toEqual(['首页', '标签'])
  await go(page, `${kept}/1`)
  await page.getByText(/有未保存的输入/).waitFor()
  await page.getByRole('button', { name: '恢复' }).click()
  await expect.poll(() => name.inputValue()).toBe('改到一半')
})

test('thirty tags opened and closed leave memory where it was', async () => {
  // What is counted are nodes of a process, which a browser may give to pages of other stories as well.
  const own = await launchBrowser(brief)
  onTestFinished(() => own.close())
  const { page } = await deskAtHome({}, own)
  const cdp = await page.context().newCDPSession(page)
  const measure = async () => {
    await page.waitForLoadState('networkidle')
    await cdp.send('HeapProfiler.collectGarbage')
    await cdp.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
    const { usedSize } = await cdp.send('Runtime.getHeapUsage')
    return { nodes, listeners: jsEventListeners, megabytes: usedSize / 1e6 }
  }
  /** Cards come one after the other, and what was there goes as late: the page stands once neither does any more. */
  const settled = async () => {
    let now = await measure()
    for (let before = 0; now.nodes !== before; ) {
      before = now.nodes
      await page.waitForTimeout(1000)
      now = await measure()
    }
    return now
  }
  const openAll = async () => {
    for (const { path, label } of thirty) {
      await go(page, path)
      await page.locator('main h1:visible').filter({ hasText: label[0] }).waitFor()
    }
    await expect.poll(async () => (await titles(page)).length).toBe(31)
  }
  const closeAll = async () => {
    await bar(page).getByRole('link').last().click({ button: 'right' })
    await page.getByRole('menuitem', { name: '关闭全部' }).click()
    await page.waitForURL('**/home')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await page.getByText('全部功能').waitFor()
    await expect.poll(() => titles(page)).toEqual(['首页'])
  }
  await page.getByText('全部功能').waitFor()
  const start = await settled()
  // The first round loads the screens' code and fills caches, which are to stay.
  await openAll()
  const open = await measure()
  await closeAll()
  const once = await settled()
  await openAll()
  await closeAll()
  const standing = Math.max(start.nodes, once.nodes)
  // What is still asked for holds the screen that asked, until it is answered or given up.
  await expect
    .poll(async () => (await settled()).nodes - standing, { timeout: 60_000 })
    .toBeLessThan(300)
  const twice = await measure()
  console.log('nodes, listeners, MB:', JSON.stringify({ start, open, once, twice }))
  expect(open.nodes - once.nodes).toBeGreaterThan(1000)
  expect(twice.nodes - start.nodes).toBeLessThan(800)
  expect(twice.listeners - once.listeners).toBeLessThan(60)
  expect(twice.megabytes - once.megabytes).toBeLessThan(3)
})

/** Thirty screens with records, those kept alive among them. */
const listed = screens.filter(
  ({ kind, hidden, menu: group, whitelist }) =>
    ['resource', 'list'].includes(kind) && !hidden && group && !whitelist,
)
const thirty = [
  ...listed.filter(({ keepAlive }) => keepAlive),
  ...listed.filter(({ keepAlive }) => !keepAlive),
].slice(0, 30)

test('the home page is arranged by each: what stands first, what not at all, in every browser of theirs', async () => {
  const { page, errors } = await deskAtHome()
  const headings = () => page.locator('.home h2').allInnerTexts()
  await page.getByRole('heading', { name: '我最近的修改' }).waitFor()
  await page.getByRole('button', { name: '安排首页' }).click()
  const dialog = page.getByRole('dialog', { name: '安排首页' })
  await dialog.getByRole('checkbox', { name: '我最近的修改' }).uncheck()
  const up = dialog.getByRole('button', { name: '上移 待办' })
  // As far as it goes, however many parts there are.
  for (let at = 0; at < 20 && (await up.isEnabled()); at++) await up.click()
  expect(await up.isDisabled()).toBe(true)
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'home-arrange')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect.poll(headings).not.toContain('我最近的修改')
  expect((await headings())[0]).toBe('待办')
  await screenshots(page, 'home-arranged')

  await expect
    .poll(async () => {
      const other = await deskAtHome()
      await other.page.getByRole('heading', { name: '待办' }).waitFor()
      const first = await other.page.locator('.home h2').first().innerText()
      await other.page.context().close()
      return first
    })
    .toBe('待办')

  await page.getByRole('button', { name: '安排首页' }).click()
  await dialog.getByRole('button', { name: '恢复默认' }).click()
  await dialog.getByRole('button', { name: '保存' }).click()
  await page.getByRole('heading', { name: '我最近的修改' }).waitFor()
  expect(errors).toEqual([])
})

test('no part of the frame breaks a rule of accessibility', async () => {
  const { page } = await deskAtHome({ reducedMotion: 'reduce' })
  const found: string[] = []
  // Words change with the language; colours do not.
  let judged: typeof breaches = breachesInBoth
  const judge = async (...within: string[]) => {
    found.push(...(await judged(page, { within })))
  }
  await go(page, magazines)
  await page.getByRole('heading', { name: '杂志列表', level: 1 }).waitFor()
  await go(page, `${kept}/create`)
  await page.getByRole('textbox', { name: '小专题名称' }).fill('写了一半')
  await page.getByText('（未保存）').waitFor({ state: 'attached' })
  for (const language of ['zh', 'en'] as const) {
    if (language === 'en') {
      await page.getByRole('button', { name: 'English' }).click()
      judged = breaches
    }
    await judge('.sidebar', '.top')
    await screenshots(page, `frame-${language}`, { sizes: ['wide'] })
    await bar(page).getByRole('link').last().click({ button: 'right' })
    await page.getByRole('menu').waitFor()
    await judge('.tag-menu')
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await page.setViewportSize(phone)
    await page.locator('.frame.narrow').waitFor()
    await judge('.top')
    await fold(page).click()
    await menu(page).waitFor()
    await judge('.sidebar')
    await screenshots(page, `frame-drawer-${language}`, { sizes: ['phone'] })
    await page.keyboard.press('Escape')
    await menu(page).waitFor({ state: 'detached' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await menu(page).waitFor()
  }
  await backToChinese(page)
  expect(found).toEqual([])
})
