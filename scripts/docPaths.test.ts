import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('docs/**/*.md', { cwd: root, exclude: ['docs/reference/**'] }),
]

/** Made in the course of a page's own example. */
const examples =
  /readingClub|readingPlan|bookList|stars|\bown\b|<|…|\*|magazine\.(cover|title|list|edit|overview)|column\.all/

/** Files and folders a page names from the root: `src/declare/rule.ts`, `portal/engine`. */
const named = (text: string) =>
  [...text.matchAll(/(?<![\w./-])((?:src|portal|mocks|scripts|e2e|bench|docs)\/[\w./-]*[\w-])/g)]
    .map(([, path]) => path as string)
    .filter((path) => !examples.test(path))

const links = (text: string) =>
  [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)].map(
    ([, path]) => path as string,
  )

test('every file that the documentation names or leads to is there', () => {
  const missing = pages.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8')
    const led = links(text).map((path) => join(dirname(page), path))
    return [...named(text), ...led]
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${page}: ${path}`)
  })
  expect(missing).toEqual([])
})

test('no walk through the house passes more than six files', () => {
  const drawn = readFileSync(join(root, 'docs/developers/walks.md'), 'utf8')
    .split('```mermaid')
    .slice(1)
  expect(drawn).toHaveLength(4)
  for (const walk of drawn) {
    const passed = new Set(walk.split('```')[0]!.match(/(src|portal)\/[\w./-]+\.tsx?/g))
    expect(passed.size).toBeLessThanOrEqual(6)
  }
})
