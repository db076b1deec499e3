import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { ask, go, JOB, openDesk, pick, row, sessionOf } from './support/desk.ts'
import { seenWhole } from './support/seenWhole.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const errors: string[][] = []
/** A build for tests tells refusals in the console, too. */
const isRefusal = (error: string) => error.startsWith('PortalError: 名额不足')
afterAll(() => expect(errors.flat().filter((error) => !isRefusal(error))).toEqual([]))

const partners = ['合作伙伴', '合作专区', '合作方管理'] as const

/** A desk at the list of partners, narrowed to one. */
async function at(name: string): Promise<Page> {
  const { page, errors: wrong } = await openDesk(stage.browser, stage.portal)
  errors.push(wrong)
  await go(page, ...partners)
  await page.getByRole('searchbox', { name: '企业全称' }).fill(name)
  // The row stood there before, further down: it moves once the list is narrowed.
  await page.getByText('共 1 条').waitFor()
  await row(page, '广厦建设').waitFor()
  return page
}

/** What stands behind the dots of a row. */
async function choose(page: Page, name: string, deed: string): Promise<void> {
  await dialog(page).waitFor({ state: 'hidden' })
  const shown = row(page, name).first()
  // A row that is read anew has no buttons for a moment.
  await shown.getByRole('button').first().waitFor()
  const button = shown.getByRole('button', { name: deed, exact: true })
  if (await button.isVisible()) return button.click()
  await shown.getByRole('button', { name: /的更多操作$/ }).click()
  await page.getByRole('menuitem', { name: deed, exact: true }).click()
}
const dialog = (page: Page) => page.getByRole('dialog')
const agree = (page: Page) => dialog(page).getByRole('button', { name: '确定' }).click()

test('a partner is dressed from a template by fit; its page is seen as a phone shows it and goes out', async () => {
  const page = await at('广厦')
  await choose(page, '广厦建设', '页面装修')
  await pick(dialog(page), /页面模板/, '通用模板·春季')
  await agree(page)
  await page.getByText('页面装修：已完成').waitFor()

  await choose(page, '广厦建设', '专属页面')
  const made = row(page, '通用模板·春季·广厦建设')
  await made.getByText('草稿').waitFor()
  await made.getByText('17', { exact: true }).waitFor()

  await choose(page, '通用模板·春季·广厦建设', '预览')
  const phone = dialog(page).getByRole('region', { name: '手机画面' })
  await phone.getByRole('heading', { name: '精选知识' }).waitFor()
  await phone.getByRole('heading', { name: '专享课程' }).waitFor()
  const covers = phone.locator('.modules-grid > li')
  await expect.poll(() => covers.count()).toBe(7)
  await phone.getByRole('button', { name: '职场' }).click()
  await expect.poll(() => covers.count()).toBeLessThan(7)
  await expect.poll(() => phone.locator('.modules-banners img').count()).toBe(3)
  const code = dialog(page).getByRole('img', { name: '预览二维码' })
  await code.waitFor()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => seenWhole(code)).toBe(true)
  await dialog(page).getByRole('button', { name: '关闭' }).click()

  await choose(page, '通用模板·春季·广厦建设', '发布')
  // Its lines come one after the other, and the button below them moves.
  await dialog(page).getByText('用户将能看到').waitFor()
  await dialog(page).getByText('所需条件都已满足').waitFor()
  await agree(page)
  await made.getByText('已发布').waitFor()
})

test('seats are refused whole beyond the rest, and given to those who have registered', async () => {
  const page = await at('广厦')
  const give = async (phones: readonly string[]) => {
    await choose(page, '广厦建设', '分发权益')
    await pick(dialog(page), /产品包/, '企业阅读包·基础版')
    await dialog(page)
      .getByRole('textbox', { name: /手机号/ })
      .fill(phones.join('\n'))
    await agree(page)
  }
  const used = () => row(page, '广厦建设').innerText()
  await expect.poll(used).toContain('已用名额 41')
  const many = Array.from({ length: 310 }, (_, index) => `137${String(10000000 + index)}`)
  await give(many)
  await page.getByText('名额不足，无法分发 310 个').waitFor()
  // Nothing that was pasted is lost.
  const again = dialog(page).getByRole('textbox', { name: /手机号/ })
  await expect.poll(() => again.inputValue()).toContain(many[309])
  await dialog(page).getByRole('button', { name: '取消' }).click()
  await dialog(page).waitFor({ state: 'hidden' })
  await expect.poll(used).toContain('已用名额 41')

  await give(['19900000012', '19900000013', '13712345678'])
  await dialog(page).getByText('部分成功').waitFor({ timeout: JOB })
  await dialog(page).getByText('该手机号尚未注册').waitFor()
  await agree(page)
  await expect.poll(used).toContain('已用名额 43')
})

test('a renewal is appended, and the own link is there to scan', async () => {
  const page = await at('广厦')
  const { id, contract } = await companyOf('guangsha')
  const end = String(contract.end).slice(0, 10)
  const next = `${Number(end.slice(0, 4)) + 1}${end.slice(4)}`
  await choose(page, '广厦建设', '续约')
  const [from, to] = [0, 1].map((at) => dialog(page).getByPlaceholder('YYYY-MM-DD HH:mm').nth(at))
  await from?.fill(`${end} 00:00`)
  await to?.fill(`${next} 00:00`)
  await dialog(page)
    .getByRole('textbox', { name: /采购名额/ })
    .fill('500')
  await dialog(page)
    .getByRole('textbox', { name: /合同编号/ })
    .fill('XY-2027-001')
  await agree(page)
  await page.getByText('续约：已完成').waitFor()
  await expect
    .poll(() => companyOf('guangsha'))
    .toMatchObject({
      id,
      seats: 500,
      contract: { start: contract.start, end: `${next}T00:00:00+08:00` },
      renewals: [{ contractNo: 'XY-2027-001', seats: 500 }],
    })

  await choose(page, '广厦建设', '专属链接')
  const code = dialog(page).getByRole('img', { name: '广厦建设的二维码' })
  await code.waitFor()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => seenWhole(code)).toBe(true)
  await dialog(page).getByRole('link', { name: 'https://m.example.com/company/guangsha' }).waitFor()
})

interface Company {
  readonly id: number
  readonly contract: { readonly start: string; readonly end: string }
}

async function companyOf(code: string): Promise<Company> {
  const session = await sessionOf(stage.portal)
  const filter = encodeURIComponent(JSON.stringify({ code }))
  const { data } = await ask(stage.portal, 'GET', `company?filter=${filter}`, undefined, session)
  return (data as { readonly list: readonly Company[] }).list[0] as Company
}
