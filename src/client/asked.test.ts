import { afterEach, expect, test } from 'vitest'
import { takeAsked } from './asked.ts'

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
  expect(takeAsked('http://admin.test/api/portal/label', new Headers())).toBeUndefined()
  expect(takeAsked(address, new Headers({ 'x-token': 'abc' }))).toBe(answer)
  expect(takeAsked(address, new Headers({ 'x-token': 'abc' }))).toBeUndefined()
})

test.each([
  [{ 'X-Token': 'abc' }, { 'X-Token': 'of somebody else' }],
  [{ 'X-Token': 'abc' }, { 'X-Token': 'abc', 'Accept-Language': 'en' }],
  [{ 'X-Token': 'abc', ticket: 'xyz' }, { 'X-Token': 'abc' }],
])('an answer in other words or in another name is nobody’s', (sent, asked) => {
  ask(sent)
  expect(takeAsked(address, new Headers(asked as { [name: string]: string }))).toBeUndefined()
})
