/*
 * As much XML as the OSS protocol has: elements with text or elements in them, no attributes, no
 * namespaces. Anything richer (a document type, entities of one's own, CDATA) is refused.
 */

/** An element as read: its text, or the elements in it. */
export interface XmlNode {
  name: string
  text: string
  children: XmlNode[]
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const DEEPEST = 8

/** An element with text in it. */
export function element(name: string, text: string | number): string {
  return `<${name}>${escapeXml(String(text))}</${name}>`
}

/** An element with elements in it. */
export function group(name: string, inner: readonly string[]): string {
  return `<${name}>${inner.join('')}</${name}>`
}

/** A whole document of one root. */
export function xmlDocument(root: string, inner: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${group(root, inner)}`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Reads a document; `null` when it is not as plain as described above. */
export function readXml(document: string): XmlNode | null {
  const text = document.replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '').trim()
  const top: XmlNode = { name: '', text: '', children: [] }
  const open = [top]
  let at = 0
  for (const match of text.matchAll(/<(\/?)([A-Za-z][\w.-]*)(?:\s+xmlns="[^"<>]*")?\s*(\/?)>/g)) {
    const [tag, closing, name = '', empty] = match
    const parent = open.at(-1)!
    if (!takeText(parent, text.slice(at, match.index))) return null
    at = match.index + tag.length
    if (closing) {
      if (parent.name !== name || open.length < 2) return null
      open.pop()
    } else {
      const node: XmlNode = { name, text: '', children: [] }
      parent.children.push(node)
      if (!empty) open.push(node)
    }
    if (open.length > DEEPEST) return null
  }
  const whole = open.length === 1 && at === text.length && top.text === ''
  return whole && top.children.length === 1 ? top.children[0]! : null
}

/** The text of the first child of that name; empty when there is none. */
export function textOf(node: XmlNode, name: string): string {
  return node.children.find((child) => child.name === name)?.text ?? ''
}

/** The children of that name. */
export function allOf(node: XmlNode, name: string): XmlNode[] {
  return node.children.filter((child) => child.name === name)
}

function takeText(node: XmlNode, raw: string): boolean {
  if (raw.includes('<')) return false
  const known = !/&(?!(amp|lt|gt|quot|apos|#\d{1,6}|#x[0-9a-fA-F]{1,5});)/.test(raw)
  node.text = (node.text + raw.replace(/&(#?\w+);/g, (_, name: string) => characterOf(name))).trim()
  return known
}

function characterOf(name: string): string {
  if (!name.startsWith('#')) return NAMED[name] ?? ''
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
