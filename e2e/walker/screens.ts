import type { Page } from 'playwright-core'
import type { Screen } from '#declare'
import { breaches } from '../support/breaches.ts'
import { comes } from './comes.ts'
import { type Desk, phone, wide } from './desk.ts'
import { holdsRecords, makesFrom } from './formScreens.ts'
import type { Walker } from './people.ts'
import { firstOf } from './records.ts'
import { shapesOf, shapesSeen } from './shapes.ts'
import type { Chapter, Here, Step } from './step.ts'

/** Every screen as the admin sees it, where they do, in both sizes, and with each other kind of person the address they may or may not see. */
export const screens: Chapter = ({ declared }) =>
  declared.screens.filter(isWalked).map(
    (screen): Step => ({
      key: `screens ${screen.path}`,
      screen,
      walk: async (here) => {
        const [admin] = here.people as [Walker]
        if (!declared.access.seesScreen(admin.viewer, screen.path)) {
          await openAs(here, admin, screen)
        } else {
          for (const path of await pathsOf(here, screen))
            await openBoth(here, path, path === screen.path)
          await resize(await here.desk(), wide)
        }
        await openAsOthers(here, screen)
      },
    }),
  )

/** Screens one opens by their bare address, signed in. */
export const isWalked = ({ kind, path }: Screen): boolean =>
  !['redirect', 'public', 'alias'].includes(kind) && path !== '/404' && !path.includes(':')

/** The main part of the screen, a new record, the first that stands in its list, and its bin. */
async function pathsOf(here: Here, screen: Screen): Promise<readonly string[]> {
  const entity = here.declared.entities.get(screen.entity ?? '')
  if (!entity || !holdsRecords(screen)) return [screen.path]
  const first = await firstOf(here, entity, screen)
  return [
    screen.path,
    ...(makesFrom(here.declared, screen, entity, here.people[0]!.viewer)
      ? [`${screen.path}/create`]
      : []),
    ...(first ? [`${screen.path}/${first.id}`] : []),
    ...(screen.kind === 'form' ? [] : [`${screen.path}/bin`]),
  ]
}

/**
 * Opens an address in both sizes, first in the one that the page before was left in; whatever is wrong with what is
 * drawn is noted. Menu and bar are the same around all of a screen's parts: they are judged once a screen.
 */
async function openBoth(here: Here, path: string, isWhole: boolean): Promise<void> {
  const desk = await here.desk()
  const { page } = desk
  const before = page.viewportSize()?.width === phone.width ? phone : wide
  // As a link would: a load takes a second of work, and is tried wherever lists, forms and moves are walked.
  if (!(await desk.go(path))) await here.found(path, 'page', 'never comes to rest', desk)
  for (const size of before === wide ? [wide, phone] : [phone, wide]) {
    await resize(desk, size)
    await judge(here, desk, path, size, isWhole && size === wide)
    await here.look(desk, path, `opened at ${size.width}`)
  }
}

type Size = typeof wide

async function resize({ page, watch }: Desk, size: Size): Promise<void> {
  if (page.viewportSize()?.width === size.width) return
  await page.setViewportSize(size)
  await page
    .locator(size === phone ? '.frame.narrow' : '.frame:not(.narrow)')
    .waitFor({ timeout: 5000 })
    .catch(() => undefined)
  await watch.rests()
}

/** What was judged in this walk is not judged again wherever it is drawn. */
const judged = shapesSeen()

/** What can be told of a page without knowing what it is about: a heading, its width, the rules of accessibility. */
async function judge(
  here: Here,
  desk: Desk,
  path: string,
  { width }: Size,
  isWhole: boolean,
): Promise<void> {
  const { page } = desk
  const size = String(width)
  const heading = await headingOf(desk)
  if (!heading?.trim()) await here.found(path, size, 'has no heading', desk)
  if (heading === '页面不存在') await here.found(path, size, 'says that it does not exist', desk)
  if (heading === '打不开这条记录')
    await here.found(path, size, 'says that it cannot be opened', desk)
  const over = await tooWide(page)
  if (over) await here.found(path, size, over, desk)
  if (!judged.areNew(size, await shapesOf(page, isWhole ? 'body' : 'main'))) return
  for (const broken of await breaches(page, isWhole ? {} : { within: ['main'] }))
    await here.found(path, size, `axe: ${broken.slice(0, 400)}`, desk)
}

/** What the page is called; where nobody answered in time, once it was asked for again, as a person would. */
async function headingOf({ page, watch }: Desk): Promise<string> {
  // Lists that are kept alive stay in the page, hidden, with theirs.
  const heading = page.locator('h1:visible').first()
  if (!(await comes(heading, 15_000))) return ''
  const again = page.locator('main').getByRole('button', { name: '重试' }).first()
  if ((await again.count()) > 0) {
    await again.click({ timeout: 4000 }).catch(() => undefined)
    await watch.rests()
  }
  return (await heading.textContent({ timeout: 5000 }).catch(() => '')) ?? ''
}

/** By how much a page is too wide once it stands still, and what sticks out farthest; undefined where it is not. */
const tooWide = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const over = () => document.documentElement.scrollWidth - innerWidth
    for (let waited = 0; waited < 20 && over() > 0; waited += 1)
      await new Promise((done) => setTimeout(done, 50))
    if (over() <= 0) return undefined
    const right = (one: Element) => one.getBoundingClientRect().right
    const [far] = [...document.body.querySelectorAll('*')].toSorted((a, b) => right(b) - right(a))
    return `${over()} px too wide: ${far?.outerHTML.slice(0, 160)}`
  })

/**
 * Opens it as one of each kind of person, those who may and those who may not; people who may do the same with its
 * records are of one kind. What the address does not show, the portal does not give either.
 */
async function openAsOthers(here: Here, screen: Screen): Promise<void> {
  const [, ...others] = here.people
  const kinds = Map.groupBy(others, (one) => rightsOn(here, one, screen))
  for (const [walker] of kinds.values()) if (walker) await openAs(here, walker, screen)
}

/** What somebody sees and may do there, in words that are alike for all who may do the same. */
function rightsOn({ declared }: Here, { viewer }: Walker, { path, entity }: Screen): string {
  const sees = declared.access.seesScreen(viewer, path)
  const declaredOnes = declared.entities.get(entity ?? '')
  if (!sees || !declaredOnes) return String(sees)
  const { moves, actions, name } = declaredOnes
  const deeds = ['create', 'update', 'remove', 'export', ...Object.keys({ ...moves, ...actions })]
  return deeds.filter((deed) => declared.access.mayUse(viewer, name, deed)).join()
}

async function openAs(here: Here, walker: Walker, screen: Screen): Promise<void> {
  const { name, viewer } = walker
  const { access, entities } = here.declared
  const sees = access.seesScreen(viewer, screen.path)
  const desk = await here.desk(name)
  const element = `opened by ${name}`
  if (!(await desk.go(screen.path)))
    await here.found(screen.path, element, 'never comes to rest', desk)
  const shown = await isShown(desk, sees)
  if (shown !== sees)
    await here.found(screen.path, element, shown ? 'is shown' : 'is not shown', desk)
  await here.look(desk, screen.path, element)
  const entity = entities.get(screen.entity ?? '')
  if (!entity || entity.keysOf || access.mayUse(viewer, entity.name, 'read')) return
  const path = `${entity.path}?range=[0,0]`
  const { code, message } = await here.call('GET', path, undefined, walker)
  if (code === 20000) await here.found(screen.path, element, `may not read, and is given ${path}`)
  else here.refused(screen.path, element, { method: 'GET', path, status: 403, code, message })
}

/** Where it is not to be shown, a busy machine takes its time to say so. */
const isShown = async ({ page }: Desk, sees: boolean): Promise<boolean> =>
  !(await comes(page.getByRole('heading', { name: '页面不存在' }), sees ? 1 : 15_000))
