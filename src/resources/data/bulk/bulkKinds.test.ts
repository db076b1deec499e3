import { expect, test } from 'vitest'
import type { BulkKind } from '#declare'
import { cellsOf, normalise } from '#derive/bulk/normalise.ts'
import { batchGive } from '#resources/data/batchGive.ts'
import { menuGroups, screens } from '#src/menu/menu.ts'
import { bulkKinds } from './bulkKinds.ts'

const each = Object.entries(bulkKinds)
const examplesOf = (kind: BulkKind) =>
  Object.fromEntries(Object.entries(kind.columns).flatMap(([name, { example }]) => (example ? [[name, example]] : [])))

test.each(each)('%s is called by its name and is a kind of batch', (name, kind) => {
  expect(kind.name).toBe(name)
  expect(Object.keys(batchGive.fields.kind.of)).toContain(name)
})

test.each(each)('%s has a template whose example passes', (_name, kind) => {
  expect(kind.template).toMatch(/模板\.xlsx$/)
  const { values, findings } = normalise(kind, examplesOf(kind), '2026-01-01')
  expect(findings).toEqual([])
  expect(normalise(kind, cellsOf(kind, values), '2026-01-01').values).toEqual(values)
})

test.each(each)('%s has headers that differ', (_name, kind) => {
  const headers = [...Object.values(kind.columns), ...Object.values(kind.adds)].map(({ label }) => label[0])
  expect(new Set(headers).size).toBe(headers.length)
})

test.each(each)('%s names screens that stand in the menu', (_name, { who }) => {
  const titles = [...screens, ...menuGroups].map(({ label }) => label[0])
  for (const menu of who.menus ?? []) expect(titles).toContain(menu)
})
