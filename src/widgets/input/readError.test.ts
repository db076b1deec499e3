import { expect, test } from 'vitest'
import { readError } from './readError.ts'

const label = ['必填', 'Required']
const marked = (refused: unknown) => ({ message: `@@react-admin@@${JSON.stringify(refused)}` })

test.each([
  ['a label of our own checks', { message: label }],
  ['a label react-admin wrapped', marked({ message: '必填', args: { label } })],
  ['an error of a list as a whole', { root: { message: label } }],
])('%s reads in the language of the reader', (_title, error) => {
  expect([readError(error, 'zh'), readError(error, 'en')]).toEqual(['必填', 'Required'])
})

test('a text of the portal stays as it came', () => {
  expect(readError({ type: 'portal', message: '刊名已存在' }, 'en')).toBe('刊名已存在')
  expect(readError(marked('已存在'), 'en')).toBe('已存在')
})

test('errors of entries are not those of their list', () => {
  expect(readError([undefined, { name: { message: label } }], 'zh')).toBeUndefined()
  expect(readError(undefined, 'zh')).toBeUndefined()
})
