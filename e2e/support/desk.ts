import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { openPage, type WatchedPage } from './browser.ts'
import type { RunningPortal } from './portal.ts'

/** Who signs in; the first admin unless told otherwise. */
export interface Person {
  readonly username: string
  readonly password: string
}

/** How long a job may take, in milliseconds: its process begins cold, and a busy machine takes its time over that. */
export const JOB = 60_000

/**
 * Signs somebody in and waits for the first screen. The portal is asked beside the browser, since drawing and filling
 * the form at the head of every story costs seconds: the journey of the session signs in as a person does.
 */
export async function signIn(page: Page, portal: RunningPortal, person: Person = portal) {
  if (!(await keepSession(page, portal, person))) return
  await goHome(page)
  // A machine that is too busy to answer while the scripts are read is given up; it has read them now.
  if (new URL(page.url()).pathname === '/login') await typeSignIn(page, portal, person)
}

/**
 * Leaves somebody's session in the browser without drawing a screen, which costs as much work as a story's next step.
 * With a one-time password the form is filled, and false given: the password is to be changed first.
 */
export async function keepSession(
  page: Page,
  portal: RunningPortal,
  person: Person,
): Promise<boolean> {
  const session = await sessionOf(portal, person)
  if (session.mustChange) {
    await typeSignIn(page, portal, person)
    return false
  }
  // A page of the portal's that is no screen: the browser keeps a session by origin.
  await page.goto(`${portal.url}${noScreen}`)
  await page.evaluate(({ token, ticket, username, role, lifetime }) => {
    const kept = { value: token, time: Date.now(), expire: lifetime }
    if (role === null) localStorage.removeItem('role')
    else localStorage.setItem('role', String(role))
    localStorage.setItem('username', username)
    localStorage.setItem('ticket', ticket)
    localStorage.setItem('token', JSON.stringify(kept))
  }, session)
  return true
}

const noScreen = '/healthz'

/** Loads the home page, and waits until it stands. */
export async function goHome(page: Page): Promise<void> {
  await page.goto(new URL('/home', page.url()).href)
  await page.locator('main').first().waitFor()
}

/** Fills the form of sign-in as a person does, and waits for the screen behind it. */
export async function typeSignIn(page: Page, portal: RunningPortal, person: Person = portal) {
  await page.goto(`${portal.url}/login`)
  await page.getByLabel('用户名').fill(person.username)
  await page.getByLabel('密码').fill(person.password)
  await page.getByRole('button', { name: '登录' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

/**
 * A page of its own session in which somebody is signed in, before the first screen is drawn: the story goes to the one
 * it begins at, by `page.goto`, {@link go} or {@link goHome}.
 */
export async function openDesk(
  browser: Browser,
  portal: RunningPortal,
  person: Person = portal,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const watched = await openPage(browser, options)
  await keepSession(watched.page, portal, person)
  return watched
}

/** Goes where the sidebar leads: `go(page, '内容管理', '杂志', '期次管理')`. */
export async function go(page: Page, ...names: readonly string[]): Promise<void> {
  if (new URL(page.url()).pathname === noScreen) await goHome(page)
  const menu = page.getByRole('navigation', { name: '主菜单' })
  const groups = names.slice(0, -1)
  for (const name of groups) {
    const group = menu.getByRole('button', { name, exact: true })
    if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click()
  }
  const name = names.at(-1) as string
  await menu.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { name, level: 1, exact: true }).waitFor()
}

/** The row of a table that bears this name. */
export const row = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ hasText: name })

/** Chooses a record by typing its name into a box that looks it up. */
export async function pick(page: Page | Locator, label: string | RegExp, name: string) {
  const box = page.getByRole('combobox', { name: label, exact: true })
  await box.fill(name)
  await box.page().getByRole('option', { name }).first().click()
}

/** One of the drawn pictures, as a person would pick it: `picture('cover-SHZK')` is 750 × 1000. */
export function picture(name: string, as = `${name}.jpg`) {
  const path = fileURLToPath(new URL(`../../mocks/samples/pictures/${name}.jpg`, import.meta.url))
  return { name: as, mimeType: 'image/jpeg', buffer: readFileSync(path) }
}

/** Calls the portal beside the browser, for what a story presupposes; gives `{ status, code, data }`. */
export async function ask(
  portal: RunningPortal,
  method: string,
  path: string,
  body?: unknown,
  session: { readonly token?: string; readonly ticket?: string } = {},
) {
  const response = await fetch(`${portal.asked ?? portal.url}/api/portal/${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      // A story may come back so late that the portal just hangs up on a connection kept from before.
      Connection: 'close',
      ...(session.token && { 'X-Token': session.token, ticket: session.ticket ?? '' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as { code: number; message: string; data: never }
  return { status: response.status, ...answer }
}

/** What sign-in answers, as far as journeys use it. */
interface Session {
  readonly token: string
  readonly ticket: string
  readonly username: string
  readonly role: number | null
  /** How many milliseconds it lives. */
  readonly lifetime: number
  /** With a one-time password, which is to be changed before anything else. */
  readonly mustChange?: boolean
}

/** Who signed in at each portal: every sign-in costs the hash of a password, so one that lives is used again. */
const signIns = new WeakMap<RunningPortal, Map<string, Session & { readonly since: number }>>()
/** Whoever signed in so long ago may be asked who they are, in milliseconds: they sign in anew. */
const FRESH = 5 * 60_000
const nameOf = ({ username, password }: Person) => `${username} ${password}`
function keepSignIn(portal: RunningPortal, person: Person, session: Session): void {
  const kept = signIns.get(portal) ?? new Map()
  signIns.set(portal, kept.set(nameOf(person), { ...session, since: Date.now() }))
}

/** A session of somebody at the portal, for calls beside the browser; the one of before while it lives. */
export async function sessionOf(portal: RunningPortal, person: Person = portal): Promise<Session> {
  const kept = signIns.get(portal)?.get(nameOf(person))
  const isFresh = kept !== undefined && Date.now() - kept.since < FRESH
  if (isFresh && (await ask(portal, 'GET', 'index/getInfo', undefined, kept)).code === 20000)
    return kept
  return signInAnew(portal, person)
}

/** A session of its own, for instance after somebody was given another role. */
export async function signInAnew(portal: RunningPortal, person: Person): Promise<Session> {
  const { username, password } = person
  const { data, message } = await ask(portal, 'POST', 'index/login', { username, password })
  if (!data) throw new Error(`${username} cannot sign in: ${message}`)
  const session: Session = data
  if (!session.mustChange) keepSignIn(portal, person, session)
  return session
}

/** An editor made beside the browser, with a password of its own, for stories that begin with one. */
export async function makeEditor(
  portal: RunningPortal,
  username: string,
  name: string,
): Promise<Person> {
  const admin = await sessionOf(portal)
  const roles = await ask(portal, 'GET', 'role?filter={"code":"editor"}', undefined, admin)
  const [editor] = (roles.data as { list: readonly { id: number }[] }).list
  const values = { roles: [editor?.id] }
  return makeUser(portal, { username, name, password: 'Editors-Own-77', values })
}

/** Who is made, what they sign in with from then on, and what else their record holds: roles, a set of routes. */
interface NewUser extends Person {
  readonly name: string
  readonly values: object
}

/** Somebody made beside the browser, with a password of their own; whoever is there already is taken as they are. */
export async function makeUser(portal: RunningPortal, user: NewUser): Promise<Person> {
  const { username, name, password, values } = user
  const person = { username, password }
  const admin = await sessionOf(portal)
  const known = `portalUser?filter=${JSON.stringify({ username })}`
  const { data } = await ask(portal, 'GET', known, undefined, admin)
  if ((data as { total: number }).total > 0) return person
  const phone = `139${String(Math.abs(hashOf(username)))
    .padStart(8, '0')
    .slice(-8)}`
  const body = { username, name, phone, ...values }
  const made = await ask(portal, 'POST', 'portalUser', body, admin)
  const { oneTimePassword } = (made.data ?? {}) as { oneTimePassword?: string }
  if (!oneTimePassword) throw new Error(`No user ${username}: ${JSON.stringify(made)}`)
  const own = await sessionOf(portal, { username, password: oneTimePassword })
  const changed = { oldPassword: oneTimePassword, newPassword: password }
  await ask(portal, 'POST', 'index/changePassword', changed, own)
  keepSignIn(portal, person, { ...own, mustChange: false })
  return person
}

const hashOf = (text: string) =>
  [...text].reduce((sum, char) => (Math.imul(sum, 31) + char.charCodeAt(0)) | 0, 7)
