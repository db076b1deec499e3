import { expect, test } from 'vitest'
import type { Entity, Row } from '#declare'
import { viewer } from '#derive/testing/viewer.ts'
import { comment as declared } from '#resources/comments/comment.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { besideQuery } from './besideQuery.ts'

const comment = declared as unknown as Entity
const record: Row = { id: 7, user: 3, target: { type: 'article', id: 424 } }

test('what one may not read is not asked for beside a record, and said by its name', async () => {
  const asked: string[] = []
  const portal = {
    getOne: async (entity: string) => {
      asked.push(entity)
      return { data: { id: 424 } }
    },
    getList: async (entity: string) => {
      asked.push(entity)
      return { data: [] }
    },
  } as unknown as PortalProvider
  const reviewer = viewer({
    roles: ['reviewer'],
    currentRole: 'reviewer',
    rights: [{ role: 'reviewer', entity: 'comment', read: true }],
  })
  const besideFor = (who: typeof reviewer) =>
    Promise.all(
      comment
        .queue!.beside.flatMap((one) => besideQuery(portal, who, comment, one, record) ?? [])
        .map(({ queryFn }) => queryFn()),
    )

  const read = await besideFor(reviewer)
  expect(new Set(asked)).toEqual(new Set(['comment']))
  expect(read.flatMap((one) => ('barred' in one ? one.barred.name : []))).toEqual([
    'article',
    'commentReport',
  ])

  await besideFor(viewer({ roles: ['admin'], currentRole: 'admin' }))
  expect(asked).toEqual(expect.arrayContaining(['article', 'commentReport']))
})
