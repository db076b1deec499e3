import type { Action, Entity, Row, Screen } from '#declare'
import { matchScreen } from '../../../src/views/matchScreen.ts'
import { comes } from '../comes.ts'
import { against } from '../deeds.ts'
import type { Desk } from '../desk.ts'
import { holdsRecords } from '../formScreens.ts'
import type { Walker } from '../people.ts'
import { type Found, recordsOf } from '../records.ts'
import type { Here } from '../step.ts'

/** Every action of a record that opens another list, pressed: it leads to a screen of that entity, with those records. */
export async function openAll(
  here: Here,
  desk: Desk,
  entity: Entity,
  screen: Screen,
): Promise<void> {
  const fixed = (entity.fixed[screen.path] ?? {}) as Row
  const openers = Object.entries(entity.actions).filter(
    ([, { opens, on, later }]) => opens && !later && [on].flat().includes('row'),
  )
  if (openers.length === 0) return
  const { list } = await recordsOf(here, entity, fixed, FEW)
  const [admin] = here.people as [Walker]
  for (const [name, action] of openers) {
    // Two of the same label may lead to two lists, each for records of its sort.
    const record = list.find((one) => against(here, admin, entity, one, name).length === 0)
    if (record) await open(here, desk, screen, action, record)
  }
}

/** So many records are looked through for one that an action is for. */
const FEW = 20

/** How long a busy machine takes over a screen that is opened the first time. */
const PATIENCE = 8000

async function open(
  here: Here,
  desk: Desk,
  { path }: Screen,
  { label: [label], opens }: Action,
  { id }: Found,
): Promise<void> {
  const { page } = desk
  await desk.go(`${path}/${id}`)
  const button = page.locator('main').getByRole('button', { name: label, exact: true }).first()
  // Actions that stand in the row alone are pressed where actions are walked.
  if (!(await comes(button, 1000))) return
  await button.click({ timeout: 4000 }).catch(() => undefined)
  // The list is loaded before the address is its own.
  await page
    .waitForURL((url) => url.pathname !== `${path}/${id}`, { timeout: PATIENCE })
    .catch(() => undefined)
  await desk.watch.rests()
  const { pathname } = new URL(page.url())
  const shown = matchScreen(screensOf(here), pathname)?.screen
  if (shown?.entity !== opens)
    await here.found(path, label, `opens ${pathname}, which is no screen of ${opens}`, desk)
  else if (await isWronglyEmpty(here, desk))
    await here.found(path, label, `opens ${page.url()}, empty though there are records`, desk)
  await here.look(desk, path, label)
}

const screensOf = ({ declared }: Here): ReadonlyMap<string, Screen> =>
  new Map(declared.screens.map((one) => [one.path, one]))

/** Whether a page says that there is nothing, where the portal has records for what its address asks. */
export async function isWronglyEmpty(here: Here, { page }: Desk): Promise<boolean> {
  const says = page.getByText(/^(没有符合条件的记录|还没有)/).first()
  if (!(await comes(says, 100))) return false
  const { pathname, searchParams } = new URL(page.url())
  const match = matchScreen(screensOf(here), pathname)
  const entity = here.declared.entities.get(match?.screen.entity ?? '')
  if (!entity || match?.part !== 'main' || !holdsRecords(match.screen)) return false
  const asked = JSON.parse(searchParams.get('filter') ?? '{}') as Row
  const fixed = entity.fixed[pathname] as Row | undefined
  return (await recordsOf(here, entity, { ...asked, ...fixed })).total > 0
}
