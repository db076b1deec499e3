import type { Entity, Row, Screen } from '#declare'
import { filtersOf } from '#derive/filters.ts'
import type { Desk } from './desk.ts'
import { agreeableDialog } from './dialogs.ts'
import { sheetProblems } from './downloads.ts'
import { recordScreens } from './formScreens.ts'
import { type Found, recordsOf } from './records.ts'
import type { Chapter, Here, Step } from './step.ts'

/** Every list with all that can be done to it: sorts, filters, pages, columns, selection, export; every link of every screen with records. */
export const lists: Chapter = ({ declared }) =>
  recordScreens(declared).map(
    ({ screen, entity }): Step => ({
      key: `lists ${screen.path}`,
      screen,
      walk: async (here) => {
        const desk = await here.desk()
        await desk.open(screen.path)
        if (['resource', 'list'].includes(screen.kind)) await walkList(here, desk, entity, screen)
        await followLinks(here, desk, screen)
      },
    }),
  )

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

const rowsOf = ({ page }: Desk) =>
  page.locator('main tbody tr, main .row-card, main .gallery li, main .lane li, main .ladder li')

/** A list that holds records shows some. */
async function countRows(here: Here, desk: Desk, { path }: Screen, element: string) {
  const failed = await here.look(desk, path, element)
  const shows = await rowsOf(desk)
    .first()
    .waitFor({ timeout: 3000 })
    .then(
      () => true,
      () => false,
    )
  if (!failed && !shows)
    await here.found(path, element, 'shows no record though there are some', desk)
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

/** Downloads the list, and reads it back: as many rows as are told, cells of their kind. */
async function exportAll(here: Here, desk: Desk, entity: Entity, screen: Screen): Promise<void> {
  const { page } = desk
  const button = page.getByRole('button', { name: /^导出/ }).first()
  if (!entity.list.export || (await button.count()) === 0) return
  const coming = page.waitForEvent('download', { timeout: 60_000 }).catch(() => undefined)
  await button.click()
  const download = await coming
  await here.look(desk, screen.path, 'export')
  if (!download) {
    await here.found(screen.path, 'export', 'gives no file', desk)
    return
  }
  const fixed = (entity.fixed[screen.path] ?? {}) as Row
  const { total } = await recordsOf(here, entity, fixed)
  for (const problem of sheetProblems(await download.path(), entity, total))
    await here.found(screen.path, 'export', problem)
}

/** Selects a row, and presses every bulk action as far as its dialog. */
async function select(here: Here, desk: Desk, screen: Screen): Promise<void> {
  const { page } = desk
  const box = page.locator('main tbody input[type=checkbox]').first()
  if ((await box.count()) === 0) return
  await box.check()
  const bar = page.getByRole('region', { name: '批量操作' })
  const names = await bar.locator('button.MuiButton-outlined').allInnerTexts()
  for (const name of names) {
    await bar.getByRole('button', { name, exact: true }).first().click({ timeout: 5000 })
    await desk.watch.rests()
    if (!(await agreeableDialog(desk)))
      await here.found(screen.path, `bulk ${name}`, 'opens no dialog', desk)
    await here.look(desk, screen.path, `bulk ${name}`)
    await page.keyboard.press('Escape')
    await page
      .getByRole('dialog')
      .waitFor({ state: 'hidden', timeout: 3000 })
      .catch(() => undefined)
    if ((await bar.count()) === 0) return
  }
  await bar
    .getByRole('button', { name: '取消选择' })
    .click({ timeout: 3000 })
    .catch(() => undefined)
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

/** Filters by a value that occurs, as an address does: some record is shown then. */
async function filterBy(
  here: Here,
  desk: Desk,
  entity: Entity,
  screen: Screen,
  name: string,
  list: readonly Found[],
): Promise<void> {
  const row = list.find((one) => !isBlank(one[name]))
  const filter = row && filterFor(entity, name, row[name])
  if (!filter) return
  await desk.go(`${screen.path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)
  await countRows(here, desk, screen, `filter ${JSON.stringify(filter)}`)
}

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

/** The filter that finds a record by what it holds in a field. */
function filterFor(entity: Entity, name: string, value: unknown): Row | undefined {
  const [way] = filtersOf(entity, name)
  if (way === 'contains') return { [`${name}_q`]: String(value).slice(0, 4).trim() }
  if (way === 'range' && typeof value !== 'object')
    return { [`${name}_gte`]: value, [`${name}_lte`]: value }
  if (way === 'has' && Array.isArray(value)) return { [name]: value[0] }
  if (way === 'overlaps' && typeof value === 'object') return overlapping(value as Row, name)
  return way === 'is' && typeof value !== 'object' ? { [name]: value } : undefined
}
const overlapping = ({ start, end }: Row, name: string): Row | undefined =>
  start || end ? { [`${name}_gte`]: start ?? end, [`${name}_lte`]: end ?? start } : undefined

/** Follows one link of each pattern that stands on a screen: each leads to a screen that is there. */
async function followLinks(here: Here, desk: Desk, { path }: Screen): Promise<void> {
  await desk.go(path)
  const links = await desk.page
    .locator('main a[href^="/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  const patterns = Map.groupBy(links, (link) => link.replace(/\d+/g, '#').split('?')[0])
  for (const [link = ''] of patterns.values()) {
    if (/^\/(store|api)\//.test(link)) continue
    await desk.go(link)
    const lost = await desk.page.getByText(/页面不存在|打不开这条记录/).count()
    if (lost > 0) await here.found(path, `link ${link}`, 'leads nowhere', desk)
    await here.look(desk, path, `link ${link}`)
  }
}
