import type { Row } from '#declare'
import { protectionTerms } from '#portal/business/pages/protection/protectionTerms.ts'
import { mastheads } from '../covers.ts'
import { type SampleWorld, stamps } from '../sampleWorld.ts'
import { planIssues } from './issue.ts'

/** The days of each title: the weekly seven for members, the digests for the young none at all. */
const daysOf = (code: string, index: number): Row => {
  const none = code === 'SNWZ' || code === 'XCTS'
  return {
    startBasis: index % 5 === 4 ? 'issueDate' : 'shelf',
    vipDays: none ? 0 : 7,
    digitalDays: 0,
    knowledgeDays: none ? 0 : 30,
    companyDays: none ? 0 : 30,
    giftDays: none ? 0 : 7,
  }
}

/** Every issue that came to its shelf within the last two months, kept back as long as its title says. */
export const issueProtections = (world: SampleWorld): Row[] =>
  planIssues(world).flatMap(({ magazine, date, status }, index) => {
    const { code } = mastheads[magazine - 1]!
    const days = daysOf(code, magazine - 1)
    const shelvedAt = `${date}T07:00:00+08:00`
    if (status !== 'published' || !days.companyDays || date < world.day(-60)) return []
    const terms = protectionTerms(days, { publishDate: date }, shelvedAt)
    const isOver = String(terms.until) <= world.now
    const since = Math.round((Date.parse(world.day(0)) - Date.parse(date)) / 86_400_000)
    return [
      {
        ...{ issue: index + 1, period: magazine, shelvedAt, ...terms },
        status: isOver ? 'over' : 'running',
        ...stamps(world, Math.max(1, since), 2),
      },
    ]
  })

/** One row a magazine; how many of its issues are kept back is counted. */
export function protectionPeriods(world: SampleWorld): Row[] {
  const running = issueProtections(world).filter(({ status }) => status === 'running')
  return mastheads.map(({ code }, index) => {
    const days = daysOf(code, index)
    return {
      ...{ magazine: index + 1, ...days, freeArticles: 3 },
      tip: '本期为新刊，会员可于保护期后阅读',
      effectiveFrom: world.day(-700 + index * 13),
      enabled: Number(days.companyDays) > 0,
      protectedCount: running.filter(({ period }) => period === index + 1).length,
      standing: null,
      ...stamps(world, 700 - index * 13),
    }
  })
}
