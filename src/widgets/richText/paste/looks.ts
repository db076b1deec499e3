import type { Label } from '#declare'
import { stylesOf } from '#derive/richText/markup.ts'
import { inertElement } from '../html/cleanTree.ts'
import { grounds, inks, type Palette } from '../tools/palette.ts'
import { hexOf, isTellingGround, isTellingInk, nearest } from './colours.ts'
import type { Reporting } from './pasteReport.ts'
import type { PasteWay } from './pasteWays.ts'

export const styleOf = (element: Element): ReadonlyMap<string, string> =>
  new Map(stylesOf(element.getAttribute('style') ?? ''))

/** The looks of words, each where it was said last. */
interface Looks {
  readonly ink?: string
  readonly ground?: string
  readonly size?: string
  readonly emphasis?: boolean
}

const inline = /^(span|font|mark|b|strong|i|em|u|s|a|sub|sup)$/
const heading = /^h[1-6]$/

/**
 * Notes the looks of all words of a paste before their elements go, and gives what puts back those that stay: in house
 * style colours become those of the palette, in the looks of the source they stay as they are.
 */
export function keepLooks(
  root: Element | DocumentFragment,
  way: PasteWay,
  report: Reporting,
): () => void {
  if (way === 'plain') return () => undefined
  const said = new Map<Element, Looks>()
  for (const element of root.querySelectorAll('[style], font')) {
    const own = ownLooks(element, way)
    if (Object.keys(own).length > 0) said.set(element, own)
  }
  if (said.size === 0) return () => undefined
  const told = new Map<Element, Set<keyof Looks>>()
  const words: (readonly [Text, Looks])[] = []
  for (const text of textsIn(root)) {
    const looks = looksAt(text, said, root, (look, element) => {
      const of = told.get(element) ?? new Set()
      if (of.has(look)) return
      told.set(element, of.add(look))
      tell(look, element, said.get(element) as Looks, way, report)
    })
    if (looks) words.push([text, looks])
  }
  return () => {
    for (const [text, looks] of words) dress(text, looks, way)
  }
}

/** What one element says of the words within it. */
function ownLooks(element: Element, way: PasteWay): Looks {
  const style = styleOf(element)
  const ink = hexOf(style.get('color') ?? element.getAttribute('color') ?? '')
  const ground = inline.test(element.localName)
    ? hexOf(
        (style.get('background-color') ?? style.get('background') ?? '').split(/\s+url/)[0] ?? '',
      )
    : undefined
  const size = way === 'source' ? pixels(style.get('font-size') ?? '') : undefined
  const emphasis = emphasisIn(style)
  return {
    ...(ink && { ink }),
    ...(ground && { ground }),
    ...(size && { size }),
    ...(emphasis !== undefined && { emphasis }),
  }
}

/** 着重号: as Word, WPS and style sheets call it. */
function emphasisIn(style: ReadonlyMap<string, string>): boolean | undefined {
  const name = [...style.keys()].find((key) =>
    /^(-webkit-|mso-|-epub-)?(text-emphasis|font-emphasize)(-style)?$/.test(key),
  )
  if (!name) return undefined
  return /dot|circle|disc|comma|accent|sesame/.test(style.get(name) ?? '')
}

const units: { readonly [unit: string]: number } = { px: 1, pt: 4 / 3, em: 16, rem: 16 }

/** A size the list of texts knows, in whole pixels. */
function pixels(written: string): string | undefined {
  const [, number, unit = ''] = /^([\d.]+)(px|pt|r?em)$/.exec(written.trim()) ?? []
  const size = Math.round(Number(number) * (units[unit] ?? 0))
  return size >= 11 && size <= 48 && size !== 16 ? `${size}px` : undefined
}

function textsIn(root: Element | DocumentFragment): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, 4)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if ((text.nodeValue ?? '').trim() !== '') texts.push(text)
  }
  return texts
}

/** The looks of some words: of each, what the nearest element around them says; nothing where none says anything. */
function looksAt(
  text: Text,
  said: ReadonlyMap<Element, Looks>,
  root: Node,
  use: (look: keyof Looks, element: Element) => void,
): Looks | undefined {
  const found: { -readonly [look in keyof Looks]: Looks[look] } = {}
  const known = new Set<keyof Looks>()
  let isLink = false
  let isHeading = false
  for (let at = text.parentElement; at && at !== root; at = at.parentElement) {
    if (at.localName === 'a') isLink = true
    if (heading.test(at.localName)) isHeading = true
    const own = said.get(at)
    if (!own) continue
    for (const look of Object.keys(own) as (keyof Looks)[]) {
      if (known.has(look)) continue
      known.add(look)
      Object.assign(found, { [look]: own[look] })
    }
  }
  // A link and a heading have the looks of theirs.
  if (found.ink && (isLink || isHeading || !isTellingInk(found.ink))) delete found.ink
  if (found.ground && (isHeading || !isTellingGround(found.ground))) delete found.ground
  if (found.size && isHeading) delete found.size
  if (found.emphasis === false) delete found.emphasis
  const looks = Object.keys(found) as (keyof Looks)[]
  if (looks.length === 0) return undefined
  for (const look of looks) {
    let at = text.parentElement
    while (at && said.get(at)?.[look] === undefined) at = at.parentElement
    if (at) use(look, at)
  }
  return found
}

function tell(look: keyof Looks, element: Element, looks: Looks, way: PasteWay, report: Reporting) {
  if (look === 'emphasis') report.add('emphasis', element.textContent)
  if (way !== 'house') return
  if (look === 'ink') report.add('ink', looks.ink, paletteLabel(looks.ink as string, inks))
  if (look === 'ground')
    report.add('ground', looks.ground, paletteLabel(looks.ground as string, grounds))
}

const paletteLabel = (hex: string, palette: Palette): Label => {
  const [own, [zh, en]] = nearest(hex, palette)
  return [`${own} ${zh}`, `${own} ${en}`]
}

function dress(text: Text, { ink, ground, size, emphasis }: Looks, way: PasteWay): void {
  const isHouse = way === 'house'
  const styles = [
    ink && `color: ${isHouse ? nearest(ink, inks)[0] : ink}`,
    size && `font-size: ${size}`,
    emphasis && 'text-emphasis: dot; text-emphasis-position: under right',
  ].filter(Boolean)
  let inner: Node = text
  const wrap = (wrapper: HTMLElement) => {
    inner.parentNode?.replaceChild(wrapper, inner)
    wrapper.append(inner)
    inner = wrapper
  }
  if (styles.length > 0) {
    const span = inertElement('span')
    span.setAttribute('style', styles.join('; '))
    wrap(span)
  }
  if (!ground) return
  const mark = inertElement('mark')
  const own = isHouse ? nearest(ground, grounds)[0] : ground
  mark.setAttribute('data-color', own)
  mark.setAttribute('style', `background-color: ${own}`)
  wrap(mark)
}
