import type { Screen } from '#declare'
import { breaches } from '../support/breaches.ts'
import { type Desk, phone, wide } from './desk.ts'
import { holdsRecords, makesFrom } from './formScreens.ts'
import { firstOf } from './records.ts'
import type { Chapter, Here, Step } from './step.ts'

/** Every screen as the admin sees it, in both sizes, and with each other kind of person the address they may or may not see. */
export const screens: Chapter = ({ declared }) =>
  declared.screens.filter(isWalked).map(
    (screen): Step => ({
      key: `screens ${screen.path}`,
      screen,
      walk: async (here) => {
        for (const path of await pathsOf(here, screen)) await openBoth(here, path)
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

/** Opens an address in both sizes; whatever is wrong with what is drawn is noted. */
async function openBoth(here: Here, path: string): Promise<void> {
  const desk = await here.desk()
  const { page } = desk
  if (!(await desk.open(path))) await here.found(path, 'page', 'never comes to rest', desk)
  await here.look(desk, path, 'opened')
  await judge(here, desk, path, '1440')
  await page.setViewportSize(phone)
  await page
    .locator('.frame.narrow')
    .waitFor({ timeout: 5000 })
    .catch(() => undefined)
  await desk.watch.rests()
  await judge(here, desk, path, '390')
  await here.look(desk, path, 'opened at 390')
  await page.setViewportSize(wide)
}

/** What can be told of a page without knowing what it is about: a heading, its width, the rules of accessibility. */
async function judge(here: Here, desk: Desk, path: string, size: string): Promise<void> {
  const { page } = desk
  const heading = await page
    .locator('h1')
    .first()
    .textContent({ timeout: 3000 })
    .catch(() => '')
  if (!heading?.trim()) await here.found(path, size, 'has no heading', desk)
  if (heading === '页面不存在') await here.found(path, size, 'says that it does not exist', desk)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (over > 0) await here.found(path, size, `${over} px too wide`, desk)
  for (const broken of await breaches(page))
    await here.found(path, size, `axe: ${broken.slice(0, 400)}`, desk)
}

/** Somebody whose answer is the editor's need not be asked apart. */
async function openAsOthers(here: Here, screen: Screen): Promise<void> {
  const sees = (viewer: Here['people'][number]['viewer']) =>
    here.declared.access.seesScreen(viewer, screen.path)
  const [, editor, ...others] = here.people
  if (!editor) return
  const asked = [editor, ...others.filter(({ viewer }) => sees(viewer) !== sees(editor.viewer))]
  for (const { name, viewer } of asked) {
    const desk = await here.desk(name)
    const element = `opened by ${name}`
    if (!(await desk.go(screen.path)))
      await here.found(screen.path, element, 'never comes to rest', desk)
    const shown = await isShown(desk)
    if (shown !== sees(viewer))
      await here.found(screen.path, element, shown ? 'is shown' : 'is not shown', desk)
    await here.look(desk, screen.path, element)
  }
}

const isShown = async ({ page }: Desk): Promise<boolean> =>
  (await page.getByRole('heading', { name: '页面不存在' }).count()) === 0
