import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureOf } from '../portal/testing/pictureOf.ts'
import { wholePng } from '../portal/testing/wholePng.ts'
import { breaches } from './support/breaches.ts'
import { ask, go, JOB, openDesk, picture, sessionOf } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const magazines = '/contentManagement/magazine'

const png = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(bytes),
})
/** The box of a picture field, whether it stands alone or in a group. */
const box = (page: Page, label: string) => page.locator(`[data-source="${label}"] input[type=file]`)
const field = (page: Page, source: string) => page.locator(`[data-source="${source}"]`)

async function newMagazine() {
  const watched = await openDesk(stage.browser, stage.portal)
  await watched.page.goto(`${stage.portal.url}${magazines}/create`)
  await watched.page.getByRole('textbox', { name: '刊名' }).fill('不动的表单')
  return watched
}

const library = async (q: string) => {
  const path = `material/library?mediaType=image&q=${encodeURIComponent(q)}`
  const { data } = await ask(stage.portal, 'GET', path, undefined, await sessionOf(stage.portal))
  return (data as { list: readonly Item[] }).list
}
interface Item {
  readonly id: number
  readonly name: string
  readonly url: string
  readonly width: number
  readonly original: { readonly name: string; readonly size: number } | null
}

test('a picture of a wrong size is scaled or cropped to it; once it arrived the box is ready again', async () => {
  const { page, errors } = await newMagazine()
  const cover = field(page, 'cover')
  await cover.getByText('750 × 1000 px').waitFor()
  await box(page, 'cover').setInputFiles(picture('size-600x800-1', '旧海报.jpg'))
  await cover.getByText('请上传正确宽高的图片').waitFor()
  await cover.getByRole('button', { name: '缩放到 750 × 1000' }).click()
  await cover.getByText(/已上传.*旧海报\.jpg/).waitFor()
  await cover.getByText('750 × 1000 px').waitFor()
  await expect.poll(() => box(page, 'cover').count()).toBe(0)
  await cover.getByRole('button', { name: '完成' }).click()
  await box(page, 'cover').waitFor({ state: 'attached' })

  await box(page, 'cover').setInputFiles(picture('header-1', '横图.jpg'))
  await cover.getByRole('button', { name: '裁剪到 750 × 1000' }).click()
  const crop = page.getByRole('dialog', { name: '裁剪到 750 × 1000' })
  await crop.getByRole('slider', { name: '放大' }).press('ArrowRight')
  await crop.locator('.reactEasyCrop_CropArea').waitFor()
  expect(await breaches(page)).toEqual([])
  await screenshots(page, 'pictures-crop', { themes: ['light'] })
  await crop.getByRole('button', { name: '裁剪并上传' }).click()
  await cover.getByText(/已上传.*横图\.jpg/).waitFor()
  expect((await library('横图'))[0]).toMatchObject({ width: 750, height: 1000 })
  expect((await library('旧海报')).length).toBe(1)
  // Another part of the whole picture, which is still at hand.
  await cover.getByRole('button', { name: '重新裁剪' }).click()
  await crop.getByRole('slider', { name: '放大' }).press('End')
  await crop.getByRole('button', { name: '裁剪并上传' }).click()
  await expect.poll(async () => (await library('横图')).length).toBe(2)
  // Both hold the whole one.
  const { buffer } = picture('header-1')
  await expect
    .poll(async () => (await library('横图')).map(({ original }) => original?.size))
    .toEqual([buffer.length, buffer.length])
  await screenshots(page, 'pictures-form', { themes: ['dark'] })
  expect(errors).toEqual([])
})

test('a picture is picked from the library, which shows what fits; one dropped again is the same item', async () => {
  const { page } = await newMagazine()
  const square = field(page, 'smallImage')
  await square.getByRole('button', { name: '从素材库选择' }).click()
  const dialog = page.getByRole('dialog', { name: '选择图片' })
  await dialog.getByRole('searchbox', { name: '搜索名称' }).fill('cover-SHZK')
  await dialog.getByRole('button', { name: /cover-SHZK.*尺寸不符/ }).waitFor()
  await dialog.getByRole('searchbox', { name: '搜索名称' }).fill('square')
  const first = dialog.getByRole('button', { name: /square-.*300 × 300/ }).first()
  await first.waitFor()
  expect(await breaches(page)).toEqual([])
  await screenshots(page, 'pictures-library', { themes: ['light'] })
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await square.getByText('300 × 300 px').waitFor()

  const before = await library('cover-SHZK')
  const head = field(page, 'bigImage')
  await head.getByRole('button', { name: '从素材库选择' }).click()
  await dialog.getByRole('searchbox', { name: '搜索名称' }).fill('cover-SHZK')
  await dialog.getByRole('button', { name: /cover-SHZK.*裁剪后使用/ }).waitFor()
  await dialog.getByLabel('适合此处').check()
  await dialog.getByText(/取消“适合此处”可裁剪别的图片/).waitFor()
  await dialog.getByLabel('适合此处').uncheck()
  await dialog.getByRole('button', { name: /cover-SHZK.*裁剪后使用/ }).click()
  await page.getByRole('button', { name: '裁剪并上传' }).click()
  await head.getByText(/已上传.*cover-SHZK 1125×633/).waitFor()
  expect((await library('cover-SHZK 1125×633'))[0]).toMatchObject({ width: 1125, height: 633 })

  const { buffer } = picture('cover-SHZK')
  await field(page, 'cover')
    .locator('.drop-box')
    .evaluate((target, base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([bytes], '又一次.jpg', { type: 'image/jpeg' }))
      target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    }, buffer.toString('base64'))
  const shown = field(page, 'cover').getByRole('img', { name: '封面' })
  await shown.waitFor()
  await expect.poll(() => shown.getAttribute('src')).toBe(before[0]?.url)
  await field(page, 'cover')
    .getByText(/素材库中已有相同图片/)
    .waitFor()
  expect(await library('又一次')).toEqual([])
})

test('what is no picture is refused, by the page or by the portal, and nothing of it stays', async () => {
  const { page } = await newMagazine()
  const cover = field(page, 'cover')
  const refused = async (file: Parameters<typeof png>, words: RegExp) => {
    await box(page, 'cover').setInputFiles(png(...file))
    await cover.getByRole('alert').getByText(words).waitFor()
  }
  const program = new Uint8Array(4000)
  program.set([0x4d, 0x5a, 0x90])
  await refused(['程序.png', program], /图片无法读取/)
  await refused(['空.png', new Uint8Array(0)], /0 字节/)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  await refused(['图.svg', Buffer.from(svg)], /请上传jpg,jpeg,png,gif格式的文件/)
  await refused(['巨图.png', pictureOf(20_000, 10_000)], /20000 × 10000 像素/)
  // A browser draws half a picture as far as it goes: the portal looks closer.
  const { buffer } = picture('cover-SHZK')
  await refused(['半张.jpg', buffer.subarray(0, buffer.length / 2)], /文件上传失败：文件不完整/)
  await expect
    .poll(() => page.getByRole('textbox', { name: '刊名' }).inputValue())
    .toBe('不动的表单')
  await expect.poll(() => cover.getByRole('img').count()).toBe(0)
  expect(await library('半张')).toEqual([])
})

test('a store that refuses or fails, and a lost line, are told; it is tried again from the form as it was', async () => {
  const { page } = await newMagazine()
  const cover = field(page, 'cover')
  const answers: (number | 'lost')[] = [403, 500]
  let now: number | 'lost' | undefined
  await page.route('**/store/**', (route) => {
    if (now === undefined || route.request().method() === 'GET') return route.continue()
    return now === 'lost'
      ? route.abort('connectionreset')
      : route.fulfill({ status: now, body: '', headers: { 'access-control-allow-origin': '*' } })
  })
  for (const status of answers) {
    now = status
    await box(page, 'cover').setInputFiles(
      png('断线.png', wholePng(750, 1000, Number(status) % 200)),
    )
    await cover.getByText(new RegExp(`${status}`)).waitFor({ timeout: JOB })
    await cover.getByRole('button', { name: '取消' }).click()
    await box(page, 'cover').waitFor({ state: 'attached' })
  }
  now = 'lost'
  await box(page, 'cover').setInputFiles(png('断线.png', wholePng(750, 1000, 77)))
  await cover.getByText(/网络中断/).waitFor({ timeout: JOB })
  await expect.poll(() => cover.getByRole('img').count()).toBe(0)
  expect(await library('断线')).toEqual([])
  now = undefined
  await cover.getByText(/已上传.*断线\.png/).waitFor()
  expect((await library('断线')).length).toBe(1)
})

test('the library is seen as pictures, tells where each is used, and replaces it everywhere', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await go(page, '内容管理', '素材库')
  const card = (name: string) => page.locator('.gallery li').filter({ hasText: name })
  await card('.jpg').first().locator('img').waitFor()
  await screenshots(page, 'pictures-gallery', { themes: ['dark'] })
  await page.locator('search').getByLabel('名称').fill('square-SHZK')
  await card('cover-SHZK.jpg').waitFor({ state: 'detached' })
  expect(await breaches(page)).toEqual([])

  const menu = async (action: string) => {
    await card('square-SHZK.jpg')
      .getByRole('button', { name: /的更多操作$/ })
      .click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await menu('使用位置')
  const used = page.getByRole('dialog', { name: '使用位置' })
  await used.getByText('生活周刊').first().waitFor()
  expect(await breaches(page)).toEqual([])
  await screenshots(page, 'pictures-used', { sizes: ['wide'], themes: ['light'] })
  await page.keyboard.press('Escape')

  await menu('全部替换')
  const asking = page.getByRole('dialog', { name: '全部替换' })
  await asking.locator('input[type=file]').setInputFiles(png('新方图.png', wholePng(300, 300, 91)))
  await asking.getByText('新方图.png').first().waitFor()
  await asking.getByRole('button', { name: '确定' }).click()
  const places = page.getByRole('dialog', { name: '请确认' })
  await places.getByText(/^杂志 · 方形小图：.*“生活周刊”/).waitFor()
  await places.getByRole('button', { name: '确定' }).click()
  await page.getByText(/已替换：.*生活周刊.*方形小图/).waitFor({ timeout: JOB })
  const [item] = await library('新方图')
  const session = await sessionOf(stage.portal)
  const { data } = await ask(stage.portal, 'GET', 'magazine/1', undefined, session)
  expect((data as { smallImage: string }).smallImage).toBe(item?.url)
  expect(errors).toEqual([])
})

test('a picture of a phone, a WebP and an AVIF are taken, as what every reader’s device shows', async () => {
  const { page, errors } = await newMagazine()
  const cover = field(page, 'cover')
  const colour = { r: 60, g: 120, b: 160 }
  const drawn = (alpha: number) =>
    sharp({ create: { width: 750, height: 1000, channels: 4, background: { ...colour, alpha } } })
  const given: readonly (readonly [string, string | Buffer, RegExp])[] = [
    ['phone', fileURLToPath(new URL('support/fixtures/phone.heic', import.meta.url)), /\.jpg$/],
    ['网页', await drawn(1).webp().toBuffer(), /\.jpg$/],
    ['透明', await drawn(0.5).webp().toBuffer(), /\.png$/],
    ['新式', await drawn(1).avif().toBuffer(), /\.jpg$/],
  ]
  for (const [name, file, ending] of given) {
    const ends = name === '新式' ? 'avif' : 'webp'
    const chosen =
      typeof file === 'string'
        ? file
        : { name: `${name}.${ends}`, mimeType: `image/${ends}`, buffer: file }
    await box(page, 'cover').setInputFiles(chosen)
    await cover.getByText(new RegExp(`已上传.*${name}`)).waitFor()
    await cover.getByRole('button', { name: '完成' }).click()
    const [kept] = await library(name)
    expect(kept).toMatchObject({ width: 750, height: 1000, url: expect.stringMatching(ending) })
  }
  await screenshots(page, 'pictures-phone', { themes: ['light'] })
  // A moving one would stand still.
  const frame = await drawn(1).raw().toBuffer()
  const moving = await sharp(Buffer.concat([frame, frame.map((byte) => 255 - byte)]), {
    raw: { width: 750, height: 2000, channels: 4, pageHeight: 1000 },
  })
    .webp()
    .toBuffer()
  const file = { name: '动图.webp', mimeType: 'image/webp', buffer: moving }
  await box(page, 'cover').setInputFiles(file)
  await cover.getByText('会动的 webp 会变成静止的图片').waitFor()
  const torn = { ...file, name: '坏.heic', buffer: Buffer.from('not a picture at all') }
  await box(page, 'cover').setInputFiles(torn)
  await cover.getByText(/坏\.heic 无法读取/).waitFor()
  expect(errors).toEqual([])
})

test('what a picture was converted and cropped from is kept: downloaded from its item, and cropped anew from the library', async () => {
  const { page, errors } = await newMagazine()
  const cover = field(page, 'cover')
  const heic = fileURLToPath(new URL('support/fixtures/phone.heic', import.meta.url))
  await box(page, 'cover').setInputFiles(heic)
  await cover.getByText(/已上传.*phone/).waitFor()
  await expect.poll(async () => (await library('phone'))[0]?.original?.name).toBe('phone.heic')
  const large = await sharp({
    create: { width: 2400, height: 1600, channels: 3, background: '#2838b8' },
  })
    .webp()
    .toBuffer()
  const square = field(page, 'smallImage')
  const file = { name: '远山.webp', mimeType: 'image/webp', buffer: large }
  await box(page, 'smallImage').setInputFiles(file)
  await square.getByRole('button', { name: /裁剪到 300 × 300/ }).click()
  await page.getByRole('button', { name: '裁剪并上传' }).click()
  await square.getByText(/已上传.*远山/).waitFor()
  await expect.poll(async () => (await library('远山'))[0]?.original?.size).toBe(large.length)

  // From a small part nothing large is made; from what it was cut from, it is.
  const head = field(page, 'bigImage')
  await head.getByRole('button', { name: '从素材库选择' }).click()
  const dialog = page.getByRole('dialog', { name: '选择图片' })
  await dialog.getByRole('searchbox', { name: '搜索名称' }).fill('远山')
  await dialog.getByRole('button', { name: /远山.*裁剪后使用/ }).click()
  const crop = page.getByRole('dialog', { name: '裁剪到 1125 × 633' })
  await crop.locator('.reactEasyCrop_CropArea').waitFor()
  expect(await crop.getByText(/裁剪后会变模糊/).count()).toBe(0)
  await crop.getByRole('button', { name: '裁剪并上传' }).click()
  await head.getByText(/已上传.*远山 1125×633/).waitFor()
  expect((await library('远山 1125×633'))[0]).toMatchObject({
    width: 1125,
    original: { size: large.length },
  })
  await page.getByRole('region', { name: '上传列表' }).waitFor({ state: 'detached' })

  const [phone] = await library('phone')
  await page.goto(`${stage.portal.url}/contentManagement/material/${phone?.id}`)
  const kept = page.locator('[data-place="original"]')
  await kept.getByText('phone.heic').waitFor()
  await kept.scrollIntoViewIfNeeded()
  await screenshots(page, 'pictures-original', { themes: ['light', 'dark'] })
  const saved = page.waitForEvent('download')
  await kept.getByRole('button', { name: '下载' }).click()
  expect(await readFile(await (await saved).path())).toEqual(await readFile(heic))
  expect(errors).toEqual([])
})

test('an original that does not arrive is told in the tray; the picture is there, and it is sent once more', async () => {
  const { page } = await newMagazine()
  const cover = field(page, 'cover')
  let isFull = true
  await page.route('**/*.original*', (route) =>
    isFull && route.request().method() !== 'OPTIONS'
      ? route.fulfill({ status: 403, body: '', headers: { 'access-control-allow-origin': '*' } })
      : route.continue(),
  )
  const drawn = { width: 750, height: 1000, channels: 3 as const, background: '#b83828' }
  const buffer = await sharp({ create: drawn }).webp().toBuffer()
  const file = { name: '红.webp', mimeType: 'image/webp', buffer }
  await box(page, 'cover').setInputFiles(file)
  await cover.getByText(/已上传.*红/).waitFor()
  await cover.getByRole('img', { name: '封面' }).waitFor()
  const tray = page.getByRole('region', { name: '上传列表' })
  await tray.getByRole('button', { name: /1 个文件没有传完/ }).click()
  await tray.getByText(/原图没有存下：.*图片本身不受影响/).waitFor()
  expect(await breaches(page)).toEqual([])
  await screenshots(page, 'pictures-original-failed', { themes: ['light'] })
  isFull = false
  await tray.getByRole('button', { name: '重试 红.webp' }).click()
  await tray.getByText('原图已存入素材库').waitFor()
  expect((await library('红'))[0]?.original).toMatchObject({ name: '红.webp', size: buffer.length })
})
