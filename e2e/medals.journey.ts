import { expect, test } from 'vitest'
import { appOf } from './support/app.ts'
import { ask, go, row, sessionOf } from './support/desk.ts'
import { dropProblems, tile, upload } from './support/grantDesk.ts'
import { setDesk } from './support/stage.ts'

const MEDAL = '百书同行'
const [EARNER, GRANTED] = ['栗子壳', '灯下的鱼'] as const
const [EARNS, GETS] = ['71000001', '71000002'] as const
const stage = setDesk()

async function medalId(): Promise<number> {
  const filter = encodeURIComponent(JSON.stringify({ name: MEDAL }))
  const { data } = await ask(
    stage.portal,
    'GET',
    `medal?filter=${filter}`,
    undefined,
    await sessionOf(stage.portal),
  )
  return (data as { list: readonly { id: number }[] }).list[0]!.id
}

test('a medal is earned in the app, and granted by hand to those the app missed', async () => {
  const { page, portal } = stage
  const app = await appOf(portal, '勋章', ['appUser', 'medalHolder'])
  await app.register({ uid: EARNS, nickname: EARNER })
  await app.register({ uid: GETS, nickname: GRANTED })
  expect(await app.earn(EARNS, await medalId(), '共读一百本')).toMatchObject({
    created: true,
  })

  await go(page, '运营管理', '勋章', '活动勋章')
  await row(page, MEDAL)
    .getByRole('button', { name: /更多操作/ })
    .click()
  await page.getByRole('menuitem', { name: '手动发放' }).click()
  const list = ['手机号,用户ID,备注', ...[EARNS, GETS, '79999999'].map((uid) => `,${uid},`)].join(
    '\n',
  )
  const file = { name: '勋章发放模板.csv', mimeType: 'text/csv', buffer: Buffer.from(list) }
  await upload(page, file, '系统故障补发')
  await page.getByText('用户不存在').first().waitFor()
  expect([await tile(page, '问题'), await tile(page, '跳过')]).toEqual(['1', '1'])
  await dropProblems(page)
  await expect.poll(() => tile(page, '问题')).toBe('0')
  await page.getByRole('button', { name: '下一步：确认' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认', exact: true }).click()
  await page.getByText('1 行已发放').waitFor()
})

test('whoever holds it is listed with how they got it; one is taken back with a reason', async () => {
  const { page } = stage
  await go(page, '运营管理', '勋章', '勋章发放记录')
  await row(page, EARNER).getByText('达成条件').waitFor()
  const granted = row(page, GRANTED)
  await granted.getByText('批量发放').waitFor()
  await granted.getByRole('button', { name: '收回' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '原因' }).fill('发错了人')
  await dialog.getByRole('button', { name: '确定' }).click()
  await granted.getByText('已收回').waitFor()
  await row(page, EARNER).getByText('持有', { exact: true }).waitFor()
})

test('levels of a series stand as a ladder, and a medal is seen on the wall before it is saved', async () => {
  const { page } = stage
  await go(page, '运营管理', '勋章', '等级勋章')
  const ladder = page.getByRole('region', { name: '累计学习' })
  await expect.poll(() => ladder.getByRole('listitem').count()).toBe(6)
  await ladder.getByRole('link', { name: '长读者' }).click()
  await page.getByRole('button', { name: '预览' }).first().click()
  const wall = page.getByRole('complementary', { name: '预览' })
  await wall.getByRole('heading', { name: '长读者' }).waitFor()
  await wall.getByRole('button', { name: '未点亮' }).click()
  await page.getByRole('textbox', { name: /^勋章名称/ }).fill('长夜读者')
  await wall.getByRole('heading', { name: '长夜读者' }).waitFor()
  expect(stage.errors).toEqual([])
})
