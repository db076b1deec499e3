import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { productionPlugin } from './productionPlugin.ts'

type Transform = (code: string, id: string) => { readonly code: string } | undefined
const transform = productionPlugin().transform as unknown as Transform

test('what components of libraries are called for developers is taken out, and nothing else', () => {
  const code =
    'const NavLink = a();\nNavLink.displayName = "NavLink";\n  inner.displayName = "fetcher.Form";\n'
  expect(transform(code, '/x/node_modules/react-router/dist/index.mjs')?.code).toBe(
    'const NavLink = a();\n\n  inner.displayName = "fetcher.Form";\n',
  )
  expect(transform(code, '/x/src/layout/Menu.tsx')).toBeUndefined()
  expect(transform('export {}', '/x/node_modules/ra-core/dist/index.js')).toBeUndefined()
})

test('React Router is built as it is published for production', () => {
  const at = new URL('../../node_modules/react-router/dist/', import.meta.url)
  const chunks = (of: string) =>
    readdirSync(new URL(`${of}/`, at))
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => readFileSync(new URL(`${of}/${name}`, at), 'utf8'))
      .filter((code) => code.includes('var ENABLE_DEV_WARNINGS'))
  const built = chunks('development').map(
    (code) => transform(code, '/node_modules/react-router/a.mjs')?.code,
  )
  expect(chunks('production')).toHaveLength(1)
  expect(built).toEqual([expect.stringContaining('var ENABLE_DEV_WARNINGS = false;')])
})
