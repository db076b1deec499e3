import type { Zip as ZipStream } from 'fflate'
import type { SheetPlan } from './sheetPlan.ts'
import { sheetXml } from './sheetXml.ts'
import { stylesXml } from './styles.ts'
import { xmlText } from './xmlText.ts'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const declared = (xml: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`

/** Sheets as the bytes of an xlsx file. Gives way to others every few hundred rows. */
export async function workbookOf(sheets: readonly SheetPlan[]): Promise<Uint8Array<ArrayBuffer>> {
  const { Zip, ZipDeflate, strToU8 } = await import('fflate')
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  const add = async (path: string, parts: Iterable<string>) => {
    const file = new ZipDeflate(path, { level: 4 })
    zip.add(file)
    for (const part of parts) {
      file.push(strToU8(part))
      await givingWay()
    }
    file.push(new Uint8Array(), true)
  }
  for (const [path, xml] of Object.entries(frameOf(sheets))) await add(path, [declared(xml)])
  for (const [index, sheet] of sheets.entries())
    await add(`xl/worksheets/sheet${index + 1}.xml`, withDeclaration(sheetXml(sheet, index === 0)))
  return finished(zip, pieces)
}

const givingWay = () => new Promise<void>((resolve) => setTimeout(resolve))

function* withDeclaration(parts: Iterable<string>): Generator<string> {
  yield declared('')
  yield* parts
}

function finished(zip: ZipStream, pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  zip.end()
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** The parts around the sheets. */
function frameOf(sheets: readonly SheetPlan[]): { readonly [path: string]: string } {
  const each = (part: (no: number, name: string) => string) =>
    sheets.map(({ name }, index) => part(index + 1, xmlText(name))).join('')
  return {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${each((no) => `<Override PartName="/xl/worksheets/sheet${no}.xml" ContentType="${TYPES}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView activeTab="0"/></bookViews><sheets>${each((no, name) => `<sheet name="${name}" sheetId="${no}" r:id="rId${no}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${each((no) => `<Relationship Id="rId${no}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${no}.xml"/>`)}<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': stylesXml,
  }
}
