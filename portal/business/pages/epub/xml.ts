import { XMLParser } from 'fast-xml-parser'
import { epubFaults } from './EpubFault.ts'

/** An element with its attributes and what lies in it, in order; prefixes are taken off. */
export interface Xml {
  readonly name: string
  readonly attributes: { readonly [name: string]: string }
  readonly children: readonly (Xml | string)[]
}

type Ordered = { readonly [name: string]: unknown }

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  htmlEntities: true,
})

/** Reads XML in whatever encoding it says it is in; entities of its own are not looked at, so none can swell. */
export function parseXml(bytes: Uint8Array, path: string): Xml {
  try {
    const text = withoutDoctype(textOf(bytes))
    return { name: '', attributes: {}, children: nodesOf(parser.parse(text) as Ordered[]) }
  } catch (error) {
    throw epubFaults.badXml(path, error)
  }
}

/** Looked for once, at its place: a file of beginnings without an end would be searched as often as it has any. */
function withoutDoctype(text: string): string {
  const at = text.search(/<!DOCTYPE/i)
  if (at < 0) return text
  return text.slice(0, at) + text.slice(at).replace(/^<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>/i, '')
}

/** The text of a document: by its byte order mark, else by what its first line says, else UTF-8. */
export function textOf(bytes: Uint8Array): string {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const said = /encoding\s*=\s*["']([\w-]+)["']/i.exec(head)?.[1] ?? 'utf-8'
  return decoderOf(said).decode(bytes)
}

function decoderOf(name: string): TextDecoder {
  try {
    return new TextDecoder(name.toLowerCase().startsWith('utf-16') ? 'utf-8' : name)
  } catch {
    return new TextDecoder()
  }
}

function nodesOf(list: readonly Ordered[]): (Xml | string)[] {
  return list.flatMap((node): (Xml | string)[] => {
    const name = Object.keys(node).find((key) => key !== ':@')
    if (name === undefined || name.startsWith('?')) return []
    if (name === '#text') return [String(node[name])]
    return [
      {
        name,
        attributes: (node[':@'] ?? {}) as Xml['attributes'],
        children: nodesOf((node[name] ?? []) as Ordered[]),
      },
    ]
  })
}

export const elementsOf = (xml: Xml): readonly Xml[] =>
  xml.children.filter((child): child is Xml => typeof child !== 'string')
/** Direct children of a name. */
export const childrenNamed = (xml: Xml | undefined, name: string): readonly Xml[] =>
  xml ? elementsOf(xml).filter((child) => child.name === name) : []
/** The first element of a name, anywhere below. */
export function firstNamed(xml: Xml | undefined, name: string): Xml | undefined {
  for (const child of xml ? elementsOf(xml) : []) {
    const found = child.name === name ? child : firstNamed(child, name)
    if (found) return found
  }
  return undefined
}
/** All elements of a name, anywhere below, in order. */
export const allNamed = (xml: Xml | undefined, name: string): readonly Xml[] =>
  (xml ? elementsOf(xml) : []).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...allNamed(child, name),
  ])
/** Its text with blanks drawn together. */
export const wordsIn = (xml: Xml | undefined): string =>
  xml ? rawText(xml).replace(/\s+/g, ' ').trim() : ''
const rawText = (xml: Xml): string =>
  xml.children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('')
