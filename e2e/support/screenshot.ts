import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

const folder = fileURLToPath(new URL('../../test-results/screenshots/', import.meta.url))

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const themes = ['light', 'dark'] as const

export type Size = keyof typeof sizes
export type Theme = (typeof themes)[number]

/** Which pictures are taken, and how the page is brought to show a theme. */
export interface ScreenshotOptions {
  sizes?: Size[]
  themes?: Theme[]
  /** Default: what a browser tells of its user's preference. */
  setTheme?: (page: Page, theme: Theme) => Promise<void>
}

/**
 * With `PICTURES=some`, pictures of the page at 1440 × 900 in the light and at 390 × 844 in the dark, for people to look
 * at: `test-results/screenshots/magazine-wide-light.png` and so on. The other two as well with `PICTURES=all`. None
 * unless asked for: each costs as much work as a click. Leaves the page as it found it.
 * @returns the paths of the files
 */
export async function screenshots(
  page: Page,
  name: string,
  options: ScreenshotOptions = {},
): Promise<string[]> {
  if (!process.env.PICTURES) return []
  const before = page.viewportSize()
  const { sizes: asked = ['wide', 'phone'], themes: shown = themes, setTheme = prefer } = options
  const isWanted = (size: Size, theme: Theme) =>
    asked.length === 1 ||
    shown.length === 1 ||
    process.env.PICTURES === 'all' ||
    (size === 'wide') === (theme === 'light')
  const paths: string[] = []
  await mkdir(folder, { recursive: true })
  for (const theme of shown) {
    await setTheme(page, theme)
    for (const size of asked.filter((size) => isWanted(size, theme))) {
      await page.setViewportSize(sizes[size])
      paths.push(await picture(page, `${name}-${size}-${theme}`))
    }
  }
  await page.emulateMedia({ colorScheme: null })
  if (before) await page.setViewportSize(before)
  return paths
}

async function prefer(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
}

/** Waits for fonts and for the layout to follow the size, and holds animations still. */
async function picture(page: Page, name: string): Promise<string> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  const path = `${folder}${name}.png`
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
  return path
}
