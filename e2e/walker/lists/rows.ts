import type { Screen } from '#declare'
import { comes } from '../comes.ts'
import type { Desk } from '../desk.ts'
import type { Here } from '../step.ts'

/** The records a list, board or tree shows. */
const rowsOf = ({ page }: Desk) =>
  page.locator(
    'main tbody tr, main .row-card, main .gallery li, main .lane li, main .ladders .step, main .board-card, main .tree li',
  )

/** Rows are drawn some time after they came where the machine is busy; a page without says so. */
const PATIENCE = 10_000

/** A list that holds records shows some. */
export async function countRows(here: Here, desk: Desk, { path }: Screen, element: string) {
  const failed = await here.look(desk, path, element)
  const none = desk.page.getByText(/^(没有符合条件的记录|还没有)/)
  await comes(rowsOf(desk).or(none).first(), PATIENCE)
  const shows = (await rowsOf(desk).count()) > 0
  if (!failed && !shows)
    await here.found(path, element, 'shows no record though there are some', desk)
}
