import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowser, findHeadless } from './findBrowser.ts'

function folderWith(...programs: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'masthead-browser-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const program of programs) {
    mkdirSync(dirname(join(folder, program)), { recursive: true })
    writeFileSync(join(folder, program), '')
    chmodSync(join(folder, program), 0o755)
  }
  return folder
}

test('takes the one it is told', () => {
  const folder = folderWith('mine', 'chromium')
  expect(findBrowser({ CHROME_PATH: join(folder, 'mine'), PATH: folder })).toBe(
    join(folder, 'mine'),
  )
})

test('says so when it is told one that is not there', () => {
  expect(() => findBrowser({ CHROME_PATH: '/nowhere/chrome' })).toThrow('/nowhere/chrome')
})

test('finds one on the PATH', () => {
  const folder = folderWith('google-chrome')
  expect(findBrowser({ PATH: folder })).toBe(join(folder, 'google-chrome'))
})

test.skipIf(process.platform !== 'linux')('finds the newest that Playwright has fetched', () => {
  const folder = folderWith(
    'chromium-999/chrome-linux/chrome',
    'chromium-1200/chrome-linux64/chrome',
  )
  const found = findBrowser({ PATH: '', PLAYWRIGHT_BROWSERS_PATH: folder })
  expect(found).toBe(join(folder, 'chromium-1200/chrome-linux64/chrome'))
})

test.skipIf(process.platform !== 'linux')(
  'without a window the shell is taken before the browser',
  () => {
    const folder = folderWith('chromium', 'chromium-headless-shell')
    expect(findHeadless({ PATH: folder })).toBe(join(folder, 'chromium-headless-shell'))
    expect(findBrowser({ PATH: folder })).toBe(join(folder, 'chromium'))
    expect(findHeadless({ PATH: folderWith('chromium') })).toMatch(/chromium$/)
    const cache = folderWith(
      'chromium_headless_shell-1200/chrome-headless-shell-linux64/chrome-headless-shell',
    )
    expect(findHeadless({ PATH: folder.concat('x'), PLAYWRIGHT_BROWSERS_PATH: cache })).toContain(
      cache,
    )
  },
)
