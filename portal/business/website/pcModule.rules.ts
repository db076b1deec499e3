import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** What the styles show that have no contents of their own. */
const shown: { readonly [style: string]: readonly [entity: string, where: object] } = {
  topics: ['pcTopic', { status: 'published' }],
  periodicals: ['pcPeriodical', { status: 'published', onHome: true }],
  discount: ['pcDiscount', { status: 'published', onHome: true }],
}

/** A module that shows what the website has goes live once there is some. */
const somethingToShow: Judging = async ({ after, by, records }) => {
  const [entity, where] = shown[String(after.style)] ?? []
  if (by !== 'publish' || !entity || (await records.count(entity, { ...where })) > 0) return []
  const message = [
    '还没有可展示的内容，请先上线',
    'There is nothing to show yet: publish some first',
  ] as const
  return [{ field: 'style', message }]
}

/** Rules of the website's home modules that no word carries. */
export const rules: RuleFunctions = { somethingToShow }
