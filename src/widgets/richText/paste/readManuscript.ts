import { templateOf } from '../html/cleanTree.ts'
import { readText } from '../readText.ts'
import { textFileFault, textOf } from '../textOfFile.ts'
import { broughtFile } from './broughtFiles.ts'
import { pastedHtml } from './pastedHtml.ts'
import { DocumentFault, isDocument, readDocx } from './readDocx.ts'

/** What a file of an author's holds: the text without its title and without the lines that tell of it. */
export interface Manuscript {
  readonly title: string
  /** The text as the editor keeps it; places of pictures that wait bear `data-strange`. */
  readonly html: string
  /** What its first and last lines tell by the word they begin with: `作者：张三、李四` gives two names. */
  readonly told: { readonly [word: string]: readonly string[] }
  /** Addresses of its pictures, in their order. */
  readonly pictures: readonly string[]
  /** Pictures it only names by a file that lies beside it, and which cannot be had from here. */
  readonly beside: readonly string[]
}

/** Lines at the head and at the foot in which an author or a source is told. */
const HEAD = 6
const FOOT = 3
/** A first paragraph that is no longer is a title where no heading is. */
const LONGEST_TITLE = 60

/**
 * Reads a manuscript: Word, Markdown, a page, plain text. `words` are those a line that tells of it begins with.
 * Throws {@link DocumentFault} for what cannot be read.
 */
export async function readManuscript(file: File, words: readonly string[]): Promise<Manuscript> {
  const written = await htmlOf(file, words)
  const { html, pictures } = pastedHtml(written)
  const root = new DOMParser().parseFromString(html, 'text/html').body
  splitTold(root, words)
  const told = toldIn(root, words)
  const title = titleIn(root) ?? file.name.replace(/\.\w+$/, '')
  return { title, html: root.innerHTML, told, pictures, beside: filesBeside(written) }
}

/** `![图](images/1.png)` is a file of its writer's machine. */
function filesBeside(html: string): readonly string[] {
  return [...templateOf(html).querySelectorAll('img')]
    .map((image) => image.getAttribute('src') ?? '')
    .filter((src) => src !== '' && !/^([a-z][a-z0-9+.-]*:|\/)/i.test(src))
}

async function htmlOf(file: File, words: readonly string[]): Promise<string> {
  if (isDocument(file)) return readDocx(file)
  const fault = textFileFault(file, [
    '只能放入文稿：Word（docx）、Markdown（md）、网页（html）、txt',
    'Only manuscripts are taken: Word (docx), Markdown (md), pages (html), txt',
  ])
  if (fault) throw new DocumentFault(fault)
  const text = textOf(new Uint8Array(await file.arrayBuffer()))
  if (text === null)
    throw new DocumentFault([`“${file.name}”不是文本文件`, `"${file.name}" is no text file`])
  if (/\.x?html?$/i.test(file.name)) return text
  if (/\.(md|markdown)$/i.test(file.name)) {
    const { marked } = await import('marked')
    return marked.parse(toldApart(text, words), { async: false, gfm: true })
  }
  return readText(text, false)
}

const textIn = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

/** `作者：张三`: the word a line begins with, and what follows. */
const toldBy = (line: string, words: readonly string[]) => {
  const match = /^[（(【]?\s*(\S{1,4}?)\s*[:：/／丨|]\s*(.{1,60}?)\s*[）)】]?$/.exec(line.trim())
  const word = words.find((one) => one === match?.[1])
  return match && word ? { word, rest: match[2] ?? '' } : undefined
}

/** In Markdown a line that tells is often followed by the next without a blank one: each becomes a paragraph. */
const toldApart = (text: string, words: readonly string[]): string =>
  text
    .split(/\r?\n/)
    .map((line) => (toldBy(line, words) ? `\n${line}\n` : line))
    .join('\n')

/** Lines that tell, broken within one paragraph as `Shift+Enter` does it, become paragraphs of their own. */
function splitTold(root: Element, words: readonly string[]): void {
  for (const block of [...root.children]) {
    const lines = [...block.querySelectorAll(':scope > br')].length + 1
    if (block.localName !== 'p' || lines === 1) continue
    const parts: Element[] = [block.cloneNode() as Element]
    for (const node of [...block.childNodes])
      if ((node as Element).localName === 'br') parts.push(block.cloneNode() as Element)
      else parts.at(-1)!.append(node.cloneNode(true))
    if (parts.some((part) => toldBy(textIn(part), words))) block.replaceWith(...parts)
  }
}

/** Takes the lines out that tell of the text: `文/张三`, `作者：张三`, `来源：《读书》`. */
function toldIn(root: Element, words: readonly string[]): Manuscript['told'] {
  const told: { [word: string]: readonly string[] } = {}
  const blocks = [...root.children]
  const looked = new Set([...blocks.slice(0, HEAD), ...blocks.slice(-FOOT)])
  for (const block of looked) {
    const line = toldBy(textIn(block), words)
    if (!line) continue
    told[line.word] = line.rest
      .split(/[、，,；;]|\s{1,}(?=\p{Script=Han})/u)
      .map((name) => name.replace(/^《|》$/g, '').trim())
      .filter(Boolean)
    block.remove()
  }
  return told
}

/** Takes the title out: a heading it begins with, else a first line that is short and no sentence. */
function titleIn(root: Element): string | undefined {
  const first = [...root.children].find((block) => textIn(block) !== '')
  if (!first || first.querySelector('[data-strange], img, table')) return undefined
  const text = textIn(first)
  const isHeading = /^h[1-6]$/i.test(first.localName)
  const isShort =
    first.localName === 'p' && text.length <= LONGEST_TITLE && !/[。！？；.!?;]$/.test(text)
  if (!isHeading && !(isShort && root.children.length > 1)) return undefined
  first.remove()
  return text
}

/** The pictures of a manuscript that came as files with it. */
export const picturesIn = ({ pictures }: Manuscript): readonly File[] =>
  pictures.flatMap((address) => broughtFile(address) ?? [])

/** The text with each place of a picture filled by where the picture lies. */
export function withPictures(html: string, kept: ReadonlyMap<string, string>): string {
  const root = new DOMParser().parseFromString(html, 'text/html').body
  for (const place of root.querySelectorAll('[data-strange]')) {
    const src = kept.get(place.getAttribute('data-strange') ?? '')
    if (!src) {
      place.remove()
      continue
    }
    const image = root.ownerDocument.createElement('img')
    image.setAttribute('src', src)
    image.setAttribute('alt', '')
    place.replaceWith(image)
  }
  return root.innerHTML
}
