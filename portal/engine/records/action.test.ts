import { expect, test } from 'vitest'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { entityNamed } from '../context/portalContext.ts'

const bench = sharedBench()

test('a choice that a dialog was sent without is asked to be made, not to be filled in', async () => {
  const { context } = bench.portal
  const at = '2026-01-01T10:00:00+08:00'
  const row = {
    version: 1,
    createdAt: at,
    updatedAt: at,
    name: '文史',
    code: 'wenshi',
    status: 'enabled',
  }
  const id = await context.database.transaction((tx) =>
    context.rows.insert(tx, entityNamed(context, 'category'), row),
  )
  const { code, data } = await bench.admin(
    'POST',
    `category/${id}/moveContents`,
    {},
    { 'accept-language': 'zh' },
  )
  expect({ code, errors: data.errors }).toEqual({ code: 40001, errors: { to: '请选择转移到' } })
})
