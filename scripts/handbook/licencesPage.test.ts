import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licencesPage, packagesIn, strangers } from './licencesPage.ts'

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'))

test('all that a portal runs with may be used and handed on', () => {
  const packages = packagesIn(lock)
  expect(packages.length).toBeGreaterThan(100)
  expect(packages.map(({ name }) => name)).toContain('hono')
  expect(packages.map(({ name }) => name)).not.toContain('vitest')
  expect(strangers(packages)).toEqual([])
})

test('a licence that binds others, or none at all, is found', () => {
  const of = (licence: string) => ({ name: 'x', version: '1', licence })
  const asked = ['GPL-3.0-only', '', 'MIT AND GPL-2.0', 'MIT OR GPL-3.0-or-later', '(MIT AND Zlib)']
  expect(strangers(asked.map(of)).map(({ licence }) => licence)).toEqual(asked.slice(0, 3))
})

test('the handbook lists them', () => {
  expect(licencesPage(lock).text).toMatch(/\| `kysely` \| \d+\.\d+\.\d+ \| `MIT` \|/)
})
