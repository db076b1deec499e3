import type { Ink } from './ink.ts'

/** How what is told at a point looks; `still` where nothing is to move. */
export const tipLook = (ink: Ink, still: boolean) => ({
  ...{ confine: true, padding: [8, 11], transitionDuration: still ? 0 : 0.15 },
  ...{ backgroundColor: ink.paper, borderColor: ink.line },
  textStyle: { color: ink.text, fontFamily: ink.font, fontSize: 12.5 },
  extraCssText: 'border-radius: 8px; box-shadow: 0 6px 20px rgb(10 26 46 / 0.2)',
})

export interface TipRow {
  readonly name: string
  readonly value: string
  readonly tone: number
}

/**
 * What stands at a point, beside it. Built of elements: names come from records, and what looks like markup in them stays
 * text.
 */
export function tipOf(head: string, rows: readonly TipRow[], note?: string): HTMLElement {
  const told = element('div', 'chart-told')
  told.append(element('b', '', head))
  for (const { name, value, tone } of rows) {
    const row = element('span')
    row.append(element('i', `tone-mark tone-${tone % 8}`), name, element('strong', '', value))
    told.append(row)
  }
  if (note) told.append(element('em', '', note))
  return told
}

function element(tag: string, className = '', text = ''): HTMLElement {
  const made = document.createElement(tag)
  if (className) made.className = className
  made.textContent = text
  return made
}
