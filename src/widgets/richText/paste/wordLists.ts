import { inertElement } from '../html/cleanTree.ts'

interface Item {
  readonly element: Element
  readonly level: number
  readonly ordered: boolean
}

/** Word writes list items as paragraphs with a sign in front: makes lists of them, in place. */
export function wordLists(root: Element | DocumentFragment): void {
  let run: Item[] = []
  for (const element of [...root.querySelectorAll('p,h1,h2,h3,h4,h5,h6')]) {
    const item = itemOf(element)
    const last = run.at(-1)
    if (last && (!item || last.element.nextElementSibling !== element)) {
      listOf(run)
      run = []
    }
    if (item) run.push(item)
  }
  if (run.length > 0) listOf(run)
}

function itemOf(element: Element): Item | null {
  const style = element.getAttribute('style') ?? ''
  const [, level] = /mso-list\s*:[^;]*\blevel(\d)/i.exec(style) ?? []
  if (!level) return null
  const sign = [...element.querySelectorAll('span')].find((span) =>
    /mso-list\s*:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  const text = (sign?.textContent ?? '').replace(/[\s\u00a0]/g, '')
  return {
    element,
    level: Number(level),
    ordered: /^[（(]?[\da-z一二三四五六七八九十]+[.)、．）]/i.test(text),
  }
}

function listOf(items: readonly Item[]): void {
  const [first] = items as readonly [Item, ...Item[]]
  const open: { list: Element; level: number }[] = []
  for (const { element, level, ordered } of items) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop()
    let top = open.at(-1)
    if (!top || top.level < level) {
      const list = inertElement(ordered ? 'ol' : 'ul')
      if (top) (top.list.lastElementChild ?? top.list).append(list)
      else first.element.before(list)
      top = { list, level }
      open.push(top)
    }
    const item = inertElement('li')
    for (const span of element.querySelectorAll('span'))
      if (/mso-list\s*:\s*ignore/i.test(span.getAttribute('style') ?? '')) span.remove()
    const paragraph = inertElement('p')
    paragraph.append(...element.childNodes)
    item.append(paragraph)
    top.list.append(item)
    element.remove()
  }
}
