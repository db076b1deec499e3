import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { strToU8, unzipSync, zipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { breaches } from './support/breaches.ts'
import { choose as chooseFrom } from './support/choose.ts'
import { JOB, openDesk, picture } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'
import { wordFile } from './support/wordFile.ts'

const stage = setStage()

const book = (version: 2 | 3, as = `山谷里的邮局-${version}.epub`) => ({
  name: as,
  mimeType: 'application/epub+zip',
  buffer: readFileSync(
    fileURLToPath(new URL(`../mocks/samples/media/book-${version}.epub`, import.meta.url)),
  ),
})
const give = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel(/拖入epub/).setInputFiles(file)

/** The same book as a shop sells it, sealed. */
function protectedBook(): Buffer {
  const files = unzipSync(book(3).buffer)
  const way = 'http://www.w3.org/2001/04/xmlenc#aes128-cbc'
  const sealed = `<encryption><EncryptedData><EncryptionMethod Algorithm="${way}"/></EncryptedData></encryption>`
  return Buffer.from(zipSync({ ...files, 'META-INF/encryption.xml': strToU8(sealed) }))
}

test('an epub is read, looked at, kept, parsed into chapters, and corrected', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/special/epubUpload`)
  await page.getByRole('heading', { name: 'Epub上传', level: 1 }).waitFor()
  expect(await breaches(page)).toEqual([])

  // What is no epub is refused, by its name or by what it holds; nothing is kept.
  await give(page, { ...book(3), name: '合同.docx' })
  await page.getByText('只能上传epub文件').waitFor()
  await give(page, { ...book(3), name: '空.epub', buffer: Buffer.alloc(0) })
  await page.getByText('文件是空的（0字节）').waitFor()
  await give(page, {
    ...book(3),
    name: '程序.epub',
    buffer: Buffer.from('MZ\u0090\u0000 not a book'),
  })
  await page.getByText(/可执行程序/).waitFor({ timeout: JOB })
  await page.getByRole('button', { name: '取消' }).click()
  await give(page, { ...book(3), name: '半本.epub', buffer: book(3).buffer.subarray(0, 20_000) })
  await page.getByText(/文件不完整/).waitFor({ timeout: JOB })
  await page.getByRole('button', { name: '取消' }).click()
  await give(page, { ...book(3), name: '加密.epub', buffer: protectedBook() })
  await page.getByText('文件有DRM加密').waitFor({ timeout: JOB })
  await page.getByText('没有保存任何内容').waitFor()
  await page.getByRole('button', { name: '换一个文件' }).click()

  await give(page, book(3))
  const found = page.getByRole('region', { name: '读取结果' })
  await found.waitFor({ timeout: JOB })
  await expect.poll(() => found.getByLabel('书名').inputValue()).toBe('山谷里的邮局')
  await found.getByText('周听澜').waitFor()
  const contents = found.getByRole('region', { name: '章节目录' })
  await expect.poll(() => contents.getByRole('listitem').first().innerText()).toMatch(/^序言/)
  expect(await breaches(page)).toEqual([])
  await screenshots(page, 'epub-look')
  await found.getByLabel('出版社').fill('南窗书局')
  await page.getByRole('button', { name: '保存并解析' }).click()

  await page.getByRole('heading', { name: '山谷里的邮局', level: 1 }).waitFor()
  await page.getByText('待上架').first().waitFor({ timeout: JOB })
  await page.getByText('南窗书局').waitFor()
  const first = page.getByRole('link', { name: /^第一章/ }).first()
  await first.waitFor()
  expect(await breaches(page)).toEqual([])
  await screenshots(page, 'epub-detail')

  // The same book again is offered as a new file of the one that stands.
  await page.goto(`${stage.portal.url}/special/epubUpload`)
  await give(page, book(3))
  await page.getByRole('button', { name: '作为它的新文件' }).click({ timeout: JOB })
  const changes = page.getByRole('region', { name: '与现有章节比较' })
  await changes.waitFor({ timeout: JOB })
  await expect.poll(() => changes.innerText()).toMatch(/新增 0[\s\S]*有改动 0[\s\S]*不再有 0/)
  expect(errors).toEqual([])
})

test('texts are turned as they are typed: scripts, widths, Word, html, blanks', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/special/textTransform`)
  const text = page.getByLabel('原文')
  const result = () => page.getByLabel('结果', { exact: true }).inputValue()
  await text.fill('头发发现了\n这里面的软件')
  await expect.poll(result).toBe('頭髮發現了\n這裡面的軟件')
  await page.getByRole('checkbox', { name: '标出不同' }).check()
  await expect.poll(() => page.locator('.text-marked mark').allInnerTexts()).toContain('頭髮發現')
  await page.getByText(/不同 \d+ 字/).waitFor()
  expect(await breaches(page)).toEqual([])
  await screenshots(page, 'text-transform')
  await page.getByRole('checkbox', { name: '标出不同' }).uncheck()
  await chooseFrom(page.getByRole('combobox', { name: '到' }), { value: 'twp' })
  await expect.poll(result).toContain('軟體')
  await page.getByRole('button', { name: /对调/ }).click()
  await expect.poll(result).toContain('软件')

  await choose(page, '全角半角')
  await text.fill('ＡＢ１２')
  await expect.poll(result).toBe('AB12')
  await choose(page, 'HTML转文本')
  await text.fill('<p>甲&amp;乙</p><script>x()</script><p>丙</p>')
  await expect.poll(result).toBe('甲&乙\n\n丙')
  await choose(page, '整理空格与行')
  await text.fill('中 文  \n\n\n\n完')
  await expect.poll(result).toBe('中文\n\n完')

  // A paste from Word brings its markup along, here alone.
  await choose(page, '清理Word粘贴')
  await text.fill('')
  await text.evaluate((box) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      "<p class=MsoNormal style='color:red'>甲<o:p></o:p></p><p><b>乙</b></p>",
    )
    box.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expect.poll(result).toBe('<p>甲</p>\n<p><strong>乙</strong></p>')

  // A Word document: its words, here as HTML; the Word of old is told.
  const file = page.getByLabel('文本文件')
  await file.setInputFiles(wordFile('来信.docx', picture('entry-3').buffer))
  await expect.poll(result).toBe('<h1>渡口来信</h1>\n<p><strong>腊月里</strong>只剩一个人。</p>')
  await file.setInputFiles({ ...wordFile('旧.doc', new Uint8Array()), buffer: Buffer.from('ÐÏ') })
  await page.getByText(/旧版 doc 请在 Word 里另存为 docx/).waitFor()

  // A large file in GBK; what is no text is told, and the text stays.
  const gbk = Buffer.concat([
    Buffer.from([0xba, 0xd3]),
    Buffer.from('\n'.repeat(3)),
    Buffer.from('a'.repeat(900_000)),
  ])
  await choose(page, '简繁转换')
  await page
    .getByLabel('文本文件')
    .setInputFiles({ name: '河.txt', mimeType: 'text/plain', buffer: gbk })
  await expect.poll(() => text.inputValue().then(({ length }) => length)).toBe(900_004)
  await page.getByLabel('文本文件').setInputFiles({
    name: '假.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('MZ\u0000\u0001'),
  })
  await page.getByText('“假.txt”不是文本文件').waitFor()
  expect((await text.inputValue())[0]).toBe('河')
  expect(errors).toEqual([])
})

/** Takes another way of turning texts; the router draws it when it has the time. */
async function choose(page: Page, mode: string) {
  const choice = page.getByLabel(mode)
  await choice.click()
  await expect.poll(() => choice.isChecked()).toBe(true)
}
