import { expect, test } from 'vitest'
import { anyRecord } from '#portal/testing/anyRecord.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { admin } = bench
const { make, find } = anyRecord(bench)

const ask = (entity: string, filter: object, more = '') =>
  admin('GET', `${entity}?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`)

test('an issue is told apart by magazine, year and number wherever it is chosen or named', async () => {
  const one = await make('issue', { title: '运河边的城', year: 2026, number: 7 })
  const { title } = await find('magazine', { ...one, id: one.magazine as number })
  const called = `${title} 2026年第7期「运河边的城」`
  expect(await find('issue', one)).toMatchObject({ title: '运河边的城', called })
  const { data } = await ask('issue', { q: '运河边的城' })
  expect(data.list.map((row: typeof one) => row.called)).toEqual([called])
  const { data: used } = await admin('GET', `magazine/${one.magazine}/uses`)
  expect(JSON.stringify(used)).toContain(called)
  const found = await admin('GET', 'index/search?q=运河边的城')
  expect(JSON.stringify(found.data)).toContain(called)
  const gone = await admin('DELETE', `magazine/${one.magazine}`)
  expect(JSON.stringify(gone.data)).toContain(called)
})

test('a column says of which magazine it is', async () => {
  const made = await make('column')
  const { title } = await find('magazine', { ...made, id: made.magazine as number })
  expect((await find('column', made)).called).toBe(`${made.name} · ${title}`)
})

test('a record is found by the name it shows, whole or in parts, by search and by pickers', async () => {
  const one = await make('issue', { title: '缆车与雾都', year: 2031, number: 9 })
  await make('issue', { title: '山城夜航', year: 2031, number: 10, magazine: one.magazine })
  const { called } = await find('issue', one)
  const [magazine] = String(called).split(' ')
  for (const q of [
    called,
    '2031年第9期「缆车与雾都」',
    `${magazine} 缆车`,
    `${magazine} 2031年第9期「缆`,
  ])
    for (const pick of ['', '&pick=1']) {
      const { data } = await ask('issue', { q }, pick)
      expect(data.list.map(({ id }: typeof one) => id)).toEqual([one.id])
    }
})

test('a name that is made of several records’ is found in the bounds of other filters', async () => {
  const one = await make('column', { name: '对岸' })
  const { called, magazine } = await find('column', one)
  expect((await ask('column', { q: called })).data.list).toHaveLength(1)
  expect((await ask('column', { q: called, magazine })).data.list).toHaveLength(1)
  expect((await ask('column', { q: called, magazine: 999_999 })).data.list).toHaveLength(0)
})
