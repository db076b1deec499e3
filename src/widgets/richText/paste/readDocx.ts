import type { Label } from '#declare'
import { bringFile } from './broughtFiles.ts'

/** What a document may weigh, in bytes. */
const HEAVIEST = 20 * 1024 * 1024

/** Whether a file is a document of Word's, by its name; the old kind is told apart when it is read. */
export const isDocument = ({ name }: { readonly name: string }): boolean => /\.docx?$/i.test(name)

/** Why a document cannot be read. */
export class DocumentFault extends Error {
  readonly label: Label
  constructor(label: Label) {
    super(label[1])
    this.label = label
  }
}

/**
 * A Word document as HTML, which is to be cleaned like a paste: tracked changes, comments and looks stand in it as Word's
 * clipboard has them, and its pictures have addresses for {@link broughtFile}. Without `asPasted` it is plain HTML, to be
 * shown as it is. Throws {@link DocumentFault} for what is no docx.
 */
export async function readDocx(file: File, asPasted = true): Promise<string> {
  const bytes = await bytesOf(file)
  const { convertToHtml, images } = await import('mammoth').catch(() => {
    throw new DocumentFault([
      `“${file.name}”没有读出来，请检查网络后重试`,
      `"${file.name}" could not be read: check the connection and try again`,
    ])
  })
  const convertImage = images.imgElement(async (image) => {
    if (!asPasted) return { src: '' }
    const ending = image.contentType.replace(/^image\//, '')
    const name = `${file.name.replace(/\.docx$/i, '')}.${ending === 'jpeg' ? 'jpg' : ending}`
    const content = await image.readAsArrayBuffer()
    return { src: bringFile(new File([content], name, { type: image.contentType })) }
  })
  // A browser hands it over as one, Node as the other.
  const read = async ({ buffer }: { readonly buffer: Uint8Array<ArrayBuffer> }, more: string[]) => {
    const input = { arrayBuffer: buffer.buffer, buffer } as { arrayBuffer: ArrayBuffer }
    const { value } = await convertToHtml(input, { convertImage, styleMap: [...styleMap, ...more] })
    return value
  }
  try {
    if (!asPasted) return (await read({ buffer: bytes }, [])).replace(/<img\b[^>]*>/g, '')
    const { markedDocx, styleMapOf, withMarks } = await import('./docxMarks.ts')
    const marked = markedDocx(bytes)
    if (!marked) return `<!--docx-->${await read({ buffer: bytes }, [])}`
    const html = await read({ buffer: marked.bytes }, styleMapOf(marked))
    return `<!--docx-->${withMarks(html, marked)}`
  } catch {
    throw new DocumentFault([
      `“${file.name}”无法读取，可能已损坏或加了密码，请在 Word 里打开后另存`,
      `"${file.name}" cannot be read, it may be damaged or locked: open it in Word and save it anew`,
    ])
  }
}

const styleMap = [
  'u => u',
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => h2:fresh",
  "p[style-name='caption'] => p.MsoCaption:fresh",
]

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  const { name, size } = file
  if (size === 0)
    throw new DocumentFault([`“${name}”是空的（0 字节）`, `"${name}" is empty (0 bytes)`])
  if (size > HEAVIEST)
    throw new DocumentFault(['文档不能超过 20MB', 'A document must not exceed 20 MB'])
  const bytes = new Uint8Array(await file.arrayBuffer())
  // A docx is a zip whatever it is called; the Word of old wrote something else.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return bytes
  throw new DocumentFault([
    `“${name}”不是 docx 文档；旧版 doc 请在 Word 里另存为 docx`,
    `"${name}" is no docx; save an old doc as docx in Word first`,
  ])
}
