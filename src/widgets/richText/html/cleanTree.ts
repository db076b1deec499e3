import { judge, unread, withCounts } from '#derive/richText/markup.ts'

/**
 * Cuts from a tree of elements, in place, what no text may hold, by the list the portal keeps to. The tree must not
 * stand in a document that runs scripts: take a template's content, or a parsed document's body.
 * @returns what was cut: `<script>`, `onload ×2`
 */
export function cleanTree(root: Element | DocumentFragment): string[] {
  const cut: string[] = []
  for (const node of [...root.childNodes]) cleanNode(node, cut)
  return withCounts(cut)
}

function cleanNode(node: Node, cut: string[]): void {
  if (node.nodeType === 3) return
  if (node.nodeType !== 1) return (node as ChildNode).remove()
  const element = node as Element
  const given = attributesOf(element)
  const name = element.localName
  const { kept, attributes, cut: gone } = judge(name, given)
  cut.push(...gone)
  if (unread.includes(name)) return element.remove()
  for (const child of [...element.childNodes]) cleanNode(child, cut)
  if (!kept) return element.replaceWith(...element.childNodes)
  if (name === 'img' && !attributes.src) return element.remove()
  for (const { name } of [...element.attributes])
    if (!(name in attributes)) element.removeAttribute(name)
  for (const [key, value] of Object.entries(attributes))
    if (element.getAttribute(key) !== value) element.setAttribute(key, value)
}

/** An element that nothing is fetched for and nothing runs in, wherever it is moved within its document. */
export const inertElement = (name: string): HTMLElement =>
  templateOf('').ownerDocument.createElement(name)

/** Stands before handlers while they are looked at: a browser reports even those it never runs. */
const MASK = 'data-was-'

/** The attributes of an element of {@link templateOf} as they were written. */
export const attributesOf = (element: Element): { readonly [name: string]: string } =>
  Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [
      name.startsWith(MASK) ? name.slice(MASK.length) : name,
      value.replaceAll(MASK, ''),
    ]),
  )

/** Some HTML as elements that load nothing and run nothing. */
export function templateOf(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html.replace(/<[^>]*>/g, (tag) =>
    tag.replace(/([\s"'/])(on[a-z]+\s*=)/gi, `$1${MASK}$2`),
  )
  return template.content
}
