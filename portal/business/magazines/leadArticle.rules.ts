import type { Row } from '#declare'
import type { Change } from '#portal/engine/context/change.ts'
import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

const HEADLINE = 'headline'

/** The others picked for the same issue. */
const siblings = async ({ after, records }: Change): Promise<readonly Row[]> => {
  const rows = await records.select('leadArticle', { issue: after.issue }, { sort: 'position' })
  return rows.filter(({ id }) => id !== after.id)
}

/** An issue has one headline, which comes first: a new one goes there, the only one neither changes nor goes. */
const headlineStandsFirst: Judging = async (change) => {
  const { after, before, kind } = change
  const others = await siblings(change)
  const isHeadline = after.style === HEADLINE
  const headline = others.find(({ style }) => style === HEADLINE)
  if (kind === 'remove') return isHeadline && others.length > 0 ? [lastHeadline] : []
  if (!isHeadline) {
    if (!headline) return [noHeadline]
    const isAhead = Number(after.position) < Number(headline.position)
    return isAhead ? [headlineFirst] : []
  }
  const first = Number(others[0]?.position ?? Number.POSITIVE_INFINITY)
  if (Number(after.position) <= first) return []
  if (before?.style === HEADLINE) return [headlineFirst]
  after.position = first
  return []
}

/** Whoever picks another headline is told which one gives way to it. */
const asksBeforeTheHeadlineChanges: Judging = async (change) => {
  const { after, before, kind } = change
  if (kind === 'remove' || after.style !== HEADLINE || before?.style === HEADLINE) return []
  const former = (await siblings(change)).find(({ style }) => style === HEADLINE)
  if (!former) return []
  const article = await change.records.find('article', Number(former.article))
  const title = String(former.title ?? article?.title ?? `#${former.id}`)
  return [
    {
      field: 'style',
      warn: true,
      message: [
        `这一期的头条现在是“${title}”，将改为左图右文`,
        `"${title}" is the headline now; it becomes a line with its picture`,
      ],
    },
  ]
}

/** The one that was the headline becomes a line with its picture. */
const formerHeadlineGivesWay: Bringing = {
  effect: async (change) => {
    if (change.after.style !== HEADLINE) return
    for (const { id, style } of await siblings(change))
      if (style === HEADLINE)
        await change.records.update('leadArticle', id as number, { style: 'leftPicture' })
  },
}

const headlineFirst = {
  field: 'position',
  message: ['头条须排在第一位', 'The headline comes first'],
} as const
const noHeadline = {
  field: 'style',
  message: ['每期须有一篇头条，请先设置头条', 'An issue has one headline: choose it first'],
} as const
const lastHeadline = {
  field: '_',
  kind: 'conflict',
  message: ['请先把另一篇设为头条', 'Make another one the headline first'],
} as const

/** Rules of lead articles that no word carries. */
export const rules: RuleFunctions = {
  headlineStandsFirst,
  asksBeforeTheHeadlineChanges,
  formerHeadlineGivesWay,
}
