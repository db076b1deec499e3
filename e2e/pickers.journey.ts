import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { breaches } from './support/breaches.ts'
import { choose } from './support/choose.ts'
import { ask, openDesk, pick, row, sessionOf } from './support/desk.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('a record is made where it is about to be picked, and what was typed around it stays', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/chat/selected/create`)
  await page.getByRole('textbox', { name: '问题' }).fill('怎样读一本地方志')
  const box = page.getByRole('combobox', { name: '知识分类' })
  await box.fill('方志门类')
  await page.getByText('没有匹配的记录').waitFor()
  await page.getByRole('button', { name: '新建知识分类' }).click()
  const dialog = page.getByRole('dialog', { name: '新建知识分类' })
  await expect
    .poll(() => dialog.getByRole('textbox', { name: '分类名称' }).inputValue())
    .toBe('方志门类')
  expect(await breaches(page)).toEqual([])

  const save = dialog.getByRole('button', { name: '保存并选用' })
  await save.click()
  await dialog.getByRole('alert').filter({ hasText: '请填写分类编码' }).waitFor()
  await dialog.getByRole('textbox', { name: '分类编码' }).fill('fangzhi')
  await save.click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => box.inputValue()).toBe('方志门类')
  await expect
    .poll(() => page.getByRole('textbox', { name: '问题' }).inputValue())
    .toBe('怎样读一本地方志')
  expect(errors).toEqual([])
})

test('a link says in list and form that its target is withdrawn, and leads elsewhere by the keyboard', async () => {
  const session = await sessionOf(stage.portal)
  const call = async (method: string, path: string, body?: object) => {
    const { code, message, data } = await ask(stage.portal, method, path, body, session)
    if (code !== 20000) throw new Error(`${method} ${path}: ${message} ${JSON.stringify(data)}`)
    return data as { id: number; version: number; title: string }
  }
  const practice = await call('POST', 'practice', {
    title: '将要下架的练习',
    practiceKind: 'writing',
    requirement: '<p>写三百字</p>',
  })
  const link = await call('GET', 'jumpLink/40')
  const leads = { type: 'practice', id: practice.id }
  await call('PUT', `jumpLink/${link.id}`, { version: link.version, target: leads })

  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/datas/jumpLinks`)
  const line = row(page, link.title)
  await line.getByText('将要下架的练习').waitFor()
  await line.getByText('草稿').waitFor()
  await call('POST', `practice/${practice.id}/publish`, {})
  await call('POST', `practice/${practice.id}/withdraw`, {})
  await page.reload()
  await line.getByText('将要下架的练习').waitFor()
  await line.getByText('已停用').waitFor()

  await page.goto(`${stage.portal.url}/datas/jumpLinks/${link.id}`)
  const field = page.locator('[data-source=target]')
  await field.getByText('已停用').waitFor()
  expect(await breaches(page)).toEqual([])
  await choose(field.getByRole('combobox', { name: '跳转目标 类型' }), '杂志')
  const box = field.getByRole('combobox', { name: '跳转目标 杂志' })
  await box.fill('设计')
  // The search is still to come: the first of what it finds is meant.
  await box.press('Enter')
  await expect.poll(() => box.inputValue()).toBe('设计小志')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('已保存').waitFor()
  await page.goto(`${stage.portal.url}/datas/jumpLinks`)
  await line.getByText('设计小志').waitFor()
  expect(errors).toEqual([])
})

test('a tag finds its place in the tree, takes many words at once and is counted up by the arrows', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/contentManagement/label/create`)
  await page.getByRole('textbox', { name: '标签名称' }).fill('观星术')
  const parent = page.getByRole('combobox', { name: '上级标签' })
  await parent.click()
  const options = page.getByRole('option')
  await options.first().waitFor()
  const name = (await options.first().innerText()).replace('└', '').trim()
  await parent.fill(name)
  await options.filter({ hasText: name }).first().waitFor()
  await parent.press('Enter')
  await expect.poll(() => parent.inputValue()).toBe(name)

  const words = page.getByRole('combobox', { name: '同义词' })
  await words.pressSequentially('古星图、')
  await paste(words, '古星历，古星表\n古星盘\t古星历')
  const chips = page.locator('[data-source=synonyms] .sorted-chips > li')
  await expect
    .poll(() => chips.allInnerTexts().then(named))
    .toEqual(['古星图', '古星历', '古星表', '古星盘'])
  // The arrows of a chip are there while it is hovered or holds the focus.
  await page.getByRole('button', { name: '移除古星表' }).focus()
  await page.getByRole('button', { name: '上移古星表' }).focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => chips.allInnerTexts().then(named))
    .toEqual(['古星图', '古星表', '古星历', '古星盘'])

  const weight = page.getByRole('textbox', { name: '推荐权重' })
  await weight.fill('３')
  await weight.press('ArrowUp')
  await expect.poll(() => weight.inputValue()).toBe('4')
  expect(await breaches(page)).toEqual([])
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('已保存').waitFor()
  expect(errors).toEqual([])
})

test('entries are added, copied, moved and folded; numbers are taken however they are written', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/operateManagement/seedingOfficer/create`)
  await page.getByRole('textbox', { name: '种草官昵称' }).fill('方志迷')
  await page.getByRole('textbox', { name: '手机号' }).fill('+86 138-1234 5678')
  const add = page.getByRole('button', { name: '添加平台账号' })
  await add.click()
  const first = page.getByRole('group', { name: '平台账号 第 1 项' })
  await first.getByRole('textbox', { name: '账号', exact: true }).fill('方志迷在路上')
  await first.getByRole('button', { name: '复制方志迷在路上' }).click()
  const second = page.getByRole('group', { name: '平台账号 第 2 项' })
  await second.getByRole('textbox', { name: '账号', exact: true }).fill('方志迷二号')
  await page.getByRole('button', { name: '上移方志迷二号' }).click()
  await first.getByRole('button', { name: /收起 ?方志迷二号/ }).click()
  await expect
    .poll(() => first.getByRole('textbox', { name: '账号', exact: true }).isVisible())
    .toBe(false)

  const term = page.locator('[data-source=term]')
  await term.getByRole('textbox', { name: '任期 开始' }).fill('2026/1/31 9:00')
  await term.getByRole('button', { name: '3 个月' }).click()
  await expect
    .poll(() => term.getByRole('textbox', { name: '任期 结束' }).inputValue())
    .toBe('2026-04-29 23:59:59')
  await term.getByRole('button', { name: '长期' }).click()
  await expect.poll(() => term.getByRole('textbox', { name: '任期 结束' }).inputValue()).toBe('')
  expect(await breaches(page)).toEqual([])

  await page.getByRole('button', { name: '保存', exact: true }).click()
  // Folded, it would hide what is missing.
  await first.getByRole('alert').getByText('请选择平台').waitFor()
  await pick(page, '用户', '138')
  await expect
    .poll(() => page.getByRole('textbox', { name: '手机号' }).inputValue())
    .toBe('13812345678')
  expect(errors).toEqual([])
})

const named = (texts: readonly string[]) => texts.map((text) => text.replace(/[⠿↑↓×\s]/g, ''))

/** Pastes a text into a box as a person would from elsewhere. */
const paste = (box: Locator, text: string) =>
  box.evaluate((element, given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', given)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
