import type { Screen } from '#declare'
import type { Desk } from '../desk.ts'
import type { Here } from '../step.ts'

/** The records a list, board or tree shows. */
const rowsOf = ({ page }: Desk) =>
  page.locator(
    'main tbody tr, main .row-card, main .gallery li, main .lane li, main .ladders .step, main .board-card, main .tree li',
  )

/** A list that holds records shows some. */
export async function countRows(here: Here, desk: Desk, { path }: Screen, element: string) {
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
