import { inertElement } from '../html/cleanTree.ts'
import type { Reporting } from './pasteReport.ts'

const block =
  /^(p|h[1-6]|li|blockquote|pre|tr|ul|ol|table|tbody|thead|tfoot|hr|audio|video|figure)$/

/** Leaves the words of a paste alone, in place: a paragraph for each line, a table by its rows. */
export function plainWords(root: Element | DocumentFragment, report: Reporting): void {
  for (const structure of root.querySelectorAll('h1,h2,h3,h4,h5,h6,ul,ol,table,blockquote'))
    if (!structure.parentElement?.closest('ul,ol,table')) report.add('flat', structure.textContent)
  for (const look of root.querySelectorAll('strong,b,em,i,u,s,sub,mark,span[style]'))
    if (!look.parentElement?.closest('strong,b,em,i,u,s,mark,span'))
      report.add('look', look.textContent)
  const lines: HTMLElement[] = []
  let line = inertElement('p')
  const end = () => {
    if ((line.textContent ?? '').trim() !== '') lines.push(line)
    line = inertElement('p')
  }
  const walk = (node: Node) => {
    if (node.nodeType === 3) return line.append((node.nodeValue ?? '').replace(/\s+/g, ' '))
    if (node.nodeType !== 1) return
    const element = node as Element
    if (element.hasAttribute('data-strange') || element.localName === 'img')
      return report.add('unpictured')
    if (element.localName === 'br') return end()
    // The cells of a row stand in one line.
    const isBlock = block.test(element.localName) && !element.parentElement?.closest('td,th')
    if (/^t[dh]$/.test(element.localName) && line.textContent) line.append('\u3000')
    if (isBlock) end()
    for (const child of [...element.childNodes]) walk(child)
    if (isBlock) end()
  }
  for (const node of [...root.childNodes]) walk(node)
  end()
  root.replaceChildren(...lines)
}
