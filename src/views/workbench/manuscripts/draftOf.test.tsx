import { expect, test } from 'vitest'
import type { Entity } from '#declare'
import { article } from '#resources/magazines/article.ts'
import { issue } from '#resources/magazines/issue.ts'
import { draftOf } from './draftOf.ts'

test('a title longer than an article may have is cut, and it is told by how much', async () => {
  const content = article as Entity
  const most = content.fields.title!.max!
  const reading = {
    ...{ content, manuscripts: (issue as Entity).workbench!.manuscripts!, under: 'column' },
    ...{ headings: [{ id: 3, name: '书单' }], heading: { id: 3, name: '书单' } },
    ...{ findByName: async () => undefined, say: ([zh]: readonly [string, string]) => zh },
  }
  const read = (title: string) => draftOf(new File([`# ${title}\n\n正文。\n`], '稿.md'), reading)
  const long = await read('长'.repeat(most + 12))
  expect([String(long.values.title).length, long.cut]).toEqual([most, 12])
  expect((await read('刚刚好')).cut).toBeUndefined()
})
