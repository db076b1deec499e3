import { expect, test } from 'vitest'
import type { BulkKind } from '#declare'
import { cellsOf, normalise } from '#derive/bulk/normalise.ts'
import { batchGive } from '#resources/data/batchGive.ts'
import { menuGroups, screens } from '#src/menu/menu.ts'
import { readDeclarations } from '../../../../portal/start/declarations.ts'
import { bulkKinds } from './bulkKinds.ts'
import { listKinds } from './listKinds.ts'

const { entities } = await readDeclarations()

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

test.each(each)('%s says before it runs what taking it back does, or that it cannot be', (_name, { final, undo }) => {
  expect(undo[0].startsWith('不能撤回：')).toBe(final)
})

test.each(each)('%s counts its money under columns it has, or references of what it writes', (_name, { total, columns, writes }) => {
  const { fields = {} } = entities.find(({ name }) => name === writes?.to) ?? {}
  const references = Object.keys(fields).filter((name) => fields[name]?.kind === 'ref')
  expect([...Object.keys(columns), ...references]).toEqual(expect.arrayContaining([...(total?.per ?? [])]))
})

const writing = each.flatMap(([name, { writes }]) => (writes ? [[name, writes] as const] : []))

test.each(writing)('%s fills, knows and tells fields that its entity has', (name, writes) => {
  const kind = bulkKinds[name] as BulkKind
  const { fields, states, moves, actions } = entities.find((one) => one.name === writes.to)!
  const { by = [], fills = {}, finds = {}, fixed = {}, keeps = {}, first = {}, stays = {}, line } = writes
  const named = [...by, ...Object.keys({ ...fills, ...finds, ...fixed }), ...Object.values(keeps)]
  const known = [...Object.keys(fields), 'id']
  expect(known).toEqual(expect.arrayContaining(named))
  expect(known).toEqual(expect.arrayContaining(Object.keys(kind.adds).filter((one) => one !== 'action')))
  expect(Object.keys(states)).toEqual(expect.arrayContaining([...Object.keys(first), ...Object.keys(stays)]))
  for (const move of [...Object.values(first), ...(writes.move ? [writes.move] : [])]) expect(moves).toHaveProperty(move)
  if (writes.action) expect(actions).toHaveProperty(writes.action)
  if (line) expect(Object.keys(fields[line.in]?.of ?? {})).toEqual(expect.arrayContaining([...line.by, ...line.of]))
})

test.each(each)('%s stands on a screen of the menu', (_name, { screen = '/datas/benefitTopUp' }) => {
  expect(screens.map(({ path }) => path)).toContain(screen)
})

test('a list that comes in goes onto the machine of bulk runs', () => {
  const asking = entities.flatMap(({ name, actions }) =>
    Object.entries(actions).flatMap(([action, { asks = {}, fills }]) =>
      // One that fills in the form it stands on writes nothing.
      !fills &&
      Object.values(asks as { [field: string]: { kind?: string; label?: readonly string[] } }).some(
        ({ kind, label }) => kind === 'file' && /表/.test(label?.[0] ?? ''),
      )
        ? [`${name}.${action}`]
        : [],
    ),
  )
  expect(asking).toEqual([])
})

test('every list that may be brought back is a kind of its own, and no other', () => {
  const said = entities.filter(({ list }) => list.import).map(({ name }) => `${name}List`)
  expect(Object.keys(listKinds).toSorted()).toEqual(said.toSorted())
  // Batches are called as their lists are.
  const of: { readonly [name: string]: unknown } = batchGive.fields.kind.of
  for (const [name, { label }] of Object.entries(listKinds)) expect([name, of[name]]).toEqual([name, label])
})
