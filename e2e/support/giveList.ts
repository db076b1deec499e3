import { type CellObject, read, utils, write } from 'xlsx'
import type { RunningPortal } from './portal.ts'

/** The file name that lists of read money have to bear. */
export const listName = '用户充值模板.xlsx'
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Phone, user ID, yuan, valid until, note; a cell as Excel keeps one where it is more than a text. */
export type Line = readonly (string | CellObject)[]

/** The portal's own template as somebody downloads it. */
export async function template(
  portal: RunningPortal,
  session: { readonly token: string; readonly ticket: string },
): Promise<Uint8Array> {
  const response = await fetch(`${portal.url}/api/portal/batchGive/template?kind=readMoney`, {
    headers: { 'X-Token': session.token, ticket: session.ticket },
  })
  if (!response.ok) throw new Error(`The template: ${response.status} ${await response.text()}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** A template with these lines below its heading, saved as a spreadsheet program saves it. */
export function filledIn(empty: Uint8Array, lines: readonly Line[]) {
  const book = read(empty)
  const sheet = book.Sheets[book.SheetNames[0]!]!
  for (const [at, line] of lines.entries())
    for (const [column, cell] of line.entries()) {
      if (cell === '') continue
      const address = utils.encode_cell({ r: at + 1, c: column })
      sheet[address] = typeof cell === 'string' ? { t: 's', v: cell } : cell
    }
  sheet['!ref'] = utils.encode_range({
    s: { r: 0, c: 0 },
    e: { r: lines.length, c: 4 },
  })
  const buffer = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
  return { name: listName, mimeType: xlsx, buffer }
}

/** What a spreadsheet holds, sheet by sheet, every cell as the text it shows. */
export function readBack(file: Uint8Array): { readonly [sheet: string]: readonly string[][] } {
  const book = read(file)
  return Object.fromEntries(
    book.SheetNames.map((name) => [
      name,
      utils.sheet_to_json<string[]>(book.Sheets[name]!, { header: 1, defval: '', raw: false }),
    ]),
  )
}

const headings = ['手机号', '用户ID', '充值金额（元）', '有效期至', '备注']

/** The same lines as a csv in the encoding a Chinese Excel saves one in. */
export function csvInGb18030(lines: readonly Line[]) {
  const text = [headings, ...lines].map((line) => line.join(',')).join('\r\n')
  const buffer = Buffer.concat([...text].map((char) => gb18030().get(char) ?? Buffer.from(char)))
  return { name: listName, mimeType: 'text/csv', buffer }
}

let known: Map<string, Buffer> | undefined
/** Every character of two bytes, as the decoder reads them: there is no encoder. */
function gb18030(): Map<string, Buffer> {
  if (known) return known
  known = new Map()
  const decoder = new TextDecoder('gb18030')
  for (let lead = 0x81; lead <= 0xfe; lead++)
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const bytes = Buffer.from([lead, trail])
      const char = decoder.decode(bytes)
      if ([...char].length === 1 && char !== '\ufffd') known.set(char, bytes)
    }
  return known
}
