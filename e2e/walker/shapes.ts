import type { Page } from 'playwright-core'

/**
 * What the rules of accessibility can tell apart in a page: each element by its tag, role, classes, which attributes it
 * has and whether they are empty, and the same of what it stands in; and the order of headings and landmarks.
 * Judging it takes twice as long as drawing it, and the rows of a list, and most lists, are made of the same.
 */
export const shapesOf = (page: Page, within: string): Promise<readonly string[]> =>
  page.evaluate((root) => {
    const told = ['role', 'type', 'tabindex', 'aria-hidden', 'aria-disabled', 'aria-live', 'lang']
    const attributes = ({ attributes }: Element): string =>
      [...attributes]
        .map(({ name, value }) => {
          if (name === 'style') return value.match(/(color|background)[^:]*:[^;]*/g)?.join() ?? ''
          return told.includes(name) ? `${name}=${value}` : value ? name : `${name}-`
        })
        .toSorted()
        .join(' ')
    const own = (one: Element): string => {
      const says = [...one.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
      )
      const named = (one as HTMLInputElement).labels?.length ? '+' : ''
      return `${one.tagName}.${[...one.classList].toSorted().join('.')}[${attributes(one)}]${named}${says ? '…' : ''}`
    }
    const known = new Map<Element, string>()
    const shape = (one: Element): string => {
      const before = known.get(one) ?? own(one)
      known.set(one, before)
      return before
    }
    const all = [...document.querySelectorAll(`${root}, ${root} *`)]
    // What a drawing is made of has no name of its own.
    const seen = all
      .filter((one) => !one.parentElement?.closest('svg'))
      .map((one) => {
        const above = one.parentElement
        const over = above?.parentElement
        return [shape(one), above && shape(above), over && shape(over)].join(' < ')
      })
    const order = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((one) => one.tagName)
    const headings = order.filter((one, at) => one !== order[at - 1]).join(' ')
    return [...new Set([...seen, headings])]
  }, within)

/** Remembers shapes, by the size they were drawn in: tells whether some are new. */
export function shapesSeen(): { areNew(size: string, shapes: readonly string[]): boolean } {
  const seen = new Set<string>()
  return {
    areNew: (size, shapes) => {
      const fresh = shapes.map((one) => `${size} ${one}`).filter((one) => !seen.has(one))
      for (const one of fresh) seen.add(one)
      return fresh.length > 0
    },
  }
}
