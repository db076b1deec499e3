import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import type { Screen } from '#declare'
import { checkDeclarations } from '#derive/checkDeclarations.ts'
import { type Modules, partsOf } from '#portal/parts.ts'
import { isEntity, readDeclarations } from '#portal/start/declarations.ts'
import { pastedBlocks, withPart } from './pasted.ts'

const root = join(import.meta.dirname, '../..')
const place = join(root, 'test-results/pasted')
const declared = await readDeclarations()
const blocks = pastedBlocks(root).filter(({ page }) => !page.endsWith('/own-kind.md'))
const first = 'src/resources/readingClub/readingPlan.ts'
const whole = blocks.filter(({ isPart, file }) => file && !isPart)
const parts = blocks.filter(({ isPart, file }) => isPart && file === first)
const pages = [...new Set(parts.map(({ page }) => page))]

/** What a page's reader has pasted: the first entity, with the page's parts put in, and the page's own files. */
function pastedFrom(page: string): { readonly [file: string]: string } {
  const declaration = whole.find(({ file }) => file === first)!.code
  const own = whole.filter((block) => block.page === page).map(({ file, code }) => [file, code])
  const put = parts.filter((block) => block.page === page)
  return {
    ...Object.fromEntries(own),
    [first]: put.reduce((text, { code }) => withPart(text, code), declaration),
  }
}

function write(folder: string, files: { readonly [file: string]: string }): void {
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), code)
  }
}

beforeAll(() => {
  rmSync(place, { recursive: true, force: true })
  for (const page of pages) write(join(place, nameOf(page)), pastedFrom(page))
  write(join(place, 'files'), Object.fromEntries(whole.map(({ file, code }) => [file, code])))
})

const nameOf = (page: string) => page.split('/').at(-1)!.replace('.md', '')

test('every block of code says into which file it is pasted', () => {
  expect(blocks.length).toBeGreaterThan(12)
  expect(blocks.filter(({ file }) => !file)).toEqual([])
  expect(pages.length).toBeGreaterThan(3)
})

test('what is pasted compiles as it stands, imports and all', async () => {
  const folders = ['files', ...pages.map(nameOf)]
  const told = folders.map((folder) => {
    const files = folder === 'files' ? whole : [{ file: first }]
    const paths = files.map(({ file = '' }) => [
      file.replace('src/resources/', '#resources/'),
      [`./${file}`],
    ])
    const config = {
      extends: '../../../tsconfig.json',
      compilerOptions: { rootDirs: ['../../..', '.'], paths: Object.fromEntries(paths) },
      include: ['./src', './portal'],
      exclude: [],
    }
    writeFileSync(join(place, folder, 'tsconfig.json'), JSON.stringify(config))
    return compile(join(place, folder))
  })
  expect((await Promise.all(told)).filter(Boolean)).toEqual([])
}, 120_000)

/** What the compiler says of a folder; nothing where all is well. */
const compile = async (folder: string): Promise<string> =>
  promisify(execFile)(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder],
    { cwd: root },
  ).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )

test.each(pages)('the portal starts with what %s has one paste', async (page) => {
  const folder = join(place, nameOf(page))
  // A kind of list is declared by its entity's fields, not the other way round.
  const files = Object.keys(pastedFrom(page)).filter((file) => !file.includes('/bulk/'))
  const modules: Modules = Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file, await import(pathToFileURL(join(folder, file)).href)]),
    ),
  )
  const { readingPlan } = modules[first] as { readingPlan: unknown }
  if (!isEntity(readingPlan)) throw new Error(`${page} leaves no entity behind`)
  const { rules, actions } = partsOf(
    Object.fromEntries(
      Object.entries(modules).filter(([file]) => /\.(rules|actions)\.ts$/.test(file)),
    ),
  )
  const mistakes = checkDeclarations(
    {
      ...declared,
      entities: [...declared.entities, readingPlan],
      screens: [...declared.screens, ...readingPlan.screens],
    },
    {
      ...declared.parts,
      rules: { ...declared.parts.rules, ...rules },
      actions: { ...declared.parts.actions, ...actions },
    },
  )
  expect(mistakes.map(String)).toEqual([])
})

test('one more entry of the menu stands where it is told', async () => {
  const file = whole.find(({ file }) => file?.endsWith('.menu.ts'))!.file!
  const entries = Object.values(await import(pathToFileURL(join(place, 'files', file)).href))
  const screens = [...declared.screens, ...(entries as Screen[])]
  expect(checkDeclarations({ ...declared, screens }, declared.parts).map(String)).toEqual([])
})
