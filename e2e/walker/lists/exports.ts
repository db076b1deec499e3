import type { Entity, Row, Screen } from '#declare'
import type { Desk } from '../desk.ts'
import { bookProblems, sheetProblems } from '../downloads.ts'
import { recordsOf } from '../records.ts'
import type { Here } from '../step.ts'

/** Downloads the list, and reads it back: as many rows as are told, cells of their kind. */
export async function exportAll(
  here: Here,
  desk: Desk,
  entity: Entity,
  screen: Screen,
  given: Row = {},
): Promise<void> {
  const button = exportButton(desk)
  if (!entity.list.export || (await button.count()) === 0) return
  // A list that opens with a choice made, as articles do with an issue, says so in its address.
  const shown = new URL(desk.page.url()).searchParams.get('filter')
  const fixed = (entity.fixed[screen.path] ?? {}) as Row
  const chosen = JSON.parse(shown ?? '{}') as Row
  const count = async () => (await recordsOf(here, entity, { ...fixed, ...chosen, ...given })).total
  const before = await count()
  const file = await pressed(here, desk, screen)
  if (!file) return
  const after = await count()
  // Meanwhile others may come: an export writes into the log of what was done, itself among what it may be of.
  const [problems = []] = [before, after]
    .map((total) => sheetProblems(file, entity, total))
    .toSorted((one, other) => one.length - other.length)
  for (const problem of problems) await here.found(screen.path, 'export', problem)
}

/** Downloads the figures of a dashboard: a book with sheets whose numbers are numbers. */
export async function exportFigures(here: Here, desk: Desk, screen: Screen): Promise<void> {
  if ((await exportButton(desk).count()) === 0) return
  const file = await pressed(here, desk, screen)
  for (const problem of file ? bookProblems(file) : [])
    await here.found(screen.path, 'export', problem)
}

/** The list's own, which says no more than how much: an action may be called 导出待发货. */
const exportButton = ({ page }: Desk) =>
  page.getByRole('button', { name: /^导出(筛选结果|所选|全部|图表|数据|$)/ }).first()

/** Presses 导出, and gives where the file lies. */
async function pressed(here: Here, desk: Desk, { path }: Screen): Promise<string | undefined> {
  const { page } = desk
  const coming = page.waitForEvent('download', { timeout: 60_000 }).catch(() => undefined)
  await exportButton(desk).click()
  const download = await coming
  await here.look(desk, path, 'export')
  if (!download) await here.found(path, 'export', 'gives no file', desk)
  return download?.path()
}
