import { strToU8, zipSync } from 'fflate'

const schemas = 'http://schemas.openxmlformats.org'
const office = `${schemas}/officeDocument/2006/relationships`
const named = [
  `xmlns:w="${schemas}/wordprocessingml/2006/main"`,
  `xmlns:r="${office}"`,
  `xmlns:wp="${schemas}/drawingml/2006/wordprocessingDrawing"`,
  `xmlns:a="${schemas}/drawingml/2006/main"`,
  `xmlns:pic="${schemas}/drawingml/2006/picture"`,
].join(' ')

const relation = (id: string, type: string, target: string) =>
  `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/></Relationships>`

/** A Word document as a person would pick it: a heading, a paragraph that begins bold, and a picture. */
export function wordFile(name: string, picture: Uint8Array) {
  const text = (words: string, bold = '') =>
    `<w:r>${bold && '<w:rPr><w:b/></w:rPr>'}<w:t>${words}</w:t></w:r>`
  const drawing = `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="a"/><a:graphic><a:graphicData uri="${schemas}/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip r:embed="p1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
  const heading = '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>'
  const body = [heading + text('渡口来信'), text('腊月里', 'b') + text('只剩一个人。'), drawing]
  const types = `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="jpg" ContentType="image/jpeg"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
  const files = {
    '[Content_Types].xml': types,
    '_rels/.rels': relation('r1', 'officeDocument', 'word/document.xml'),
    'word/_rels/document.xml.rels': relation('p1', 'image', 'media/a.jpg'),
    'word/document.xml': `<w:document ${named}><w:body>${body.map((line) => `<w:p>${line}</w:p>`).join('')}</w:body></w:document>`,
  }
  const zipped = zipSync({
    ...Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])),
    'word/media/a.jpg': picture,
  })
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(zipped) }
}
