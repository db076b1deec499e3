import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serveHandbook } from './handbook.ts'

function built(...pages: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'masthead-docs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'editors'))
  for (const page of pages) writeFileSync(join(folder, page), `<title>${page}</title>`)
  return serveHandbook(folder)
}

test('pages of the handbook are served by their address, folders by their first page', async () => {
  const handbook = built('index.html', 'editors/index.html', 'editors/lists.html', '404.html')
  const read = async (path: string) => (await handbook.request(path)).text()
  expect(await read('/docs/')).toContain('index.html')
  expect(await read('/docs/editors/')).toContain('editors/index.html')
  expect(await read('/docs/editors/lists.html')).toContain('editors/lists.html')
  expect((await handbook.request('/docs')).headers.get('location')).toBe('/docs/')
  const missing = await handbook.request('/docs/nowhere.html')
  expect([missing.status, await missing.text()]).toEqual([404, '<title>404.html</title>'])
})

test('where none was built, it says what builds it', async () => {
  const answer = await built().request('/docs/editors/')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('npm run docs')
  const pages = await built().request('/docs/hashmap.json')
  expect([pages.status, await pages.json()]).toEqual([200, {}])
})
