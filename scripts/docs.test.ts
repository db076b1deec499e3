import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boostDocument } from '../docs/.vitepress/boostDocument.ts'
import { stationsOf } from '../docs/.vitepress/drawnWalk.ts'
import { pagesOf, sections, titleOf } from '../docs/.vitepress/sections.ts'
import { tokenize } from '../docs/.vitepress/tokenize.ts'
import { handbookLines } from '../src/build/handbookLines.ts'

const root = join(import.meta.dirname, '..')
const docs = join(root, 'docs')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
/** Written by hand: what is made from the declarations is tried where it is made. */
const folders = ['editors', 'operators', 'administrators', 'developers']
const written = [
  'docs/index.md',
  ...folders.flatMap((folder) => globSync(`docs/${folder}/*.md`, { cwd: root })),
]
const everywhere = [...written, 'README.md', 'CONTRIBUTING.md']
const texts = everywhere.map((path) => ({ path, text: read(path) }))

/** Every part of the documentation that names something, with where it stands. */
const named = (pattern: RegExp) =>
  texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, name = '']) => ({ path, name })),
  )

test('every page stands in the sidebar once, and calls itself something', () => {
  const listed = sections.flatMap(({ groups }) =>
    groups.flatMap(([, pages]) => pagesOf(docs, pages)),
  )
  expect(new Set(listed).size).toBe(listed.length)
  const known = new Set(listed)
  const missing = written.filter(
    (path) => path !== 'docs/index.md' && !known.has(path.slice(5, -3)),
  )
  expect(missing).toEqual([])
  for (const page of listed) expect(titleOf(docs, page)).not.toBe(page)
})

test('every command that is told is one: scripts of npm, and what the admin of a portal is asked', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { [name: string]: string } }
  const run = named(/npm run (?:-s )?([a-z]+)/g)
  expect(run.length).toBeGreaterThan(20)
  expect(run.filter(({ name }) => !(name in scripts))).toEqual([])
  const usage = read('portal/start/runAdmin.ts')
  const asked = named(/npm run admin -- ([a-z-]+)/g)
  expect(asked.filter(({ name }) => !usage.includes(`npm run admin -- ${name}`))).toEqual([])
  const steps = read('scripts/tests/steps.ts')
  const tried = named(/npm test -- ([a-z0-9]+)/g)
  expect(
    tried.filter(({ name }) => !['unit', 'walls'].includes(name) && !steps.includes(`'${name}'`)),
  ).toEqual([])
})

test('every variable that is told is read somewhere', () => {
  const sources = globSync(
    ['{portal,scripts,e2e,bench}/**/*.{ts,mts,mjs}', '*.ts', 'compose.yaml'],
    { cwd: root },
  )
    .filter((path) => !path.endsWith('.test.ts'))
    .map(read)
    .join('\n')
  const variables = named(/`([A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9])(?:=[^`]*)?`/g)
  expect(variables.length).toBeGreaterThan(50)
  expect(variables.filter(({ name }) => !sources.includes(name))).toEqual([])
})

test('what a page for editors or operators quotes is called so in the product', () => {
  const shown = new Set(
    globSync(['src/**/*.{ts,tsx}', 'portal/**/*.ts'], { cwd: root })
      .filter((path) => !/\.test\.tsx?$/.test(path))
      .flatMap(
        (path) => read(path).match(/\p{Script=Han}[\p{Script=Han}\w /·+0-9“”（）()、，]*/gu) ?? [],
      ),
  )
  const all = [...shown].join('\n')
  const quoted = texts
    .filter(({ path }) => /docs\/(editors|operators)\//.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/“\*{0,2}([\p{Script=Han}\w ]{2,16})\*{0,2}”/gu)].map(([, name = '']) => ({
        path,
        name,
      })),
    )
  expect(quoted.length).toBeGreaterThan(60)
  expect(quoted.filter(({ name }) => !all.includes(name))).toEqual([])
})

test('every picture is one that a journey takes, is shown somewhere, and weighs little', () => {
  const journey = read('e2e/handbook.journey.ts')
  const taken = [...journey.matchAll(/handbook(?:Picture|Reel)\(page, '(\w+)'/g)].map(
    ([, name]) => name,
  )
  const pictures = globSync('docs/pictures/*', { cwd: root }).map((path) =>
    path.replaceAll('\\', '/'),
  )
  expect(pictures.toSorted()).toEqual(taken.map((name) => `docs/pictures/${name}.webp`).toSorted())
  const shown = texts.map(({ text }) => text).join('\n')
  expect(pictures.filter((path) => !shown.includes(path.split('/').at(-1)!))).toEqual([])
  const heavy = (path: string) =>
    statSync(join(root, path)).size > (path.includes('/issue.') ? 1_500_000 : 200_000)
  expect(pictures.filter(heavy)).toEqual([])
})

test('the README says what is so on a fresh clone: its example, its numbers, the Node it asks for', () => {
  const readme = read('README.md')
  const [, example = ''] = /```ts\n([\s\S]*?)\n```/.exec(readme) ?? []
  expect(example).toContain('entity(')
  expect(read('src/resources/magazines/column.ts')).toContain(example)
  const [, entities, screens] = /some (\d+) entities on more than (\d+) screens/.exec(readme) ?? []
  const declared = globSync('src/resources/*/*.ts', { cwd: root }).filter((path) =>
    read(path).includes('= entity('),
  )
  expect(Math.abs(declared.length - Number(entities))).toBeLessThan(10)
  const counts = read('docs/screens/README.md').matchAll(/· (\d+) screens?）/g)
  const told = [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
  expect(told).toBeGreaterThan(Number(screens))
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
  expect(readme).toContain(`Node ≥ ${engines.node.replace(/\D/g, '')} and npm`)
})

test('the search knows Chinese by each two characters beside each other, everything else by its words', () => {
  expect(tokenize('定时上架 by Ctrl+S')).toEqual(['定时', '时上', '上架', 'by', 'ctrl', 's'])
  expect(tokenize('卡')).toEqual(['卡'])
  expect(tokenize('，。')).toEqual([])
})

test('a walk is drawn as the files it passes', () => {
  expect(
    stationsOf('flowchart LR\n A["src/a.ts<br>what it says"] --> B["src/b.ts<br>what is drawn"]'),
  ).toEqual([
    { file: 'src/a.ts', does: 'what it says' },
    { file: 'src/b.ts', does: 'what is drawn' },
  ])
})

test('the search puts pages written by hand before those made from the declarations', () => {
  const own = boostDocument('/docs/editors/correct-what-is-published.html#看影响')
  for (const page of ['/docs/reference/entities-1.html', '/docs/screens/content.html#杂志'])
    expect(boostDocument(page)).toBeLessThan(own / 4)
})

test('Ctrl+K finds the handbook by titles, headings and what is set in bold', () => {
  const lines = handbookLines(docs)
  const pageOf = (said: string) => lines.find(([, zh]) => zh === said)?.[0]
  expect(pageOf('补偿一次投诉')).toBe('operators/compensate-a-complaint')
  expect(pageOf('看影响')).toBe('editors/correct-what-is-published')
  expect(pageOf('撤回单篇')).toBe('editors/correct-what-is-published')
  expect(lines.filter(([, zh, en]) => zh === '' || en === '')).toEqual([])
  expect(handbookLines(join(root, 'no/such/folder'))).toEqual([])
})
