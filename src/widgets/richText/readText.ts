import { cleanTree, inertElement, templateOf } from './html/cleanTree.ts'
import { cleanPasted } from './paste/cleanPasted.ts'

/** What a file holds as the HTML of a text: pages lose styles, scripts and pictures, plain text becomes paragraphs. */
export function readText(content: string, isHtml: boolean): string {
  const holder = inertElement('div')
  if (isHtml) {
    const root = templateOf(content)
    cleanPasted(root)
    cleanTree(root)
    holder.append(root)
    return holder.innerHTML
  }
  for (const words of content.split(/\r?\n/).filter((line) => line.trim() !== '')) {
    const paragraph = inertElement('p')
    paragraph.textContent = words.trim()
    holder.append(paragraph)
  }
  return holder.innerHTML
}
