import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { indexOf, pageOf, pagesFolder } from './pageOf.ts'

const kinds = Object.values(bulkKinds)
const written = (name: string) => readFileSync(`${pagesFolder}/${name}.md`, 'utf8')

test.each(kinds.map((kind) => [kind.name, kind] as const))(
  'the page of %s says what its declaration does (else: npm run lists)',
  (name, kind) => expect(written(name)).toBe(pageOf(kind)),
)

test('every page is of a kind, and all of them are led to', () => {
  expect(written('README')).toBe(indexOf(kinds))
  const names = readdirSync(pagesFolder).map((file) => file.replace(/\.md$/, ''))
  expect(names.sort()).toEqual(['README', ...kinds.map(({ name }) => name)].sort())
})
