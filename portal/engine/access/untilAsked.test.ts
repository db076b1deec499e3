import { beforeAll, expect, test } from 'vitest'
import type { Entity, Field, Fields, Row } from '#declare'
import { type Mask, masksOf, PHONES } from '#derive/maskPlan.ts'
import { openApiOf } from '#portal/http/openapi/document.ts'
import { addressesOf } from '#portal/http/records/addresses.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { stubs } from '#portal/testing/stubs.ts'
import { keepMasked } from '../records/keepMasked.ts'

const bench = sharedBench()
const { admin } = bench
const stub = stubs(bench)

/** A record whose masked fields are filled, and what stands in them that nobody is to read unasked. */
interface Filled {
  readonly entity: Entity
  readonly id: number
  readonly fields: readonly string[]
  readonly clear: readonly string[]
}
let filled: readonly Filled[] = []
/** Every call that only reads and needs no more than a number, by the tag of the entity it belongs to. */
let reads: readonly { readonly path: string; readonly of: string | undefined }[] = []

beforeAll(async () => {
  const { entities, parts } = bench.portal.context
  const masked = [...entities.values()].filter(
    (entity) => !entity.keysOf && masksOf(entity).some(({ personal }) => personal),
  )
  const made: Filled[] = []
  for (const [at, entity] of masked.entries()) made.push(await fill(entity, at))
  filled = made
  const { paths } = openApiOf(addressesOf([...entities.values()]), parts) as {
    readonly paths: Record<string, Record<string, { tags?: string[]; parameters?: Row[] }>>
  }
  reads = Object.entries(paths).flatMap(([path, { get }]) =>
    get && !path.replace('{id}', '').includes('{') ? [{ path, of: get.tags?.[0] }] : [],
  )
}, 60_000)

/** Something made by somebody else, with a phone or an address of its own wherever one may stand. */
async function fill(entity: Entity, at: number): Promise<Filled> {
  const masks = masksOf(entity).filter(({ personal }) => personal)
  const clear: string[] = []
  const fields = [...new Set(masks.map(({ list, field }) => list ?? field))]
  const one = ({ kind, keep, field }: Mask, n: number): unknown => {
    const phone = `139${String(70_000_000 + at * 100 + n)}`
    const text = kind === 'phone' || keep === PHONES ? phone : `上海市静安区${field}路${at}${n}号`
    clear.push(text)
    if (kind === 'json') return { phone }
    return keep === PHONES ? `电话 ${phone}` : text
  }
  const values: Record<string, unknown> = {}
  for (const [n, mask] of masks.entries()) {
    // Put together from the others.
    if (mask.kind === 'computed') continue
    const value = one(mask, n)
    if (mask.list) {
      const [entry = {}] = (values[mask.list] ?? []) as Row[]
      values[mask.list] = [{ ...entry, _key: 'a', [mask.field]: value }]
    } else values[mask.field] = value
  }
  const held = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  const id = await stub(entity.name, { ...named(entity), ...Object.fromEntries(held) })
  return { entity, id, fields, clear }
}

/** What it is called by, where that is a plain text. */
const named = ({ fields, title, name }: Entity): Row =>
  isText((fields as Fields)[title]) ? { [title]: `样例${name}` } : {}
const isText = (field: Field | undefined): boolean =>
  field !== undefined && ['text', 'code'].includes(field.kind)

const leaks = (told: string, { clear }: Filled): readonly string[] =>
  clear.filter((one) => told.includes(one))

async function textOf(path: string): Promise<string> {
  const { status: _, headers: __, ...answer } = await admin('GET', path)
  return JSON.stringify(answer)
}

test('no call that reads tells an admin a phone or an address in clear, unless it was asked for', async () => {
  const wrong: string[] = []
  let told = 0
  for (const one of filled) {
    const { entity, id, fields, clear } = one
    const own = reads.filter(({ of }) => of === entity.name)
    const words = [
      `${entity.path}?columns=${JSON.stringify(fields)}`,
      `${entity.path}?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`,
      `index/search?q=${encodeURIComponent(clear[0] as string)}`,
    ]
    for (const path of [...own.map(({ path }) => path.replace('{id}', String(id))), ...words]) {
      if (path.endsWith('/export')) continue
      const text = await textOf(path)
      if (text.includes(`"id":${id}`)) told += 1
      for (const value of leaks(text, one)) wrong.push(`${path}: ${value}`)
    }
    if (entity.queue) {
      const desk = {
        desk: crypto.randomUUID(),
        tab: 0,
        hand: [],
        decided: [],
        skipped: [],
        take: 3,
      }
      const { data } = await admin('POST', `${entity.path}/queue`, desk)
      for (const value of leaks(JSON.stringify(data), one))
        wrong.push(`${entity.name} queue: ${value}`)
    }
  }
  expect(wrong).toEqual([])
  // Each was found at its address and in its list at least.
  expect(told).toBeGreaterThan(filled.length * 2)
}, 120_000)

test('neither do the calls that belong to no entity, such as those of the home page', async () => {
  const names = new Set(bench.portal.context.entities.keys())
  const others = reads.filter(({ of, path }) => !names.has(String(of)) && !path.includes('{id}'))
  const home = [
    'todos',
    'recentEdits',
    'deletions',
    'wanting',
    'figures',
    'today',
    'drafts',
    'talk',
  ]
  const wrong: string[] = []
  for (const path of [...others.map(({ path }) => path), ...home.map((one) => `index/${one}`)]) {
    const response = await admin('GET', path).catch(() => null)
    const text = JSON.stringify(response?.data ?? null)
    for (const one of filled) for (const value of leaks(text, one)) wrong.push(`${path}: ${value}`)
  }
  expect(wrong).toEqual([])
}, 60_000)

test('asking shows all of it to whoever has the right, and the log tells who looked at which fields', async () => {
  const wrong: string[] = []
  for (const { entity, id, fields, clear } of filled) {
    const { code, data } = await admin('POST', `${entity.path}/${id}/reveal`, {})
    const text = JSON.stringify(data)
    if (code !== 20000 || clear.some((one) => !text.includes(one)))
      wrong.push(`${entity.name}: ${code} ${text}`)
    const filter = { action: 'reveal', entity: entity.name, recordId: String(id) }
    const log = await admin('GET', `auditLog?filter=${encodeURIComponent(JSON.stringify(filter))}`)
    const [entry] = log.data.list as Row[]
    const changed = [...((entry?.changed ?? []) as string[])].sort()
    if (entry?.actor !== bench.people.boss || changed.join() !== [...fields].sort().join())
      wrong.push(`${entity.name} in the log: ${JSON.stringify(entry)}`)
    if (clear.some((one) => JSON.stringify(log.data).includes(one)))
      wrong.push(`${entity.name} in clear in the log`)
  }
  expect(wrong).toEqual([])
}, 60_000)

test('whoever has not the right is refused, and that they tried is in the log', async () => {
  const companies = filled.find(({ entity }) => entity.name === 'company') as Filled
  const { entity, id } = companies
  const { code, message } = await bench.editor('POST', `${entity.path}/${id}/reveal`, {})
  expect([code, message]).toEqual([40300, expect.stringContaining('Full personal data')])
  const { data } = await admin('GET', 'auditLog?filter={"action":"denied","entity":"company"}')
  expect(data.list).toMatchObject([
    { recordId: String(id), reason: expect.stringMatching(/^查看个人信息：.*查看完整个人信息/) },
  ])
})

test('a change leaves alone what came back in part, in entries of a list, too', async () => {
  const { entity, id } = filled.find(({ entity }) => entity.name === 'raffle') as Filled
  const { context } = bench.portal
  const before = (await context.rows.read(context.database.db, entity, id)) as Row
  const { data: shown } = await admin('GET', `${entity.path}/${id}`)
  const [shop] = shown.shops as Row[]
  const sent = {
    shops: [
      { ...shop, name: '新门店' },
      { name: '另一家', phone: '13800000001' },
    ],
  }
  const [first] = before.shops as Row[]
  expect(keepMasked(entity, sent, before, shown).shops).toEqual([
    { ...shop, name: '新门店', phone: first?.phone },
    { name: '另一家', phone: '13800000001' },
  ])
})

test('a part never becomes the value of anything, wherever it was copied from', async () => {
  const { entity, id } = filled.find(({ entity }) => entity.name === 'raffle') as Filled
  const { data: shown } = await admin('GET', `${entity.path}/${id}`)
  const shops = [{ name: '另一家', phone: (shown.shops as Row[])[0]?.phone }]
  const { code, data } = await admin('PUT', `${entity.path}/${id}`, { version: 1, shops })
  expect([code, data.errors['shops.0.phone']]).toEqual([40001, expect.stringMatching(/./)])
  const address = { version: 1, receiver: '林', address: '上海市****' }
  const parcel = filled.find(({ entity }) => entity.name === 'logistics') as Filled
  const refused = await admin('PUT', `${parcel.entity.path}/${parcel.id}`, address)
  expect(refused.data.errors.address).toMatch(/Only a part of it/)
})
