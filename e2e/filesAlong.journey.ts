import { expect, test } from 'vitest'
import { zipOf } from '#portal/engine/imports/testing/zipOf.ts'
import { wholePng } from '#portal/testing/wholePng.ts'
import { breachesInBoth } from './support/breaches.ts'
import { ask, openDesk, sessionOf } from './support/desk.ts'
import { bringBack, type ExportedRow, exportList } from './support/editedList.ts'
import { cell, tickAll, tile } from './support/grantDesk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage({ env: { JOB_LEASE_SECONDS: '5' } })
const timeout = 60_000

/** `封面.png` as Chinese Windows writes it into a zip. */
const gb18030 = Uint8Array.of(0xb7, 0xe2, 0xc3, 0xe6, 0x2e, 0x70, 0x6e, 0x67)

test('pictures come along with a list in a zip, are seen old beside new, mended where they lack, and taken back', async () => {
  const { portal } = stage
  const admin = await sessionOf(portal)
  const { page, errors } = await openDesk(stage.browser, portal)
  await page.goto(`${portal.url}/contentManagement/author`)
  const { name, rows } = await exportList(page)
  const [first, second, third] = rows as [ExportedRow, ExportedRow, ExportedRow]
  const stored = async ({ 编号: id }: ExportedRow) =>
    (await ask(portal, 'GET', `author/${id}`, undefined, admin)).data as ExportedRow
  const before = await stored(first)
  const edited = [
    { ...first, 头像: '封面.png' },
    { ...second, 头像: '作者/春山.png' },
    { ...third, 头像: '没有这张.png' },
  ]
  await bringBack(page, '作者.xlsx', name, edited)
  const along = page.getByRole('button', { name: /随附图片和文件/ })
  await along.setInputFiles([
    {
      name: '头像.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(
        zipOf(
          { name: gb18030, bytes: wholePng(300, 300, 90) },
          { name: '作者/春山.png', bytes: wholePng(300, 300, 200) },
        ),
      ),
    },
    {
      name: '补的一张.png',
      mimeType: 'image/png',
      buffer: Buffer.from(wholePng(300, 300, 30)),
    },
  ])
  await page.getByRole('button', { name: '移除 补的一张.png' }).waitFor({ timeout })
  await page.getByLabel('导入原因').fill('更换作者头像')
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'files-along-upload')
  await page.getByRole('button', { name: '开始校验' }).click()
  await expect.poll(() => tile(page, '问题'), { timeout }).toBe('1')
  await page.getByText('头像：随附的文件里没有“没有这张.png”').first().waitFor()

  // The one that lacks is named anew where it stands; the others are seen beside what they replace.
  await cell(page, 4, '头像').fill('补的一张.png')
  await cell(page, 4, '头像').press('Enter')
  await expect.poll(() => tile(page, '问题'), { timeout }).toBe('0')
  await expect.poll(() => page.getByAltText('新图').count()).toBe(3)
  expect(await page.getByAltText('原图').count()).toBe(3)
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'files-along-check')
  await page.getByRole('button', { name: '下一步：确认' }).click({ timeout })
  const dialog = page.getByRole('dialog')
  await tickAll(dialog)
  await dialog.getByRole('button', { name: '确认', exact: true }).click()
  await page.getByText(/3 行已写入/).waitFor({ timeout })
  const after = await stored(first)
  expect(after.avatar).not.toBe(before.avatar)
  const picture = await fetch(new URL(String(after.avatar), portal.url))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])

  await page.getByRole('button', { name: '撤回本批' }).click()
  await dialog.getByRole('textbox').first().fill('头像有误，撤回')
  await dialog.getByRole('button').last().click()
  await page.getByText('撤回自').waitFor({ timeout })
  await page.getByRole('button', { name: '下一步：确认' }).click({ timeout })
  await dialog.getByRole('button', { name: '确认', exact: true }).click()
  await expect.poll(async () => (await stored(first)).avatar, { timeout }).toBe(before.avatar)
  expect(errors).toEqual([])
})
