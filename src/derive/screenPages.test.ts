import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { readDeclarations } from '#portal/start/declarations.ts'
import { type ScreenPage, screenPages, screensFolder, screensIndex } from './screenPages.ts'

const written = (name: string) => readFileSync(`${screensFolder}/${name}.md`, 'utf8')
let pages: readonly ScreenPage[] = []
beforeAll(async () => {
  pages = screenPages(await readDeclarations())
})

test('the pages of the screens say what the declarations do (else: npm run screens)', () => {
  expect(written('README')).toBe(screensIndex(pages))
  for (const { name, text } of pages) expect(written(name), name).toBe(text)
  const files = readdirSync(screensFolder).map((file) => file.replace(/\.md$/, ''))
  expect(files.sort()).toEqual(['README', ...pages.map(({ name }) => name)].sort())
})

test('every screen people work with stands on one of them, under its own address', async () => {
  const { screens } = await readDeclarations()
  const led = ['redirect', 'alias', 'public']
  const worked = screens.filter(({ kind }) => !led.includes(kind))
  const all = pages.map(({ text }) => text).join('\n')
  const lacking = worked.filter(({ path }) => !all.includes(`\`${path}\``))
  expect(lacking.map(({ path }) => path)).toEqual([])
})
