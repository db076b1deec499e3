import type { Screen } from '#declare'
import { breaches } from '../support/breaches.ts'
import { type Desk, phone, wide } from './desk.ts'
import { holdsRecords, makesFrom } from './formScreens.ts'
import { comes } from './forms/form.ts'
import type { Walker } from './people.ts'
import { firstOf } from './records.ts'
import type { Chapter, Here, Step } from './step.ts'

/** Every screen as the admin sees it, in both sizes, and with each other kind of person the address they may or may not see. */
export const screens: Chapter = ({ declared }) =>
  declared.screens.filter(isWalked).map(
    (screen): Step => ({
      key: `screens ${screen.path}`,
      screen,
      walk: async (here) => {
        for (const path of await pathsOf(here, screen))
          await openBoth(here, path, path === screen.path)
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
 * Opens an address in both sizes; whatever is wrong with what is drawn is noted. Menu and bar are the same around all of
 * a screen's parts, and most of what axe looks at: they are judged once a screen.
 */
async function openBoth(here: Here, path: string, isWhole: boolean): Promise<void> {
  const desk = await here.desk()
  const { page } = desk
  // As a link would: a load takes a second of work, and is tried wherever lists, forms and moves are walked.
  if (!(await desk.go(path))) await here.found(path, 'page', 'never comes to rest', desk)
  await here.look(desk, path, 'opened')
  await judge(here, desk, path, '1440', isWhole)
  await page.setViewportSize(phone)
  await page
    .locator('.frame.narrow')
    .waitFor({ timeout: 5000 })
    .catch(() => undefined)
  await desk.watch.rests()
  await judge(here, desk, path, '390', false)
  await here.look(desk, path, 'opened at 390')
  await page.setViewportSize(wide)
}

/** What can be told of a page without knowing what it is about: a heading, its width, the rules of accessibility. */
async function judge(
  here: Here,
  desk: Desk,
  path: string,
  size: string,
  isWhole: boolean,
): Promise<void> {
  const { page } = desk
  const heading = await page
    .locator('h1')
    .first()
    .textContent({ timeout: 15_000 })
    .catch(() => '')
  if (!heading?.trim()) await here.found(path, size, 'has no heading', desk)
  if (heading === '页面不存在') await here.found(path, size, 'says that it does not exist', desk)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (over > 0) await here.found(path, size, `${over} px too wide`, desk)
  for (const broken of await breaches(page, isWhole ? {} : { within: ['main'] }))
    await here.found(path, size, `axe: ${broken.slice(0, 400)}`, desk)
}

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
