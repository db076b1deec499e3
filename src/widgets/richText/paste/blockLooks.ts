import { styleOf } from './looks.ts'
import type { Reporting } from './pasteReport.ts'
import type { PasteWay } from './pasteWays.ts'

const block = /^(p|h[1-6]|section|div|li|blockquote|td|th)$/
const frame = /^(p|section|div|blockquote)$/
const carries = /^(p|h[1-6]|section|div)$/

/** What a paragraph keeps of its style: how it is aligned; its indent, lines and space below in the looks of its source. */
export function blockStyle(element: Element, way: PasteWay): string {
  if (!carries.test(element.localName)) return ''
  const style = styleOf(element)
  const align = style.get('text-align') ?? element.getAttribute('align') ?? ''
  const found: string[] = []
  if (way !== 'plain' && /^(center|right)$/.test(align)) found.push(`text-align:${align}`)
  if (way !== 'source') return found.join(';')
  if (align === 'justify') found.push('text-align:justify')
  const indent = indentOf(style)
  if (indent) found.push(`text-indent:${indent}em`)
  const lines = linesOf(style.get('line-height') ?? '')
  if (lines) found.push(`line-height:${lines}`)
  const below = pixelsOf(style.get('margin-bottom') ?? '')
  if (below > 0 && below <= 50) found.push(`margin-bottom:${below}px`)
  return found.join(';')
}

/** How many characters a first line is set in; Word says it beside the points. */
function indentOf(style: ReadonlyMap<string, string>): number {
  const count = Number(style.get('mso-char-indent-count') ?? 0)
  const [, em] = /^([\d.]+)em$/.exec(style.get('text-indent') ?? '') ?? []
  const points = /^([\d.]+)(pt|px)$/.exec(style.get('text-indent') ?? '')
  const size = points?.[2] === 'pt' ? 10.5 : 16
  const found = Math.round(count || Number(em ?? 0) || Number(points?.[1] ?? 0) / size)
  return found >= 1 && found <= 4 ? found : 0
}

/** Lines by their height as a number from 1 to 5; points say nothing where one does not know the size. */
function linesOf(written: string): string {
  const [, number, percent] = /^([\d.]+)(%?)$/.exec(written.trim()) ?? []
  const lines = Number(number ?? 0) / (percent ? 100 : 1)
  return lines >= 1 && lines <= 5 && lines !== 1 ? String(Math.round(lines * 100) / 100) : ''
}

function pixelsOf(written: string): number {
  const [, number, unit] = /^([\d.]+)(px|pt)$/.exec(written.trim()) ?? []
  return Math.round(Number(number ?? 0) * (unit === 'pt' ? 4 / 3 : 1))
}

/** Tells which looks of words and paragraphs go: typefaces and sizes each once, indents and frames by their paragraphs. */
export function tellDropped(
  root: Element | DocumentFragment,
  way: PasteWay,
  report: Reporting,
): void {
  const seen = new Set<string>()
  const once = (kind: 'typeface' | 'size', value: string | undefined) => {
    const name = (value ?? '').split(',')[0]?.replace(/['"]/g, '').trim() ?? ''
    if (name === '' || /^(inherit|initial|medium)$/.test(name) || seen.has(`${kind} ${name}`))
      return
    seen.add(`${kind} ${name}`)
    report.add(kind, name)
  }
  for (const element of root.querySelectorAll('[style], font')) {
    if ((element.textContent ?? '').trim() === '') continue
    const style = styleOf(element)
    once('typeface', style.get('font-family') ?? element.getAttribute('face') ?? undefined)
    if (way === 'house') once('size', style.get('font-size'))
    if (!block.test(element.localName)) continue
    if (way === 'house' && isSpaced(style)) report.add('spacing', element.textContent)
    if (frame.test(element.localName) && isFramed(style)) report.add('frame', element.textContent)
  }
}

const isSpaced = (style: ReadonlyMap<string, string>) =>
  ['text-indent', 'line-height', 'letter-spacing'].some(
    (name) =>
      !/^(0|normal|inherit|initial|100%|0?\.?0+(pt|px|em|cm)|)$/.test(style.get(name) ?? ''),
  )
const isFramed = (style: ReadonlyMap<string, string>) =>
  [...style].some(
    ([name, value]) =>
      (/^border(-(top|left|right|bottom))?$/.test(name) && !/none|^0/.test(value)) ||
      (/^background(-color|-image)?$/.test(name) &&
        !/^(none|transparent|initial|inherit|white|#fff(fff)?)$|255,\s*255,\s*255/.test(value)),
  )
