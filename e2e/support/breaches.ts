import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** Which part of the page is judged by which rules; the whole page and all rules unless said. */
interface Judged {
  readonly within?: readonly string[]
  readonly rules?: 'coloured'
}

/** The rules of accessibility that what the page shows now breaks, each with the first place. */
export async function breaches(page: Page, { within = [], rules }: Judged = {}): Promise<string[]> {
  await still(page)
  const parts = rules ? [] : [judging(page, within, uncoloured)]
  if (await markAlike(page, within)) parts.push(judging(page, [marked], { runOnly: coloured }))
  const found: string[] = []
  for (const part of parts)
    for (const { id, nodes } of (await part.analyze()).violations)
      found.push(
        `${id} ×${nodes.length}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary?.slice(0, 200)}`,
      )
  await moving(page)
  return found
}

function judging(page: Page, within: readonly string[], options: RunOptions): AxeBuilder {
  // Told at once what is broken alone, it takes a quarter of the time; the other way is for frames of other origins.
  const builder = new AxeBuilder({ page: page as never, axeSource })
    .setLegacyMode()
    // Style sheets are only looked at by rules that are still on trial.
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] }, ...options })
  // What a pointer at rest brings up beside all landmarks says nothing that is not said by what it points at.
  builder.exclude('[role=tooltip]')
  for (const part of within) builder.include(part)
  return builder
}

const marked = '[data-judged]'

/**
 * Marks the first of all texts that are drawn alike, since to read the colours of each took axe three quarters of its
 * time: alike are those that no style can tell apart, as the cells of a column. Whether there is any.
 */
const markAlike = (page: Page, within: readonly string[]): Promise<boolean> =>
  page.evaluate((within) => {
    const told =
      /^(id|name|value|href|src|alt|title|for|data-id|aria-(label|labelledby|describedby|controls|owns))$/
    const lines = new Map<Element | null, string>()
    const seen = new Set<string>()
    for (const element of document.querySelectorAll('*')) {
      const own = [...element.attributes].filter(({ name }) => !told.test(name))
      const line = `${lines.get(element.parentElement)}>${element.tagName}${own.map(({ name, value }) => `${name}=${value}`)}`
      lines.set(element, line)
      const isText =
        element.matches('input, select, textarea') ||
        [...element.childNodes].some((one) => one.nodeType === 3 && one.nodeValue?.trim())
      if (!isText || seen.has(line)) continue
      if (within.length > 0 && !element.closest(within.join())) continue
      seen.add(line)
      element.setAttribute('data-judged', '')
    }
    return seen.size > 0
  }, within)

/** Axe reads some thousands of colours a page, which took it half of its time: each is read once, by its text. */
function readColoursOnce(): void {
  const { Color } = (globalThis as unknown as { axe: { commons: { color: { Color: Colors } } } })
    .axe.commons.color
  const read = Color.prototype.parseString
  const known = new Map<string, Color>()
  Color.prototype.parseString = function (this: Color, text: string) {
    const color = known.get(text) ?? read.call(new Color(), text)
    known.set(text, color)
    const { r, g, b, alpha } = color
    return Object.assign(this, { r, g, b, alpha })
  }
}
interface Color {
  r: number
  g: number
  b: number
  alpha: number
  parseString(text: string): this
}
type Colors = new () => Color

/** The axe that its builder would take. */
const { resolve } = createRequire(import.meta.url)
const { source } = createRequire(resolve('@axe-core/playwright'))('axe-core') as { source: string }
const axeSource = `${source};(${readColoursOnce})()`

/** What the colours decide; all else stands in the dark as it stood in the light. */
const coloured = ['color-contrast', 'link-in-text-block']
const uncoloured: RunOptions = {
  rules: {
    ...Object.fromEntries(coloured.map((rule) => [rule, { enabled: false }])),
    // On trial with axe, and asked for by WCAG 2.5.3: whoever speaks to a button says what is written on it.
    'label-content-name-mismatch': { enabled: true },
  },
}

/** As {@link breaches}, in the light and in the dark, of a page that follows its browser in this. */
export async function breachesInBoth(page: Page, judged: Judged = {}): Promise<string[]> {
  const found: string[] = []
  for (const [colorScheme, rules] of [
    ['light', undefined],
    ['dark', 'coloured'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    const broken = await breaches(page, rules ? { ...judged, rules } : judged)
    found.push(...broken.map((one) => `${colorScheme}: ${one}`))
  }
  await page.emulateMedia({ colorScheme: null })
  return found
}

/**
 * Holds the page still while it is judged: what fades in or out has not its own colours. A sheet the page adopts, since
 * the policy of the page takes no styles from elsewhere.
 */
const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const fading = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.all(fading.map(({ finished }) => finished.catch(() => undefined)))
  })

const moving = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets.pop()
    for (const one of document.querySelectorAll('[data-judged]')) one.removeAttribute('data-judged')
  })
