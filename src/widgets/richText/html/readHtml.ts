import { DOMParser, Fragment, type Node, type Schema } from '@tiptap/pm/model'
import { cleanTree, inertElement, templateOf } from './cleanTree.ts'
import { remember } from './written.ts'

/** Elements that stand within a line. */
const inline = /^(a|b|br|code|em|i|img|mark|s|span|strong|sub|sup|u|ruby|rt|rp)$/

/** A document of the editor's from HTML. What the HTML of each block was is remembered, to be written as it stood. */
export function readHtml(html: string, schema: Schema): Node {
  const root = templateOf(html)
  cleanTree(root)
  const parser = DOMParser.fromSchema(schema)
  const blocks: Node[] = []
  for (const { nodes, source } of pieces(root)) {
    const holder = inertElement('div')
    holder.append(...nodes)
    const parsed = parser.parse(holder).content.content
    remember(parsed, source)
    blocks.push(...parsed)
  }
  const empty = schema.topNodeType.createAndFill() as Node
  return blocks.length > 0 ? empty.copy(Fragment.fromArray(blocks)) : empty
}

interface Piece {
  readonly nodes: ChildNode[]
  source: string
}

/** What stands at the top: each block by itself with the space behind it, and runs of text as one. */
function pieces(root: DocumentFragment): Piece[] {
  const all: (Piece & { line: boolean })[] = []
  let before = ''
  for (const node of [...root.childNodes]) {
    const last = all.at(-1)
    const isSpace = node.nodeType === 3 && /^\s*$/.test(node.nodeValue ?? '')
    const source = sourceOf(node)
    const isLine = node.nodeType === 3 || inline.test((node as Element).localName)
    if (isSpace && !last) before += source
    else if (isSpace && last && !last.line) last.source += source
    else if (last?.line && isLine) {
      last.nodes.push(node)
      last.source += source
    } else {
      all.push({ nodes: [node], source: before + source, line: isLine })
      before = ''
    }
  }
  return all
}

function sourceOf(node: ChildNode): string {
  const holder = document.createElement('template')
  holder.content.append(node.cloneNode(true))
  return holder.innerHTML
}
