import { beforeAll, expect, test } from 'vitest'
import {
  ask,
  go,
  goHome,
  makeEditor,
  openDesk,
  type Person,
  picture,
  row,
  sessionOf,
} from './support/desk.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const magazines = '/contentManagement/magazine'
let editor: Person

beforeAll(async () => {
  editor = await makeEditor(stage.portal, 'bao', '包编辑')
})

test('a picture of wrong size, type or weight is refused before anything is sent', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}${magazines}/create`)
  await page.getByRole('textbox', { name: '刊名' }).fill('不动的表单')
  const sent: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    // What was typed is kept on the portal as it is: that is no picture.
    const isSent = request.method() === 'PUT' && !path.endsWith('/drafts')
    if (path.includes('oss/') || isSent) sent.push(path)
  })
  const cover = page.getByRole('button', { name: '封面', exact: true })
  const refused = page.getByRole('alert')

  await cover.setInputFiles(picture('size-600x800-1'))
  await refused.getByText('请上传正确宽高的图片').waitFor()
  await refused.getByText('请上传宽 750px、高 1000px的图片，这张为 600 × 800px').waitFor()
  await refused.getByRole('button', { name: '知道了' }).click()

  await cover.setInputFiles({ ...picture('cover-SHZK'), name: 'cover.tiff' })
  await refused.getByText('请上传jpg,jpeg,png,gif格式的文件').waitFor()

  const heavy = { ...picture('cover-SHZK'), buffer: Buffer.alloc(3 * 1024 * 1024) }
  await cover.setInputFiles(heavy)
  await refused.getByText('请上传小于2M的图片').waitFor()

  await cover.setInputFiles({ ...picture('cover-SHZK'), buffer: Buffer.from('no picture') })
  await refused.getByText('图片无法读取').waitFor()

  expect(sent).toEqual([])
  await expect
    .poll(() => page.getByRole('textbox', { name: '刊名' }).inputValue())
    .toBe('不动的表单')
  await expect.poll(() => page.getByRole('button', { name: '替换封面' }).count()).toBe(0)
  await cover.setInputFiles(picture('cover-SHZK'))
  await page.getByRole('button', { name: '替换封面' }).waitFor()
  expect(sent.length).toBeGreaterThan(0)
  expect(errors).toEqual([])
})

test('what is missing or refused stands at its field, and the first one has the focus', async () => {
  const { page } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}${magazines}/create`)
  const title = page.getByRole('textbox', { name: '刊名' })
  await title.waitFor()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  for (const asked of [
    '填写刊名',
    '填写刊物代码',
    '上传封面',
    '上传方形小图',
    '填写刊物简介',
    '填写单期定价',
  ])
    await page.getByRole('alert').getByText(`请${asked}`, { exact: true }).waitFor()
  await expect
    .poll(() => title.evaluate((element) => element === document.activeElement))
    .toBe(true)
  await page.getByRole('navigation', { name: '表单分组' }).getByText('2 处有误').first().waitFor()

  await title.fill('长江')
  await page.getByRole('textbox', { name: '刊物代码' }).fill('shzk')
  await page.getByRole('textbox', { name: '半年订阅价' }).fill('300')
  await page.getByRole('textbox', { name: '全年订阅价' }).fill('200')
  await page.getByRole('textbox', { name: '刊物简介' }).fill('一')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  const price = page.getByRole('textbox', { name: '全年订阅价' })
  await price.and(page.locator('[aria-invalid=true]')).waitFor()
  expect(page.url()).toMatch(/create$/)
})

test('a name that is taken is told while one types', async () => {
  const { page } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}${magazines}/2`)
  await page.getByRole('heading', { name: '书城月读' }).waitFor()
  await page.getByRole('textbox', { name: '刊名' }).fill('生活周刊')
  await page.getByRole('alert').getByText('刊名已被使用').waitFor()
})

test('a stale save is answered with theirs and mine, and fields that do not collide are merged', async () => {
  const mine = (await openDesk(stage.browser, stage.portal)).page
  const theirs = (await openDesk(stage.browser, stage.portal, editor)).page
  for (const page of [mine, theirs]) {
    await page.goto(`${stage.portal.url}${magazines}/3`)
    await page.getByRole('heading', { name: '少年文摘' }).waitFor()
  }
  await mine.getByRole('textbox', { name: '一句话介绍' }).fill('我写的介绍')
  await mine.getByRole('textbox', { name: '分享标题' }).fill('我写的分享')
  await theirs.getByRole('textbox', { name: '一句话介绍' }).fill('他们写的介绍')
  await theirs.getByRole('textbox', { name: '主办单位' }).fill('他们写的单位')
  await theirs.getByRole('button', { name: '保存', exact: true }).click()
  await theirs.getByText('已保存').waitFor()

  await mine.getByRole('button', { name: '保存', exact: true }).click()
  const conflict = mine.getByRole('dialog', { name: '此记录已被他人修改' })
  await conflict.getByRole('row').filter({ hasText: '一句话介绍' }).waitFor()
  await expect.poll(() => conflict.getByRole('row').count()).toBe(2)
  await conflict.getByRole('radio', { name: '他们写的介绍' }).check()
  await conflict.getByRole('button', { name: '按所选保存' }).click()
  await mine.getByText('已保存').waitFor()

  const { data } = await ask(
    stage.portal,
    'GET',
    'magazine/3',
    undefined,
    await sessionOf(stage.portal),
  )
  expect(data).toMatchObject({
    subtitle: '他们写的介绍',
    publisher: '他们写的单位',
    shareTitle: '我写的分享',
  })
})

test('an expired session asks for the password in place, and the save goes through', async () => {
  const { page } = await openDesk(stage.browser, stage.portal, editor)
  await page.goto(`${stage.portal.url}${magazines}/4`)
  await page.getByRole('textbox', { name: '一句话介绍' }).fill('写到一半就过期了')
  const storage = await page.evaluate(() => ({ ticket: localStorage.getItem('ticket') }))
  const token = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(token).toContain('token')
  await ask(
    stage.portal,
    'POST',
    `index/logout?ticket=${storage.ticket}`,
    {},
    await ownSession(page),
  )
  // Whatever calls first finds out, the top bar's jobs perhaps; the click then waits for the dialog to go.
  const saving = page.getByRole('button', { name: '保存', exact: true }).click()
  const asked = page.getByRole('dialog', { name: '登录已过期' })
  await asked.getByLabel('密码').fill(editor.password)
  await asked.getByRole('button', { name: '登录', exact: true }).click()
  await saving
  await page.getByText('已保存').waitFor()
  const { data } = await ask(
    stage.portal,
    'GET',
    'magazine/4',
    undefined,
    await sessionOf(stage.portal),
  )
  expect(data).toMatchObject({ subtitle: '写到一半就过期了' })
})

test('what is for admins only is neither in the menu nor at its address nor answered', async () => {
  const { page } = await openDesk(stage.browser, stage.portal, editor)
  await goHome(page)
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('button', { name: '配置中心' }).click()
  await menu.getByRole('link', { name: '任务记录' }).waitFor()
  await expect.poll(() => menu.getByRole('link', { name: /后台用户|角色/ }).count()).toBe(0)
  await page.goto(`${stage.portal.url}/configCenter/users`)
  await page.getByRole('heading', { name: '页面不存在' }).waitFor()
  await expect.poll(() => page.getByText('editor_weekly').count()).toBe(0)
  const session = await sessionOf(stage.portal, editor)
  const answer = await ask(stage.portal, 'GET', 'portalUser', undefined, session)
  expect([answer.status, answer.code]).toEqual([403, 40300])
  const call = await ask(stage.portal, 'POST', 'portalUser/2/resetPassword', {}, session)
  expect([call.status, call.code]).toEqual([403, 40300])
})

test('unsaved changes hold back whoever would leave', async () => {
  const { page } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}${magazines}/5`)
  await page.getByRole('textbox', { name: '一句话介绍' }).fill('还没有保存')
  await page.getByText('有未保存的修改').waitFor()
  await page.getByRole('link', { name: '返回' }).click()
  const leave = page.getByRole('dialog', { name: '离开此页？' })
  await leave.getByRole('button', { name: '取消' }).click()
  await leave.waitFor({ state: 'hidden' })
  await expect
    .poll(() => page.getByRole('textbox', { name: '一句话介绍' }).inputValue())
    .toBe('还没有保存')
  await page.getByRole('link', { name: '返回' }).click()
  await leave.getByRole('button', { name: '离开', exact: true }).click()
  await row(page, '食鉴').waitFor()
  await expect.poll(() => row(page, '还没有保存').count()).toBe(0)
})

test('without a connection the form is kept, and saving again works', async () => {
  const { page } = await openDesk(stage.browser, stage.portal)
  await go(page, '内容管理', '杂志', '杂志列表')
  await page.getByRole('link', { name: '旅行地理' }).click()
  await page.getByRole('textbox', { name: '一句话介绍' }).fill('断线时写的')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page
    .getByRole('alert')
    .filter({ hasText: /连接|网络/ })
    .waitFor()
  await expect
    .poll(() => page.getByRole('textbox', { name: '一句话介绍' }).inputValue())
    .toBe('断线时写的')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('已保存').waitFor()
})

/** The session a page works with. */
async function ownSession(page: import('playwright-core').Page) {
  const { token, ticket } = await page.evaluate(() => ({
    token: localStorage.getItem('token') ?? '',
    ticket: localStorage.getItem('ticket') ?? '',
  }))
  return { token: (JSON.parse(token) as { value: string }).value, ticket }
}
