import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keyGroups } from './keys.ts'

const root = join(import.meta.dirname, '../..')
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!\.test)\.tsx?$/.test(name),
)

/** What elements say can be pressed, and tools of texts. */
const bound = sources.flatMap((name) => {
  const text = readFileSync(join(root, name), 'utf8')
  const said = [...text.matchAll(/aria-keyshortcuts=\{?[^"'\n]*?["']([^\n]+?)["']\}?(?:\n|\s|>)/g)]
  const tools = [...text.matchAll(/(?<!-)\bkeys="([^"]+)"/g)]
  return [...said, ...tools].flatMap((found) =>
    found[1]!.split(/["' ?:]+/).flatMap((key) => (key ? [{ name, key }] : [])),
  )
})

/** `Ctrl + Z / Y` as `Ctrl+Z` and `Ctrl+Y`, `← →` by the names browsers give them. */
const told = keyGroups.flatMap(([, keys]) =>
  keys.flatMap(([key]) => {
    const parts = String(Array.isArray(key) ? key[1] : key).split(' + ')
    const last = parts.pop()!.split(/ [/–] | /)
    return last.map((one) => [...parts, one].join('+'))
  }),
)
const nameOf = (key: string) =>
  Object.entries(arrows).reduce(
    (name, [arrow, drawn]) => name.replace(arrow, drawn),
    key.replace('Control', 'Ctrl'),
  )
const arrows = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' }

test('every key an element says it has stands in the list of keys', () => {
  expect(bound.length).toBeGreaterThan(10)
  expect(bound.filter(({ key }) => !told.includes(nameOf(key)))).toEqual([])
  for (const key of ['Ctrl+K', 'Ctrl+S', 'Ctrl+Enter', 'Ctrl+F'])
    expect([...bound.map((one) => nameOf(one.key))]).toContain(key)
})
