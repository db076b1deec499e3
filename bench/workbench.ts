import { launchBrowser, openPage } from '../e2e/support/browser.ts'
import { build } from '../scripts/build.ts'
import type { Figure } from './figure.ts'
import { adminPassword, onFilledPortal } from './filledPortal.ts'
import { writeInto } from './rowWriter.ts'
import { figuresOf } from './screens/figuresOf.ts'
import { type Opening, openingsOf } from './screens/opening.ts'

const ARTICLES = 120
const COLUMNS = 12
const issues = 1 + Number(process.env.BENCH_REPEATS ?? 5)
const screen = '/contentManagement/magazine/issues'

/** Measures how soon the workbench of an issue of 120 articles stands, each issue opened for the first time. */
export async function benchWorkbench(): Promise<Figure[]> {
  if (build() !== 0) throw new Error('The admin could not be built: see above.')
  return onFilledPortal('workbench', undefined, fillIssues, async ({ url }) =>
    figuresOf(`the workbench of an issue of ${ARTICLES} articles`, await openAll(url)),
  )
}

async function openAll(url: string): Promise<readonly Opening[]> {
  const browser = await launchBrowser()
  try {
    const { page } = await openPage(browser)
    await page.goto(`${url}${screen}`)
    await page.getByLabel('用户名').fill('admin')
    await page.getByLabel('密码').fill(adminPassword)
    await page.getByRole('button', { name: '登录' }).click()
    const open = await openingsOf(page)
    const found: Opening[] = []
    for (let issue = 1; issue <= issues; issue++) {
      await page.locator(`a[href$="${screen}/${issue}"]`).first().click({ timeout: 60_000 })
      const link = page.locator(`a[href$="${screen}/${issue}/workbench"]`)
      await link.waitFor()
      found.push(await open(link, { painted: '.wb-content', text: `第${issue}期第1篇` }))
      // The others follow what is in sight.
      await page
        .locator('.wb-content')
        .nth(ARTICLES - 1)
        .waitFor()
      await page.goBack()
      await page.goBack()
    }
    // The first of them loaded the code.
    return found.slice(1)
  } finally {
    await browser.close()
  }
}

const fillIssues = (folder: string, databaseUrl: string | undefined) =>
  writeInto(folder, databaseUrl, async (write) => {
    await write('magazine', [{ id: 1, title: '长河', status: 'published' }])
    await write(
      'column',
      Array.from({ length: COLUMNS }, (_, at) => ({
        ...{ id: at + 1, name: `栏目${at + 1}`, magazine: 1, status: 'enabled', position: at + 1 },
      })),
    )
    await write('author', [{ id: 1, name: '作者', status: 'enabled' }])
    const own = { sourceKind: 'own', rights: ['text'], status: 'enabled' }
    await write('source', [{ id: 1, name: '本刊', ...own }])
    const each = Array.from({ length: issues }, (_, at) => at + 1)
    await write(
      'issue',
      each.map((id) => ({
        ...{ id, magazine: 1, year: 2031, number: id, title: `第${id}夜`, status: 'draft' },
        ...{ publishDate: `2031-01-${String(id).padStart(2, '0')}`, chargeKind: 'free' },
      })),
    )
    for (const issue of each)
      await write(
        'article',
        Array.from({ length: ARTICLES }, (_, at) => ({
          ...{ id: (issue - 1) * ARTICLES + at + 1, title: `第${issue}期第${at + 1}篇` },
          ...{ issue, column: 1 + Math.floor((at * COLUMNS) / ARTICLES), position: at + 1 },
          ...{ source: 1, authors: [1], status: at % 3 === 0 ? 'draft' : 'proofed' },
          ...{ audioKind: 'nothing', body: '<p>一段正文。</p>', podcastInserts: [] },
        })),
      )
  })
