import { inertElement } from '../html/cleanTree.ts'

interface Item {
  readonly element: Element
  readonly level: number
  readonly ordered: boolean
  /** What its sign counts, where it is one. */
  readonly number: number
  /** Which list of the document it belongs to: `l0 lfo1`. */
  readonly list: string
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
  const [, list = ''] = /mso-list\s*:\s*([^;]*)/i.exec(style) ?? []
  return {
    element,
    list: list.replace(/\blevel\d+/i, '').trim(),
    level: Number(level),
    ordered: /^[（(]?[\da-z一二三四五六七八九十]+[.)、．）]/i.test(text),
    number: numberIn(text),
  }
}

/** What a sign counts, as figures or Chinese say: `3.`, `（十二）`; 1 where letters do. */
function numberIn(sign: string): number {
  const [, figures] = /^[（(]?(\d{1,4})[.)、．）]/.exec(sign) ?? []
  const [, tens, ones] =
    /^[（(]?([二三四五六七八九]?十)?([一二三四五六七八九])?[.)、．）]/.exec(sign) ?? []
  if (figures) return Number(figures)
  const ten = tens ? (tens.length > 1 ? worth(tens[0]) * 10 : 10) : 0
  return ten + (ones ? worth(ones) : 0) || 1
}
const worth = (letter = '') => '一二三四五六七八九'.indexOf(letter) + 1

function listOf(items: readonly Item[]): void {
  const [first] = items as readonly [Item, ...Item[]]
  const open: { list: Element; item: Item }[] = []
  for (const item of items) {
    const { element, level, ordered } = item
    while (open.length > 1 && (open.at(-1)?.item.level ?? 0) > level) open.pop()
    let top = open.at(-1)
    // One list ends where the next begins, though nothing stands between: a numbered one behind one with bullets.
    const before = top && top.item.level >= level && !isSameList(top.item, item) && open.pop()
    if (before || !top || top.item.level < level) {
      const list = inertElement(ordered ? 'ol' : 'ul')
      // A list that goes on behind a paragraph goes on counting.
      if (ordered && item.number > 1) list.setAttribute('start', `${item.number}`)
      const around = open.at(-1)
      if (before) before.list.after(list)
      else if (around) (around.list.lastElementChild ?? around.list).append(list)
      else first.element.before(list)
      top = { list, item }
      open.push(top)
    }
    const entry = inertElement('li')
    for (const span of element.querySelectorAll('span'))
      if (/mso-list\s*:\s*ignore/i.test(span.getAttribute('style') ?? '')) span.remove()
    const paragraph = inertElement('p')
    paragraph.append(...element.childNodes)
    entry.append(paragraph)
    top.list.append(entry)
    element.remove()
  }
}

const isSameList = (one: Item, other: Item) =>
  one.ordered === other.ordered && one.list === other.list
