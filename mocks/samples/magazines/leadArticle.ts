import type { Row } from '#declare'
import { type SampleWorld, stamps } from '../sampleWorld.ts'
import { articles } from './article.ts'

const ISSUES = 6
const EACH = 5

/** The picks at the top of the six newest issues of the weekly, five each, the first with the large picture. */
export function leadArticles(world: SampleWorld): Row[] {
  const written = articles(world)
  const byIssue = new Map<number, { readonly id: number; readonly row: Row }[]>()
  for (const [index, row] of written.entries()) {
    if (row.status !== 'published') continue
    const issue = Number(row.issue)
    byIssue.set(issue, [...(byIssue.get(issue) ?? []), { id: index + 1, row }])
  }
  const led = [...byIssue]
    .filter(([, of]) => of.length >= EACH)
    .sort(([one], [other]) => one - other)
    .slice(0, ISSUES)
  return led.flatMap(([issue, of], at) =>
    of.slice(0, EACH).map(({ id, row }, index) => ({
      ...{ issue, article: id, position: index + 1, visible: true },
      title: [...String(row.title)].slice(0, 30).join(''),
      lead: `${[...String(row.lead)].slice(0, 60).join('').split('。')[0]}。`,
      style: index === 0 ? 'headline' : index < 3 ? 'leftPicture' : 'textOnly',
      imageUrl: index < 3 ? world.picture(`picture-${1 + ((at * EACH + index) % 30)}`) : null,
      ...stamps(world, 6 + at * 7, 2),
    })),
  )
}
