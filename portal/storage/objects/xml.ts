import { XMLBuilder, XMLParser } from 'fast-xml-parser'

/** Elements by name, in this order: text, elements in it, or several of one name. */
export interface XmlElements {
  readonly [name: string]: string | number | XmlElements | readonly XmlElements[]
}

const builder = new XMLBuilder({})
const parser = new XMLParser({
  // What looks like a number is text as well: keys are.
  parseTagValue: false,
  htmlEntities: true,
  isArray: (_name, path) => String(path).split('.').length > 1,
})

/** A whole document of one root. */
export const xmlDocument = (root: string, elements: XmlElements): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ [root]: elements })}`

/** Elements as read; of each name there may be several. */
export interface XmlRead {
  readonly [name: string]: readonly (string | XmlRead)[]
}

/**
 * Reads the elements of a document with that root; null where it is none. Document types, CDATA and comments are no
 * part of the protocol and refused, so that no entity of somebody's own is looked at.
 */
export function readXml(document: string, root: string): XmlRead | null {
  if (document.includes('<!')) return null
  try {
    const { '?xml': _, ...read } = parser.parse(document.replace(/^\uFEFF?\s*/, ''), true)
    const [name, ...more] = Object.keys(read)
    const elements = read[name ?? '']
    return name === root && more.length === 0 && typeof elements === 'object' ? elements : null
  } catch {
    return null
  }
}

/** The text of the first element of that name; empty where there is none. */
export function textOf(read: string | XmlRead | undefined, name: string): string {
  const found = typeof read === 'object' ? read[name]?.[0] : undefined
  return typeof found === 'string' ? found : ''
}
