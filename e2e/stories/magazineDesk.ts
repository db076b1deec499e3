import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { choose } from '../support/choose.ts'
import {
  go,
  makeEditor,
  openDesk,
  type Person,
  pick,
  picture,
  row,
  signIn,
} from '../support/desk.ts'
import type { Stage } from '../support/stage.ts'

/** A day at the desk of a magazine: an editor is made, makes a magazine with all it needs, and it goes on the shelf. */
export function playMagazineDesk(stage: Stage): void {
  let su: Person
  let fang: Person
  const errors: string[][] = []

  beforeAll(async () => {
    fang = await makeEditor(stage.portal, 'fang', '方编辑')
  })

  test('an admin makes an editor, whose one-time password is changed at the first sign-in', async () => {
    const admin = await openDesk(stage.browser, stage.portal)
    await go(admin.page, '配置中心', '后台用户')
    await admin.page.getByRole('link', { name: '新增' }).click()
    await admin.page.getByRole('heading', { name: '新增后台用户' }).waitFor()
    await admin.page.getByLabel('登录名').fill('su_min')
    await admin.page.getByLabel('显示名').fill('苏敏')
    await admin.page.getByLabel('手机号').fill('13912345678')
    await pick(admin.page, '角色', '编辑')
    await admin.page.getByRole('button', { name: '保存', exact: true }).click()
    const told = admin.page.getByRole('dialog', { name: '一次性密码' })
    const oneTime = await told.getByText(/^\w{4}(-\w{4}){5}$/).innerText()
    expect(oneTime).toMatch(/^\w{4}(-\w{4}){5}$/)
    await told.getByRole('button', { name: '我已记下' }).click()
    await admin.page.waitForURL(/users\/\d+$/)
    errors.push(admin.errors)

    const first = await openPage(stage.browser)
    await signIn(first.page, stage.portal, { username: 'su_min', password: oneTime })
    await first.page.getByRole('heading', { name: '设置你的密码' }).waitFor()
    await first.page.getByLabel('一次性密码').fill(oneTime)
    await first.page.getByLabel('新密码', { exact: true }).fill('Su-Min-2026')
    await first.page.getByLabel('再次输入新密码').fill('Su-Min-2027')
    await first.page.getByRole('button', { name: '修改密码' }).click()
    await first.page.getByText('两次输入的新密码不一致').waitFor()
    await first.page.getByLabel('再次输入新密码').fill('Su-Min-2026')
    await first.page.getByRole('button', { name: '修改密码' }).click()
    await first.page.getByRole('navigation', { name: '主菜单' }).waitFor()
    su = { username: 'su_min', password: 'Su-Min-2026' }
  })

  test('the editor makes a magazine with a cover, its column, an issue and an article', async () => {
    const { page, errors: wrong } = await openDesk(stage.browser, stage.portal, su)
    errors.push(wrong)
    await go(page, '内容管理', '杂志', '杂志列表')
    await page.getByRole('link', { name: '新增' }).click()
    await page.getByRole('heading', { name: '新增杂志' }).waitFor()
    await fill(page, {
      刊名: '长河',
      刊物代码: 'CHHE',
      一句话介绍: '顺流而下的地理与人',
      国际刊号: '1671-7821',
    })
    await upload(page, '封面', 'cover-LXDL')
    await upload(page, '方形小图', 'square-LXDL')
    await fill(page, { 刊物简介: '每月沿一条河走一段路。', 单期定价: '18', 全年订阅价: '188' })
    await save(page)
    await expect.poll(() => width(page.getByRole('img', { name: '封面' }))).toBe(750)

    await page.getByRole('button', { name: /^上架：还没有栏目/, disabled: true }).waitFor()

    await make(page, ['内容管理', '杂志', '栏目'], async () => {
      await pick(page, '所属杂志', '长河')
      await fill(page, { 栏目名称: '上游' })
    })
    await make(page, ['内容管理', '来源管理'], async () => {
      await fill(page, { 来源名称: '长河杂志社' })
      await choose(page.getByRole('combobox', { name: '来源类型' }), '自有刊物')
      await page.getByRole('checkbox', { name: '文字' }).check()
    })
    await make(page, ['内容管理', '作者'], async () => {
      await fill(page, { 姓名或笔名: '沈舟', 简介: '走过二十一条河。' })
      await page.getByRole('checkbox', { name: '作者' }).check()
      await upload(page, '头像', 'portrait-3')
    })
    await make(page, ['内容管理', '杂志', '期次管理'], async () => {
      await pick(page, '所属杂志', '长河')
      await fill(page, { 封面主题: '乌江十二渡', 年份: '2026', 年内期号: '6', 总期号: '1' })
      await fill(page, {
        出刊日期: '2026-06-01',
        封面导语: '十二个渡口，十二种过河的方式。',
        售价: '18',
      })
      await upload(page, '封面', 'issue-LXDL-1')
    })
    await make(page, ['内容管理', '杂志', '文章'], async () => {
      await fill(page, { 标题: '摆渡人的冬天' })
      await pick(page, '所属期次', '乌江十二渡')
      await pick(page, '栏目', '上游')
      await pick(page, '作者', '沈舟')
      await pick(page, '来源', '长河杂志社')
      await upload(page, '列表图', 'picture-1')
      await write(page)
    })
  })

  test('another editor proofs the article; issue and magazine go on the shelf in their order', async () => {
    const maker = await openDesk(stage.browser, stage.portal, su)
    await open(maker.page, ['内容管理', '杂志', '文章'], '标题', '摆渡人的冬天')
    await maker.page.getByRole('textbox', { name: '正文' }).getByText('船是租来的').waitFor()
    const barred = '校对通过：没有执行“校对通过”的权限，须由创建人以外的人或管理员执行'
    await maker.page.getByRole('button', { name: barred, disabled: true }).waitFor()

    const { page, errors: wrong } = await openDesk(stage.browser, stage.portal, fang)
    errors.push(wrong)
    await open(page, ['内容管理', '杂志', '文章'], '标题', '摆渡人的冬天')
    await press(page, '校对通过')
    await page.getByText('校对通过：已完成').waitFor()
    await page.getByRole('button', { name: /^发布：/, disabled: true }).waitFor()

    await open(page, ['内容管理', '杂志', '期次管理'], '封面主题', '乌江十二渡')
    await press(page, '上架')
    await agree(page)
    await page.getByText('上架：已完成').waitFor()
    await open(page, ['内容管理', '杂志', '杂志列表'], '刊名', '长河')
    await press(page, '上架')
    await agree(page)
    // What was said of the issue may still stand.
    await page.getByRole('button', { name: '下架', exact: true }).waitFor()
  })

  test('after a restart everything is found again, and withdrawing asks first', async () => {
    await stage.portal.restart()
    const { page, errors: wrong } = await openDesk(stage.browser, stage.portal, su)
    errors.push(wrong)
    await go(page, '内容管理', '杂志', '文章')
    await allArticles(page)
    await page.getByRole('searchbox', { name: '标题' }).fill('摆渡人')
    await row(page, '摆渡人的冬天').getByText('已发布').waitFor()
    await go(page, '内容管理', '杂志', '期次管理')
    await page.getByRole('searchbox', { name: '封面主题' }).fill('乌江')
    await row(page, '乌江十二渡').getByText('已上架').waitFor()

    await go(page, '内容管理', '杂志', '杂志列表')
    await page.getByRole('searchbox', { name: '刊名' }).fill('长河')
    const found = row(page, '长河')
    await found.getByText('已上架', { exact: true }).waitFor()
    await found.getByText('乌江十二渡').waitFor()
    await expect.poll(() => width(found.getByRole('img', { name: '封面' }))).toBe(750)

    await found.getByRole('button', { name: '下架' }).click()
    const asked = page.getByRole('dialog', { name: '下架' })
    await asked.getByRole('list').getByText('长河', { exact: true }).first().waitFor()
    await asked.getByRole('button', { name: '取消' }).click()
    await asked.waitFor({ state: 'hidden' })
    await found.getByText('已上架', { exact: true }).waitFor()
    await found.getByRole('button', { name: '下架' }).click()
    await agree(page)
    await found.getByText('已下架').waitFor()
    expect(errors.flat()).toEqual([])
  })
}

/** Fills text boxes by their labels. */
async function fill(page: Page, values: { readonly [label: string]: string }) {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value)
}

/** Picks a picture and waits until it is in the object store. */
async function upload(page: Page, label: string, name: string) {
  await page.getByRole('button', { name: label, exact: true }).setInputFiles(picture(name))
  await page.getByRole('button', { name: `替换${label}` }).waitFor()
}

async function save(page: Page) {
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.waitForURL(/\/\d+$/).catch(async (error) => {
    const wrong = await page.getByRole('alert').allInnerTexts()
    throw new Error(`It was not saved: ${wrong.join(' · ')}`, { cause: error })
  })
  await page.getByRole('heading', { name: '记录' }).waitFor()
}

async function make(page: Page, path: readonly string[], complete: () => Promise<void>) {
  await go(page, ...path)
  await page.getByRole('link', { name: '新增' }).first().click()
  await page.getByRole('heading', { name: /^新增/ }).waitFor()
  await complete()
  await save(page)
}

/** Writes a text with a bold word, a list and a picture. */
async function write(page: Page) {
  const body = page.getByRole('group', { name: '正文' }).last()
  const text = page.getByRole('textbox', { name: '正文' })
  await text.click()
  await page.keyboard.type('腊月里渡口只剩老何一个人。')
  await page.keyboard.press('Enter')
  await body.getByRole('button', { name: '加粗' }).click()
  await page.keyboard.type('船是租来的')
  await body.getByRole('button', { name: '加粗' }).click()
  await page.keyboard.type('，江是自己的。')
  await body.getByRole('button', { name: '插入图片' }).click()
  const dialog = page.getByRole('dialog', { name: '插入图片' })
  await dialog.getByLabel('图片', { exact: true }).setInputFiles(picture('entry-2'))
  await dialog.getByRole('img', { name: '图片' }).waitFor()
  await dialog.getByRole('button', { name: '插入' }).click()
  await text.locator('img').waitFor()
}

async function open(page: Page, path: readonly string[], label: string, name: string) {
  await go(page, ...path)
  if (path.at(-1) === '文章') await allArticles(page)
  await page.getByRole('searchbox', { name: label }).fill(name)
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

const press = (page: Page, move: string) =>
  page
    .getByRole('region', { name: '可进行的操作' })
    .getByRole('button', { name: move, exact: true })
    .click()
const agree = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '确定' }).click()

/** Width of a picture in its own pixels, once it is shown. */
const width = (image: Locator) =>
  image.evaluate(async (element: HTMLImageElement) => {
    await element.decode()
    return element.naturalWidth
  })

/** The articles of one issue stand there first; all of them are a click away. */
const allArticles = (page: Page) =>
  page.locator('main').getByRole('link', { name: '全部文章', exact: true }).click()
