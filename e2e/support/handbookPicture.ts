import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { reelOf, type Still } from './reel.ts'

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
const isAsked = process.env.PICTURES === 'docs'

/** Draws a picture of the screen as WebP, as wide as said; the browser itself packs it. */
async function drawn(page: Page, width: number, quality: number): Promise<Uint8Array> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // Covers come after the words beside them: what is in sight is drawn before a picture is taken of it.
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return width > 0 && bottom > 0 && top < innerHeight
      })
      .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  )
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const packed = await page.evaluate(
    async ({ url, width, quality }) => {
      const image = new Image()
      image.src = url
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = Math.round((image.naturalHeight * width) / image.naturalWidth)
      const pen = canvas.getContext('2d', { alpha: false })!
      pen.imageSmoothingQuality = 'high'
      pen.drawImage(image, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/webp', quality)
    },
    { url: `data:image/png;base64,${png.toString('base64')}`, width, quality },
  )
  return Buffer.from(packed.slice(packed.indexOf(',') + 1), 'base64')
}

const keep = (name: string, content: Uint8Array) => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}${name}.webp`, content)
}

/**
 * With `PICTURES=docs`, keeps what the page shows as a picture of the handbook, `docs/pictures/<name>.webp`. Journeys
 * that play what a page of the handbook tells call it where that page shows it, so that it is never older than they.
 */
export async function handbookPicture(page: Page, name: string): Promise<void> {
  if (!isAsked) return
  const width = page.viewportSize()?.width ?? 1440
  keep(name, await drawn(page, width, 0.72))
}

/** Takes the stills of a moving picture; `end` keeps it. Nothing is taken unless asked for, as above. */
export function handbookReel(page: Page, name: string) {
  const [width, stills] = [960, [] as Still[]]
  return {
    /** What the page shows now stands so long, in milliseconds. */
    async take(stands: number): Promise<void> {
      if (isAsked) stills.push({ webp: await drawn(page, width, 0.68), stands })
    },
    end(): void {
      const { width: wide, height } = page.viewportSize() ?? { width: 1440, height: 900 }
      if (isAsked) keep(name, reelOf(stills, width, Math.round((height * width) / wide)))
    },
  }
}
