import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** The rules of accessibility that what the page shows now breaks, each with the first place. */
export async function breaches(page: Page): Promise<string[]> {
  // What still fades in has not its colours yet.
  await page.waitForTimeout(400)
  const { violations } = await new AxeBuilder({ page: page as never }).analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id} ×${nodes.length}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary?.slice(0, 200)}`,
  )
}
