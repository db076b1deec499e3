import type { Screen } from '#declare'
import type { Desk } from '../desk.ts'
import type { Here } from '../step.ts'
import { isWronglyEmpty } from './opened.ts'

/** Follows one link of each pattern that stands on a screen: each leads to a screen that is there. */
export async function followLinks(here: Here, desk: Desk, { path }: Screen): Promise<void> {
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
