import { expect, test } from 'vitest'
import type { Entity, Row } from '#declare'
import type { Viewer } from '#derive/viewer.ts'
import { projectExpenditure } from '#resources/settlement/projectExpenditure.ts'
import { inSight } from '../list/inSight.ts'
import { mayDo, whyNot } from './mayDo.ts'

const entity = projectExpenditure as unknown as Entity
const admin = {
  ...{ user: 7, roles: ['admin'], currentRole: 'admin', numericRole: null, hidden: [] },
  ...{ routeSet: 'standard', special: [], rights: [] },
} as unknown as Viewer
const submitted = (createdBy: number): Row => ({
  ...{ id: 1, version: 1, status: 'submitted', createdBy, project: 1, type: 2, month: '2026-10' },
  ...{ title: '讲师费', amount: 120_000, payee: '周老师' },
})

test('a payment of one’s own says who may approve it instead, and does not stand first', () => {
  const own = submitted(7)
  expect(mayDo(admin, entity, own)('approve')).toBe(true)
  expect(whyNot(admin, entity, own, 'approve')?.[0]).toBe(
    '没有执行“批准”的权限，须由创建人以外的人执行',
  )
  const deeds = ['approve', 'reject'].map((key) => ({
    key,
    ...(whyNot(admin, entity, own, key) && { disabled: 'so' }),
  }))
  expect(inSight(entity, deeds).map(({ key }) => key)).not.toContain('approve')
  expect(whyNot(admin, entity, submitted(8), 'approve')).toBeUndefined()
})
