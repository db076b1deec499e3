import { expect, test } from 'vitest'
import { anyRecord } from '#portal/testing/anyRecord.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { admin } = bench
const { make, find } = anyRecord(bench)

test('an issue is told apart by magazine, year and number wherever it is chosen or named', async () => {
  const one = await make('issue', { title: '运河边的城', year: 2026, number: 7 })
  const { title } = await find('magazine', { ...one, id: one.magazine as number })
  const called = `${title} 2026年第7期「运河边的城」`
  expect(await find('issue', one)).toMatchObject({ title: '运河边的城', called })
  const { data } = await admin('GET', 'issue?q=运河边的城')
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
