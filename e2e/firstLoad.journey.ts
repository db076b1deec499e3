import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

/** 1.15 times what a bare react-admin with one resource weighs, in kB gzipped; `npm run bench -- weight` measures it. */
const most = 356

/** What the first list loads beside the file it begins with: on the way over sign-in, and at once when it stands. */
const alsoLoaded = [
  'src/pages/Login.tsx',
  'src/layout/groupIcons.ts',
  'src/widgets/ref/Filter.tsx',
  'src/derive/marks.ts',
]
/** Declarations of the articles, and of what their columns refer to. */
const declarations = ['magazines', 'content']

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}
const dist = (path: string) => fileURLToPath(new URL(`../dist/${path}`, import.meta.url))
const manifest: { readonly [key: string]: Chunk } = JSON.parse(
  readFileSync(dist('.vite/manifest.json'), 'utf8'),
)
const keysWhere = (is: (chunk: Chunk) => boolean) =>
  Object.keys(manifest).filter((key) => is(manifest[key]!))

test('the scripts of the first list stay within what a bare react-admin weighs and 15 per cent', () => {
  const folders = declarations.map((folder) =>
    keysWhere(({ name }) => name === `declarations-${folder}`),
  )
  const begins = [...keysWhere(({ isEntry }) => isEntry === true), ...alsoLoaded, ...folders.flat()]
  for (const found of folders) expect(found).toHaveLength(1)
  expect(begins.filter((key) => !(key in manifest))).toEqual([])

  const files = [...withImports(begins)].map((key) => manifest[key]!.file)
  const weights = files.map((file) => [gzipSync(readFileSync(dist(file))).length, file] as const)
  const sum = weights.reduce((all, [weight]) => all + weight, 0) / 1000
  const told = weights.map(([weight, file]) => `${(weight / 1000).toFixed(1)} ${file}`).join('\n')
  expect(sum, `kB gzipped; load lazily what no first list needs:\n${told}`).toBeLessThanOrEqual(
    most,
  )
})

function withImports(keys: readonly string[], known = new Set<string>()): ReadonlySet<string> {
  for (const key of keys)
    if (!known.has(key)) withImports(manifest[key]?.imports ?? [], known.add(key))
  return known
}
