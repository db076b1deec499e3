import type { Entity, Row, Screen } from '#declare'
import type { Desk } from '../desk.ts'
import { recordScreens } from '../formScreens.ts'
import { recordsOf } from '../records.ts'
import type { Chapter, Here, Step } from '../step.ts'
import { walkBoard } from './boards.ts'
import { walkDashboard } from './dashboards.ts'
import { exportAll } from './exports.ts'
import { filterBy } from './filters.ts'
import { followLinks } from './links.ts'
import { openAll } from './opened.ts'
import { countRows } from './rows.ts'
import { select } from './select.ts'

/**
 * Every list, board, tree and dashboard with all that can be done to it: sorts, filters, pages, columns, selection,
 * export; every link, and every action that opens another list.
 */
export const lists: Chapter = ({ declared }) => [
  ...recordScreens(declared).map(
    ({ screen, entity }): Step => ({
      key: `lists ${screen.path}`,
      screen,
      walk: async (here) => {
        const desk = await here.desk()
        // Loaded anew, and without what links of other lists left it filtered by.
        await desk.open(walks[screen.kind] === walkList ? `${screen.path}?filter={}` : screen.path)
        await walks[screen.kind]?.(here, desk, entity, screen)
        await openAll(here, desk, entity, screen)
        await followLinks(here, desk, screen)
      },
    }),
  ),
  ...declared.screens
    .filter(({ kind }) => kind === 'dashboard')
    .map(
      (screen): Step => ({
        key: `lists ${screen.path}`,
        screen,
        walk: async (here) => {
          const desk = await here.desk()
          await desk.open(screen.path)
          await walkDashboard(here, desk, screen)
          await followLinks(here, desk, screen)
        },
      }),
    ),
]

async function walkList(here: Here, desk: Desk, entity: Entity, screen: Screen): Promise<void> {
  const fixed = (entity.fixed[screen.path] ?? {}) as Row
  const { list, total } = await recordsOf(here, entity, fixed, 20)
  if (total === 0) return
  await countRows(here, desk, screen, 'list')
  await sortByAll(here, desk, screen)
  await exportAll(here, desk, entity, screen)
  await select(here, desk, screen)
  await turnPages(here, desk, screen)
  await chooseColumns(here, desk, screen)
  for (const name of entity.list.filters.filter((one) => !(one in fixed)))
    await filterBy(here, desk, entity, screen, name, list)
}

const walks: { readonly [kind: string]: typeof walkList } = {
  resource: walkList,
  list: walkList,
  board: walkBoard,
  tree: walkBoard,
}

async function sortByAll(here: Here, desk: Desk, screen: Screen): Promise<void> {
  const heads = desk.page.locator('main thead button')
  for (let nth = 0; nth < (await heads.count()); nth += 1) {
    const name = (await heads.nth(nth).innerText()).trim()
    await heads.nth(nth).click()
    await desk.watch.rests()
    await countRows(here, desk, screen, `sorted by ${name}`)
  }
}

async function turnPages(here: Here, desk: Desk, screen: Screen): Promise<void> {
  const next = desk.page.getByRole('button', { name: '下一页' })
  if ((await next.count()) === 0 || !(await next.isEnabled())) return
  await next.click()
  await desk.watch.rests()
  await countRows(here, desk, screen, 'next page')
}

async function chooseColumns(here: Here, desk: Desk, screen: Screen): Promise<void> {
  const { page } = desk
  const button = page.getByRole('button', { name: '选择列' })
  if ((await button.count()) === 0) return
  await button.click()
  const dialog = page.getByRole('dialog', { name: '选择列' })
  const last = dialog.locator('input[type=checkbox]:enabled').last()
  await last.click({ timeout: 4000 }).catch(() => undefined)
  await last.click({ timeout: 4000 }).catch(() => undefined)
  await page.keyboard.press('Escape')
  await desk.watch.rests()
  await here.look(desk, screen.path, 'columns')
}
