import type { Screen } from '#declare'
import type { Desk } from '../desk.ts'
import type { Here } from '../step.ts'
import { isWronglyEmpty } from './opened.ts'

/** So often a link of one pattern is followed on a walk: each list leads to its records, and most to the same others. */
const OFTEN = 2
const followed = new Map<string, number>()

/** Follows one link of each pattern that stands on a screen: each leads to a screen that is there. */
export async function followLinks(here: Here, desk: Desk, { path }: Screen): Promise<void> {
  await desk.go(path)
  const links = await desk.page
    .locator('main a[href^="/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  const patterns = Map.groupBy(links, (link) => link.replace(/\d+/g, '#').split('?')[0])
  for (const [pattern = '', [link = '']] of patterns) {
    const times = followed.get(pattern) ?? 0
    if (/^\/(store|api)\//.test(link) || times >= OFTEN) continue
    followed.set(pattern, times + 1)
    await desk.go(link)
    const lost = await desk.page.getByText(/页面不存在|打不开这条记录/).count()
    if (lost > 0) await here.found(path, `link ${link}`, 'leads nowhere', desk)
    if (await isWronglyEmpty(here, desk))
      await here.found(
        path,
        `link ${link}`,
        'leads to an empty page though there are records',
        desk,
      )
    await here.look(desk, path, `link ${link}`)
  }
}
