import { expect, test } from 'vitest'
import { wantedPath } from './wantedPath.ts'

const origin = 'https://admin.example'

test('a path of this admin is taken with its filters', () => {
  expect(wantedPath('/contentManagement/magazine?page=2', origin)).toBe(
    '/contentManagement/magazine?page=2',
  )
})

test.each([
  'https://evil.example',
  '//evil.example',
  '//evil.example/x',
  '%2F%2Fevil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/login',
  '',
  null,
])('leads home from %s', (redirect) => {
  expect(wantedPath(redirect, origin)).toBe('/home')
})
