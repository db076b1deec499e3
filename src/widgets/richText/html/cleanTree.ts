import { counted, judge, unread } from '#derive/richText/markup.ts'

/**
 * Cuts from a tree of elements, in place, what no text may hold, by the list the portal keeps to. The tree must not
 * stand in a document that runs scripts: take a template's content, or a parsed document's body.
 * @returns what was cut: `<script>`, `onload ×2`
 */
export function cleanTree(root: Element | DocumentFragment): string[] {
  const cut: string[] = []
  for (const node of [...root.childNodes]) cleanNode(node, cut)
  return counted(cut)
}

function cleanNode(node: Node, cut: string[]): void {
  if (node.nodeType === 3) return
  if (node.nodeType !== 1) return (node as ChildNode).remove()
  const element = node as Element
  const given = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
  const name = element.localName
  const { kept, attributes, cut: gone } = judge(name, given)
  cut.push(...gone)
  if (unread.includes(name)) return element.remove()
  for (const child of [...element.childNodes]) cleanNode(child, cut)
  if (!kept) return element.replaceWith(...element.childNodes)
  if (name === 'img' && !attributes.src) return element.remove()
  for (const key of Object.keys(given)) if (!(key in attributes)) element.removeAttribute(key)
  for (const [key, value] of Object.entries(attributes))
    if (given[key] !== value) element.setAttribute(key, value)
}

/** An element that nothing is fetched for and nothing runs in, wherever it is moved within its document. */
export const inertElement = (name: string): HTMLElement =>
  templateOf('').ownerDocument.createElement(name)

/** Some HTML as elements that load nothing and run nothing. */
export function templateOf(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}
