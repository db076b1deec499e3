import { momentOf, shift } from '#derive/moment.ts'
import { launchBrowser, openPage } from '../e2e/support/browser.ts'
import { build } from '../scripts/build.ts'
import type { Figure } from './figure.ts'
import { adminPassword, onFilledPortal } from './filledPortal.ts'
import { writeInto } from './rowWriter.ts'
import { figuresOf } from './screens/figuresOf.ts'
import { type Opening, openingsOf } from './screens/opening.ts'

/** Of each of the two that stand in the calendar of messages. */
const EACH = 1000
const months = 1 + Number(process.env.BENCH_REPEATS ?? 5)
const screen = '/message/push'

/** Measures how soon a month of 2,000 entries stands, each month turned to for the first time. */
export async function benchCalendar(): Promise<Figure[]> {
  if (build() !== 0) throw new Error('The admin could not be built: see above.')
  return onFilledPortal('calendar', undefined, fillMonths, async ({ url }) =>
    figuresOf('a calendar month of 2,000 entries', await turnAll(url)),
  )
}

/** The month that lies so many before this one, `2026-11`. */
const monthAgo = (back: number): string =>
  shift(`${momentOf(Date.now()).slice(0, 7)}-01`, `-${back}M`).slice(0, 7)

async function turnAll(url: string): Promise<readonly Opening[]> {
  const browser = await launchBrowser()
  try {
    const { page } = await openPage(browser)
    await page.goto(`${url}${screen}/calendar`)
    await page.getByLabel('用户名').fill('admin')
    await page.getByLabel('密码').fill(adminPassword)
    await page.getByRole('button', { name: '登录' }).click()
    await page.locator('.cal-entry').first().waitFor({ timeout: 60_000 })
    const open = await openingsOf(page)
    const found: Opening[] = []
    for (let back = 1; back <= months; back++) {
      const before = page.getByRole('button', { name: '往前' })
      found.push(await open(before, { painted: '.cal-entry', text: monthAgo(back) }))
    }
    // The first of them warmed up what turns pages.
    return found.slice(1)
  } finally {
    await browser.close()
  }
}

const fillMonths = (folder: string, databaseUrl: string | undefined) =>
  writeInto(folder, databaseUrl, async (write) => {
    for (let back = 0; back <= months; back++)
      for (const entity of ['push', 'mail'])
        await write(
          entity,
          Array.from({ length: EACH }, (_, at) => {
            // On days that stand in no month beside it.
            const day = String(8 + (at % 15)).padStart(2, '0')
            const hour = String(8 + (at % 14)).padStart(2, '0')
            const month = monthAgo(back)
            return {
              ...{ id: back * EACH + at + 1, title: `${month} 第${at + 1}条`, status: 'draft' },
              ...{ sendAt: `${month}-${day}T${hour}:00:00+08:00`, sendMode: 'timed' },
              ...{
                audience: 'all',
                kind: 'operation',
                link: { type: 'url', url: 'https://www.example.com' },
              },
            }
          }),
        )
  })
