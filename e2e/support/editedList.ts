import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { read, utils, write } from 'xlsx'

/** A row of a list's export, by its headings. */
export type ExportedRow = Record<string, unknown>

/** Exports the list on the screen, and gives what its first sheet holds. */
export async function exportList(
  page: Page,
): Promise<{ readonly name: string; readonly rows: readonly ExportedRow[] }> {
  const exported = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const book = read(await readFile(await (await exported).path()))
  const name = book.SheetNames[0]!
  return { name, rows: utils.sheet_to_json<ExportedRow>(book.Sheets[name]!, { defval: null }) }
}

/** Brings rows back to the list they were exported from, as the sheet of that name. */
export async function bringBack(
  page: Page,
  file: string,
  name: string,
  rows: readonly ExportedRow[],
): Promise<void> {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.json_to_sheet([...rows]), name)
  await page.getByRole('button', { name: '导入修改' }).click()
  await page.getByRole('button', { name: /拖入表格/ }).setInputFiles({
    name: file,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
  })
}
