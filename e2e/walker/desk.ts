import type { Browser, Page } from 'playwright-core'
import { keepSession, openDesk, signInAnew, typeSignIn } from '../support/desk.ts'
import type { RunningPortal } from '../support/portal.ts'
import type { Walker } from './people.ts'
import { type Watch, watch } from './watch.ts'

/** A page at which somebody is signed in, and what is heard of it. */
export interface Desk {
  readonly page: Page
  readonly watch: Watch
  readonly walker: Walker
  /** Loads an address anew and waits until the page is at rest. */
  open(path: string): Promise<boolean>
  /** Goes there as a link would, without loading anew. */
  go(path: string): Promise<boolean>
  /** Leaves a form that was typed into, and forgets what was typed in this browser; whether anything was since it was last asked. */
  giveUp(): Promise<boolean>
}

export const wide = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

/** A page of its own for somebody. */
export async function openWalkersDesk(
  browser: Browser,
  portal: RunningPortal,
  walker: Walker,
): Promise<Desk> {
  await signInAnew(portal, walker.person)
  // What moves is waited for before it is pressed.
  const { page } = await openDesk(browser, portal, walker.person, { reducedMotion: 'reduce' })
  // Whoever leaves a form that was typed into means it.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  const heard = watch(page)
  const told = hearDrafts(page)
  // Whether it stands is looked at below: what else a page loads for its pictures is waited for by nobody.
  const load = (path: string) => page.goto(portal.url + path, { waitUntil: 'domcontentloaded' })
  await load('/home')
  await heard.rests()
  let proven = Date.now()
  const prove = async () => {
    if (Date.now() - proven < BELIEVED || page.url() === 'about:blank') return
    await signInAgain(page, portal, walker)
    proven = Date.now()
  }
  return {
    ...{ page, watch: heard, walker },
    open: async (path) => {
      await prove()
      await load(path)
      const isThere = await isDrawn(page, heard)
      // Sessions are ended on a walk, too, one's own among them.
      if (new URL(page.url()).pathname !== '/login') return isThere
      await typeSignIn(page, portal, walker.person)
      await load(path)
      return isDrawn(page, heard)
    },
    go: async (path) => {
      await prove()
      // A page that was left before it had loaded knows of no way on.
      if (page.url() === 'about:blank') await load('/')
      // What is typed and not saved keeps one there: it is given up.
      if (await isTyped(page)) {
        await load(path)
        return isDrawn(page, heard)
      }
      const isGone = await page
        .evaluate(async (to) => {
          history.pushState({ key: String(Math.random()).slice(2, 8), idx: history.length }, '', to)
          dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
          // What was drawn before is no answer: nothing is asked either until the page begins to draw.
          const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 5000 }))
          await idle().then(idle)
        }, path)
        .then(
          () => false,
          () => true,
        )
      // A page that is loaded anew just now goes nowhere.
      if (isGone) await load(path)
      // So does what is typed in a dialog.
      if ((await page.getByRole('dialog').count()) > 0) await load(path)
      return isDrawn(page, heard)
    },
    giveUp: async () => {
      // A screen with little on it: whoever goes on from here loads nothing anew.
      const isLeft = await isTyped(page)
      if (isLeft) await load('/404').then(() => isDrawn(page, heard))
      const wasTold = told.length > 0
      told.length = 0
      if (isLeft || wasTold) await page.evaluate(forgetDrafts)
      return isLeft || wasTold
    },
  }
}

const isTyped = async (page: Page): Promise<boolean> =>
  (await page.getByText('有未保存的修改').count()) > 0

/** Each time the portal was told of what was typed. */
function hearDrafts(page: Page): unknown[] {
  const told: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/index/drafts')) told.push(request)
  })
  return told
}

/** Runs in the page. */
const forgetDrafts = (): void => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('draft:')) localStorage.removeItem(key)
}

/** Some deeds ask whoever signed in long ago who they are; that is tried by the journeys of sign-in. */
async function signInAgain(page: Page, portal: RunningPortal, { person }: Walker): Promise<void> {
  await signInAnew(portal, person)
  await keepSession(page, portal, person)
  await page.goto(`${portal.url}/home`)
}
/** A little less than the portal believes it, in milliseconds. */
const BELIEVED = 8 * 60_000

/** Whether the page came to rest with something in it. */
async function isDrawn(page: Page, heard: Watch): Promise<boolean> {
  const main = page.locator('main').first()
  const there = await main.waitFor({ timeout: 15_000 }).then(
    () => true,
    () => false,
  )
  return (await heard.rests()) && there
}
