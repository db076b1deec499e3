import { strToU8, zipSync } from 'fflate'

const schemas = 'http://schemas.openxmlformats.org'
const word = `xmlns:w="${schemas}/wordprocessingml/2006/main"`
const office = `${schemas}/officeDocument/2006/relationships`
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

interface Parts {
  /** The paragraphs, as Word writes them: `<w:p>…</w:p>`. */
  readonly body: string
  readonly comments?: string
  readonly footnotes?: string
}

/** The bytes of a Word document with these paragraphs, its comments and footnotes beside them. */
export function docxFile({ body, comments, footnotes }: Parts): Uint8Array<ArrayBuffer> {
  const beside = Object.entries({ comments, footnotes }).filter(([, xml]) => xml !== undefined)
  const files: { readonly [path: string]: string } = {
    '[Content_Types].xml': `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${main}.styles+xml"/>${beside.map(([name]) => `<Override PartName="/word/${name}.xml" ContentType="${main}.${name}+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="s1" Type="${office}/styles" Target="styles.xml"/>${beside.map(([name]) => `<Relationship Id="${name}" Type="${office}/${name}" Target="${name}.xml"/>`).join('')}</Relationships>`,
    'word/styles.xml': `<w:styles ${word}><w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="a5"><w:name w:val="caption"/></w:style></w:styles>`,
    'word/document.xml': `<w:document ${word}><w:body>${body}</w:body></w:document>`,
    ...Object.fromEntries(
      beside.map(([name, xml]) => [`word/${name}.xml`, `<w:${name} ${word}>${xml}</w:${name}>`]),
    ),
  }
  const zipped = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])),
  )
  return new Uint8Array(zipped)
}

/** A manuscript that was worked on: a heading, a centred line, a tracked change, a comment, a footnote, a caption. */
export const revisedDocx = (): Uint8Array<ArrayBuffer> => {
  const run = (words: string, looks = '', text = 't') =>
    `<w:r>${looks && `<w:rPr>${looks}</w:rPr>`}<w:${text} xml:space="preserve">${words}</w:${text}></w:r>`
  const by = 'w:author="李四" w:date="2026-11-02T10:30:00Z"'
  return docxFile({
    body: [
      `<w:p><w:pPr><w:pStyle w:val="1"/></w:pPr>${run('渡口')}</w:p>`,
      `<w:p><w:pPr><w:jc w:val="center"/></w:pPr>${run('摆渡人', '<w:b/><w:color w:val="C00000"/>')}${run('只', '<w:em w:val="dot"/>')}${run('摆两趟船', '<w:highlight w:val="yellow"/>')}<w:r><w:footnoteReference w:id="2"/></w:r></w:p>`,
      `<w:p>${run('他说')}<w:del w:id="1" ${by}>${run('不', '', 'delText')}</w:del><w:ins w:id="2" ${by}>${run('明天')}</w:ins>${run('来，')}<w:commentRangeStart w:id="0"/>${run('就一定来')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>${run('。')}</w:p>`,
      `<w:p><w:pPr><w:pStyle w:val="a5"/></w:pPr>${run('图 1 渡口旧照')}</w:p>`,
    ].join(''),
    comments: `<w:comment w:id="0" ${by} w:initials="L"><w:p>${run('口气太满？')}</w:p></w:comment>`,
    footnotes: `<w:footnote w:id="2"><w:p>${run('见县志卷三。')}</w:p></w:footnote>`,
  })
}
