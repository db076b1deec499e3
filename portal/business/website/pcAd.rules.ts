import { readConfig } from '#portal/engine/configuration/readConfig.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** Whether an address lies on one of the product's own hosts or below `*.host`; relative ones do. */
function isOwn(url: string, hosts: readonly string[]): boolean {
  const host = URL.canParse(url) ? new URL(url).hostname : null
  return (
    host === null ||
    hosts.some((one) => host === one || (one.startsWith('*.') && host.endsWith(one.slice(1))))
  )
}

/** A link that leaves the product is marked as an ad and opens a window of its own. */
const foreignLinkIsMarked: Judging = async ({ after, tx, now }) => {
  const hosts = ((await readConfig(tx, 'jump.hosts', now)) ?? []) as readonly string[]
  if (isOwn(String(after.url ?? ''), hosts)) return []
  const message = ['站外链接须如此', 'A link that leaves the site needs this'] as const
  return (['advertMark', 'newWindow'] as const)
    .filter((field) => after[field] !== true)
    .map((field) => ({ field, message }))
}

/** Rules of ads of the website that no word carries. */
export const rules: RuleFunctions = { foreignLinkIsMarked }
