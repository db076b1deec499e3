import { afterEach, expect, test } from 'vitest'
import { takePrefetched } from './prefetched.ts'

const page = globalThis as { asked?: unknown }
const address = 'http://admin.test/api/portal/index/getInfo'
const answer = Promise.resolve(new Response('{}'))
const ask = (headers: { [name: string]: string }) => {
  page.asked = { address, headers, answer }
}
afterEach(() => {
  delete page.asked
})

test('who asks the same first is given the answer, once', () => {
  ask({ 'X-Token': 'abc' })
  expect(takePrefetched('http://admin.test/api/portal/label', new Headers())).toBeUndefined()
  expect(takePrefetched(address, new Headers({ 'x-token': 'abc' }))).toBe(answer)
  expect(takePrefetched(address, new Headers({ 'x-token': 'abc' }))).toBeUndefined()
})

test.each([
  [{ 'X-Token': 'abc' }, { 'X-Token': 'of somebody else' }],
  [{ 'X-Token': 'abc' }, { 'X-Token': 'abc', 'Accept-Language': 'en' }],
  [{ 'X-Token': 'abc', ticket: 'xyz' }, { 'X-Token': 'abc' }],
])('an answer in other words or in another name is nobody’s', (sent, asked) => {
  ask(sent)
  expect(takePrefetched(address, new Headers(asked as { [name: string]: string }))).toBeUndefined()
})
