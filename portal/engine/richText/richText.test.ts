import { expect, test } from 'vitest'
import type { Fields, Row } from '#declare'
import { readDeclarations } from '#portal/start/declarations.ts'
import { create, magazineValues } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { sentValues } from '../records/sentValues.ts'

const evil = '<p onload="x()">一</p><script>alert(1)</script>'

const bench = sharedBench()

test('a record made or changed by a person loses what runs, and the answer tells it', async () => {
  const values = await magazineValues(bench, { notice: evil })
  const { data } = await bench.admin('POST', 'magazine', values)
  expect(data).toMatchObject({
    notice: '<p>一</p>',
    _cut: [{ field: 'notice', cut: ['onload', '<script>'] }],
  })
  const { data: kept } = await bench.admin('GET', `magazine/${data.id}`)
  expect(kept).not.toHaveProperty('_cut')
  const again = await bench.admin('PUT', `magazine/${data.id}`, {
    notice: '<p>二<a href="javascript:x()">三</a></p>',
    version: kept.version,
  })
  expect(again.data).toMatchObject({
    notice: '<p>二<a>三</a></p>',
    _cut: [{ field: 'notice', cut: ['href="javascript:x()"'] }],
  })
})

test('what rules, jobs and seeds write is cleaned as well', async () => {
  const { id } = await create(bench.admin, 'magazine', await magazineValues(bench))
  await bench.portal.records().update('magazine', id as number, { notice: evil })
  const { data } = await bench.admin('GET', `magazine/${id}`)
  expect(data.notice).toBe('<p>一</p>')
})

test('rich text of every entity is cleaned, within entries of lists too', async () => {
  const { entities } = await readDeclarations()
  const filled = (fields: Fields): Row =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
        if (field.kind === 'richText') return [[name, evil]]
        const inner = field.kind === 'list' ? filled(field.of as Fields) : {}
        return Object.keys(inner).length > 0 ? [[name, [inner]]] : []
      }),
    )
  const holding = entities.filter(({ fields }) => Object.keys(filled(fields)).length > 0)
  expect(holding.length).toBeGreaterThan(40)
  for (const entity of holding) {
    const { sent, cut } = sentValues(entity, filled(entity.fields), null)
    expect(cut.length).toBeGreaterThan(0)
    expect(JSON.stringify(sent)).not.toMatch(/onload|script/)
  }
})
