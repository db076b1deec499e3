import { epubFaults } from './EpubFault.ts'
import type { Zip } from './openZip.ts'
import { placeIn } from './pathIn.ts'
import { allNamed, childrenNamed, firstNamed, parseXml, wordsIn, type Xml } from './xml.ts'

export type BookLanguage = 'zhHans' | 'zhHant' | 'en' | 'other'

/** What a book says of itself, each within what its field takes. */
export interface BookFacts {
  readonly title: string
  readonly creator: string
  readonly publisher: string
  readonly isbn: string | null
  readonly identifier: string
  readonly language: BookLanguage
  readonly introduction: string
}
/** A file of the book as its package lists it. */
export interface BookFile {
  readonly id: string
  readonly path: string
  readonly type: string
  readonly properties: readonly string[]
}
/** The package of a book: what it says, what it holds, and in which order it is read. */
export interface BookPackage {
  readonly facts: BookFacts
  readonly files: readonly BookFile[]
  /** Documents in reading order. */
  readonly spine: readonly string[]
  readonly cover: string | null
  readonly nav: string | null
  readonly ncx: string | null
}

const CONTAINER = 'META-INF/container.xml'
/** Fonts are often scrambled; that keeps nobody from reading. */
const FONTS = ['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC']

/** Reads a book's package. @throws EpubFault where it is protected, or has none that can be read */
export function readPackage(zip: Zip): BookPackage {
  demandFree(zip)
  const path = packagePath(zip)
  const root = firstNamed(xmlAt(zip, path), 'package')
  if (!root) throw epubFaults.noPackage(path)
  const files = filesOf(root, path)
  const byId = new Map(files.map((file) => [file.id, file]))
  const spine = firstNamed(root, 'spine')
  const at = (file: BookFile | undefined) => (file && zip.has(file.path) ? file.path : null)
  return {
    facts: factsOf(root),
    files,
    spine: childrenNamed(spine, 'itemref').flatMap(({ attributes }) => {
      const found = at(byId.get(attributes.idref ?? ''))
      return found ? [found] : []
    }),
    cover: coverOf(root, files, zip),
    nav: at(files.find(({ properties }) => properties.includes('nav'))),
    ncx: at(
      byId.get(spine?.attributes.toc ?? '') ??
        files.find(({ type }) => type === 'application/x-dtbncx+xml'),
    ),
  }
}

export function xmlAt(zip: Zip, path: string): Xml | undefined {
  const bytes = zip.read([path]).get(path)
  return bytes && parseXml(bytes, path)
}

function demandFree(zip: Zip): void {
  if (zip.has('META-INF/sinf.xml')) throw epubFaults.drm()
  const encryption = xmlAt(zip, 'META-INF/encryption.xml')
  const ways = allNamed(encryption, 'EncryptionMethod').map(
    ({ attributes }) => attributes.Algorithm,
  )
  if (ways.some((way) => !FONTS.includes(way ?? ''))) throw epubFaults.drm()
}

function packagePath(zip: Zip): string {
  const container = xmlAt(zip, CONTAINER)
  if (!container) throw epubFaults.noContainer()
  const given = firstNamed(container, 'rootfile')?.attributes['full-path'] ?? ''
  const path = placeIn('', given)?.path
  if (path === undefined) throw epubFaults.path(given)
  if (!zip.has(path)) throw epubFaults.noPackage(path)
  return path
}

const filesOf = (root: Xml, from: string): readonly BookFile[] =>
  childrenNamed(firstNamed(root, 'manifest'), 'item').flatMap(({ attributes }) => {
    const place = placeIn(from, attributes.href ?? '')
    if (!place && !/^https?:/i.test(attributes.href ?? ''))
      throw epubFaults.path(attributes.href ?? '')
    if (!place) return []
    return [
      {
        id: attributes.id ?? '',
        path: place.path,
        type: attributes['media-type'] ?? '',
        properties: (attributes.properties ?? '').split(/\s+/),
      },
    ]
  })

/** By EPUB 3's word for it, by EPUB 2's, else the picture that is called so. */
function coverOf(root: Xml, files: readonly BookFile[], zip: Zip): string | null {
  const pictures = files.filter(({ type, path }) => type.startsWith('image/') && zip.has(path))
  const meta = allNamed(root, 'meta').find(({ attributes }) => attributes.name === 'cover')
  const named = meta?.attributes.content
  const found =
    pictures.find(({ properties }) => properties.includes('cover-image')) ??
    pictures.find(({ id, path }) => named && (id === named || path.endsWith(named))) ??
    pictures.find(({ id, path }) => /cover/i.test(id) || /cover[^/]*$/i.test(path))
  return found?.path ?? null
}

function factsOf(root: Xml): BookFacts {
  const said = firstNamed(root, 'metadata')
  const all = (name: string) => allNamed(said, name).map(wordsIn).filter(Boolean)
  const ids = allNamed(said, 'identifier')
  const own = ids.find(({ attributes }) => attributes.id === root.attributes['unique-identifier'])
  return {
    title: truncate(all('title')[0] ?? '', 80),
    creator: truncate(all('creator').join('、'), 80),
    publisher: truncate(all('publisher')[0] ?? '', 40),
    isbn: isbnIn(ids.map(wordsIn)),
    identifier: truncate(wordsIn(own ?? ids[0]), 200),
    language: languageOf(all('language')[0] ?? ''),
    introduction: truncate(plain(all('description')[0] ?? ''), 1000),
  }
}

const isbnIn = (ids: readonly string[]): string | null =>
  ids.map((id) => id.replace(/[-\s]/g, '').match(/97[89]\d{10}/)?.[0]).find(Boolean) ?? null

function languageOf(said: string): BookLanguage {
  if (/^zh[-_]?(hant|tw|hk|mo)/i.test(said)) return 'zhHant'
  if (said === '' || /^(zh|chi|cmn)/i.test(said)) return 'zhHans'
  return /^en/i.test(said) ? 'en' : 'other'
}

const plain = (html: string): string =>
  html
    .replace(/<(br|\/p|\/div)[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()
/** By characters as people count them. */
export const truncate = (text: string, most: number): string => [...text].slice(0, most).join('')
