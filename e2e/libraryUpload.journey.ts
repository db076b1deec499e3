import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { breachesInBoth } from './support/breaches.ts'
import { ask, openDesk, sessionOf } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const folder = mkdtempSync(join(tmpdir(), 'masthead-library-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const list = '/contentManagement/material'

/** A picture of its own on the disk. */
async function pictureAt(path: string, colour: string): Promise<string> {
  const create = { width: 640, height: 360, channels: 3 as const, background: colour }
  writeFileSync(path, await sharp({ create }).jpeg().toBuffer())
  return path
}

test('many files at once, and a folder, go into the folder that is open; what is there already and what is not taken is told', async () => {
  const admin = await sessionOf(stage.portal)
  const name = '封面备选'
  const made = await ask(stage.portal, 'POST', 'materialFolder', { name }, admin)
  const { id } = made.data as { id: number }
  const inner = join(folder, '内页')
  mkdirSync(inner)
  const files = [
    await pictureAt(join(folder, '10.jpg'), '#204060'),
    await pictureAt(join(folder, '2.jpg'), '#804020'),
    join(folder, '名单.docx'),
    join(folder, '空.jpg'),
    join(folder, '改名.jpg'),
  ]
  writeFileSync(join(folder, '名单.docx'), 'PK')
  writeFileSync(join(folder, '空.jpg'), '')
  writeFileSync(
    join(folder, '改名.jpg'),
    Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(900)]),
  )
  await pictureAt(join(inner, '3.jpg'), '#602080')
  writeFileSync(join(inner, '.DS_Store'), 'x')

  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const filter = encodeURIComponent(JSON.stringify({ inFolder: id }))
  await page.goto(`${stage.portal.url}${list}?filter=${filter}`)
  await page.getByRole('button', { name: '上传', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '上传' })
  await expect.poll(() => dialog.getByLabel('放入文件夹').inputValue()).toBe(String(id))
  await dialog.getByLabel('选择文件').setInputFiles(files)
  await dialog.getByText('共 5 个：新增 2，已有 0，不能放入 3，未完成 0').waitFor()
  await dialog.getByText(/“名单\.docx” 不是/).waitFor()
  await dialog.getByText('文件是空的（0 字节），请换一个').waitFor()
  await dialog.getByText('文件上传失败：这是可执行程序，不是素材，不能上传').waitFor()
  expect(await breachesInBoth(page, { within: ['[role=dialog]'] })).toEqual([])
  await screenshots(page, 'library-upload')

  await dialog.getByLabel('选择整个文件夹').setInputFiles(inner)
  await dialog.getByText('共 6 个：新增 3，已有 0，不能放入 3，未完成 0').waitFor()
  await dialog.getByLabel('选择文件').setInputFiles(files[0] as string)
  await dialog.getByText('素材库中已有相同内容，没有重复存放').waitFor()
  await dialog.getByText('共 7 个：新增 3，已有 1，不能放入 3，未完成 0').waitFor()
  await dialog.getByRole('button', { name: '关闭' }).click()
  for (const shown of ['2.jpg', '10.jpg', '3.jpg'])
    await page.getByText(shown, { exact: true }).first().waitFor()
  const found = await ask(stage.portal, 'GET', `material?filter=${filter}`, undefined, admin)
  expect((found.data as { total: number }).total).toBe(3)
  // The portal refused one; nothing else went wrong.
  expect(errors.filter((error) => !/422/.test(String(error)))).toEqual([])
})
