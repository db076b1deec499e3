import { expect, test } from 'vitest'
import { create, magazineValues } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { entityNamed } from '../context/portalContext.ts'
import { asRead, sheetColumns, titlesReferred } from './listCells.ts'

const bench = sharedBench()

test('a link stands in a sheet by the title of what it leads to, as on the screen', async () => {
  const { context } = bench.portal
  const { id, title } = await create(bench.admin, 'magazine', await magazineValues(bench))
  const rank = entityNamed(context, 'rank')
  const rows = [
    { item: { type: 'magazine', id } },
    { item: { type: 'url', url: 'https://www.example.com' } },
    { item: { type: 'magazine', id: 999_999 } },
  ]
  const titles = await titlesReferred(context, rank, ['item'], rows)
  const [column] = sheetColumns(rank, 'item', 'zh')
  expect(rows.map((row) => column?.cell(row, titles))).toEqual([
    { value: `杂志 ${title}`, style: 'text' },
    { value: '网页 https://www.example.com', style: 'text' },
    { value: '杂志 #999999', style: 'text' },
  ])
})

test('names of declarations are read as what they are called', async () => {
  const { context } = bench.portal
  const log = entityNamed(context, 'auditLog')
  const row = { entity: 'magazine', changed: ['subtitle', 'status', 'createdAt'] }
  expect(asRead(context, log, row, 'zh')).toEqual({
    entity: '杂志',
    changed: ['一句话介绍', '状态', '创建时间'],
  })
  // What is declared no more stays as it was written.
  expect(asRead(context, log, { entity: 'gone', changed: ['title'] }, 'zh')).toEqual({
    entity: 'gone',
    changed: ['title'],
  })
})

test('the audit log says in words what was done', async () => {
  await bench.admin('POST', `portalUser/${bench.people.wang}/resetPassword`, {})
  const { data } = await bench.admin(
    'GET',
    'auditLog?filter={"entity":"portalUser","action":"action"}',
  )
  expect(data.list[0]).toMatchObject({ reason: '重置密码', recordTitle: '王编辑' })
  const { id } = await create(bench.admin, 'magazine', await magazineValues(bench))
  await bench.portal.records().update('magazine', id, { subtitle: '门户所写' })
  const [own] = await bench.portal
    .records()
    .select('auditLog', { entity: 'magazine', recordId: String(id) }, { sort: '-id', limit: 1 })
  expect(own).toMatchObject({ actorName: '系统', changed: ['subtitle'] })
})
