import { create, deskOf } from '#portal/testing/desk.ts'
import type { PortalBench } from '#portal/testing/portalBench.ts'

/** What a database of every layout holds: a magazine that was renamed, an issue, an article, an author in the bin. */
export async function smallDesk(bench: PortalBench): Promise<void> {
  const desk = await deskOf(bench)
  const renaming = { version: 1, title: '城市读本' }
  await bench.admin('PUT', `magazine/${desk.magazine.id}`, renaming)
  const issue = await create(bench.admin, 'issue', await desk.issueValues({ number: 9 }))
  await create(bench.admin, 'article', await desk.articleValues({ issue: issue.id }))
  const avatar = await bench.picture(300, 300)
  const author = { name: '已删', roles: ['writer'], introduction: '没有文章', avatar }
  const gone = await create(bench.admin, 'author', author)
  await bench.admin('DELETE', `author/${gone.id}`)
}
