import type { Locator } from 'playwright-core'
import type { Screen } from '#declare'
import { choose, menuOptions, menusIn } from '../../support/choose.ts'
import { comes } from '../comes.ts'
import type { Desk } from '../desk.ts'
import type { Here } from '../step.ts'
import { exportFigures } from './exports.ts'

/** A screen of figures: every time, every choice of every panel, every filter with its first value, figures as tables, the export. */
export async function walkDashboard(here: Here, desk: Desk, screen: Screen): Promise<void> {
  const { page } = desk
  await pressAll(here, desk, screen, page.locator('main .segments button'))
  await pressAll(here, desk, screen, page.locator('main .panel-as'))
  const menus = menusIn(page.locator('main .dashboard-range'))
  for (let nth = 0; nth < (await menus.count()); nth += 1) {
    const menu = menus.nth(nth)
    const [first] = await menuOptions(menu)
    const label = (await menu.getAttribute('aria-label')) ?? 'menu'
    if (first !== undefined) await choose(menu, { value: first })
    await told(here, desk, screen, label)
  }
  await exportFigures(here, desk, screen)
}

async function pressAll(here: Here, desk: Desk, screen: Screen, buttons: Locator): Promise<void> {
  for (let nth = 0; nth < (await buttons.count()); nth += 1) {
    const name = (await buttons.nth(nth).innerText()).trim()
    await buttons
      .nth(nth)
      .click({ timeout: 4000 })
      .catch(() => undefined)
    await told(here, desk, screen, name)
  }
}

/** Figures stand there, or nothing in this time; never a failure. */
async function told(here: Here, desk: Desk, { path }: Screen, element: string): Promise<void> {
  await desk.watch.rests()
  await here.look(desk, path, element)
  if (!(await comes(desk.page.locator('main .dashboard-told').first(), 3000)))
    await here.found(path, element, 'shows no figures', desk)
}
