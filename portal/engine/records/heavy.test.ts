import { expect, test } from 'vitest'
import { readerHtml } from '#portal/business/pages/epub/readerHtml.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { cleanHtml } from '../richText/cleanHtml.ts'

const bench = sharedBench()
const { admin } = bench
const fieldsOf = async (values: object) => {
  const { code, data } = await admin('POST', 'article/check', { values })
  expect(code).toBe(20000)
  return data.errors
}

test('tags within more than two hundred others are cut, and told: no text is read for minutes', () => {
  const deep = (count: number) => `${'<b><i>'.repeat(count)}词${'</i></b>'.repeat(count)}`
  expect(cleanHtml(deep(100))).toEqual({ html: deep(100), cut: [] })
  const { html, cut } = cleanHtml(deep(50_000))
  expect([html.length, cut]).toEqual([deep(100).length, ['<…> ×99800']])
  expect(readerHtml(deep(50_000)).length).toBe(deep(100).length)
  const long = `<p>${'<span>一</span><br><img src="/a.png">'.repeat(400)}</p><ul>${'<li>二'.repeat(400)}</ul>`
  expect(cleanHtml(long).cut).not.toContainEqual(expect.stringContaining('<…>'))
})

test('a text of more than a million characters is refused by name, and not read', async () => {
  expect((await fieldsOf({ body: '&'.repeat(1_000_001) })).body).toContain('at most 1000000')
})

test('a record of thousands of fields is refused once', async () => {
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, 1]))
  expect(await fieldsOf(many)).toMatchObject({ _: '20000 fields were sent; 500 are the most' })
  expect(Object.keys(await fieldsOf(many)).filter((name) => name.startsWith('k'))).toEqual([])
})

test('a list that names something twice is found out however long it is', async () => {
  const authors = [...Array.from({ length: 30_000 }, (_, at) => at + 1), 7]
  expect((await fieldsOf({ authors })).authors).toContain('7 stands there twice')
})
