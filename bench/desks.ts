import type { Page } from 'playwright-core'
import { choose } from '../e2e/support/choose.ts'
import { type RunningPortal, startPortal } from '../e2e/support/portal.ts'
import { build } from '../scripts/build.ts'
import { type Bare, serveBare } from './bare/serveBare.ts'

/** A busy machine takes its time to make the demo's records, in milliseconds. */
export const patience = 300_000

/** One of the two admins that are compared, and how a bench finds its way in it. */
export interface Desk {
  readonly name: string
  /** Where its list is. */
  readonly list: string
  /** A row of the list. */
  readonly row: string
  /** Where the heading of a screen stands. */
  readonly headings: string
  /** Two lists of ten rows, and how the menu leads to each. */
  readonly screens: readonly DeskScreen[]
  /** Part of the address of the call that brings the rows. */
  readonly call: string
  /** What is there once a thousand rows are. */
  readonly thousandRows: string
  /** Signs in on the page that asks for it. */
  signIn(page: Page): Promise<void>
  /** Asks for a thousand rows a page, as a person would. */
  chooseThousand(page: Page): Promise<void>
}

/** A list that the menu leads to. */
export interface DeskScreen {
  readonly heading: string
  press(page: Page): Promise<void>
}

/** Both admins, running. */
export interface Desks {
  readonly masthead: Desk
  readonly bare: Desk
  readonly portal: RunningPortal
  stop(): Promise<void>
}

/** Builds and starts Masthead with its demo records, and the bare react-admin beside it. */
export async function startDesks(): Promise<Desks> {
  if (build() !== 0) throw new Error('The admin could not be built: see above.')
  const bare = await serveBare(1000)
  const portal = await startPortal({ seed: 'demo', patience })
  return {
    masthead: mastheadDesk(portal),
    bare: bareDesk(bare),
    portal,
    stop: async () => {
      await portal.stop()
      await bare.stop()
    },
  }
}

function mastheadDesk(portal: RunningPortal): Desk {
  return {
    name: 'Masthead',
    list: `${portal.url}/contentManagement/magazine/allArticles`,
    row: 'tr[data-id]',
    headings: 'main h1',
    screens: ['全部文章', '杂志列表'].map((heading) => ({
      heading,
      press: (page) =>
        page
          .getByRole('navigation', { name: '主菜单' })
          .getByRole('link', { name: heading, exact: true })
          .click(),
    })),
    call: '/api/portal/article?',
    thousandRows: 'table[aria-rowcount="1001"] tr[data-id]',
    signIn: async (page) => {
      await page.getByLabel('用户名').fill(portal.username)
      await page.getByLabel('密码').fill(portal.password)
      await page.getByRole('button', { name: '登录' }).click()
    },
    chooseThousand: async (page) => {
      await choose(page.getByRole('combobox', { name: '每页条数' }), '1000')
    },
  }
}

function bareDesk({ url }: Bare): Desk {
  return {
    name: 'bare react-admin',
    list: `${url}/#/articles`,
    row: 'tbody tr.RaDataTable-row',
    headings: '#react-admin-title',
    screens: ['Articles', 'Magazines'].map((heading) => ({
      heading,
      press: (page) => page.getByRole('menuitem', { name: heading }).click(),
    })),
    call: '/api/articles?',
    thousandRows: 'tbody tr.RaDataTable-row:nth-child(1000)',
    signIn: async (page) => {
      await page.getByRole('textbox', { name: 'Username' }).fill('bench')
      await page.getByRole('textbox', { name: 'Password' }).fill('bench')
      await page.getByRole('button', { name: 'Sign in' }).click()
    },
    chooseThousand: async (page) => {
      await page.getByRole('combobox').click()
      const option = page.getByRole('option', { name: '1000' })
      // Drawing begins within the click and can outlast what playwright waits for a click to end.
      await option.evaluate((element: HTMLElement) => {
        setTimeout(() => element.click())
      })
    },
  }
}
