import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Which part of the page is judged and by which rules; the whole page and all rules unless said. */
interface Judged {
  readonly within?: readonly string[]
  readonly rules?: readonly string[] | undefined
}

/** The rules of accessibility that what the page shows now breaks, each with the first place. */
export async function breaches(page: Page, { within = [], rules }: Judged = {}): Promise<string[]> {
  await coloured(page)
  // Told at once what is broken alone, it takes a quarter of the time; the other way is for frames of other origins.
  const builder = new AxeBuilder({ page: page as never })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  for (const part of within) builder.include(part)
  const { violations } = await (rules ? builder.withRules([...rules]) : builder).analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id} ×${nodes.length}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary?.slice(0, 200)}`,
  )
}

/** What still fades in has not its colours yet; what turns for ever is not waited for. */
const coloured = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const fading = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.all(fading.map(({ finished }) => finished.catch(() => undefined)))
  })
