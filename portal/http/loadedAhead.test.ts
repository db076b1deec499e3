import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadedAhead } from './loadedAhead.ts'

const folderWith = (notes: object) => {
  const folder = mkdtempSync(join(tmpdir(), 'masthead-ahead-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, '.vite'))
  const note = (given: object) =>
    writeFileSync(join(folder, '.vite/ahead.json'), JSON.stringify(given))
  note(notes)
  return { ahead: loadedAhead(folder), note }
}
const notes = {
  screens: { '/magazine/list': 'magazines' },
  files: { magazines: ['/assets/declarations-magazines-A.js', '/assets/entity-B.js'] },
}

test('a screen, and what stands below it, is told what it loads', async () => {
  const { ahead } = folderWith(notes)
  const told =
    '</assets/declarations-magazines-A.js>; rel=modulepreload, </assets/entity-B.js>; rel=modulepreload'
  for (const path of ['/magazine/list', '/magazine/list/12', '/magazine/list/create'])
    expect(await ahead(path, 1)).toBe(told)
})

test('nothing is told of other paths, nor where a build left no notes', async () => {
  const { ahead } = folderWith(notes)
  for (const path of ['/', '/magazine', '/login', '/constructor', '/index.html'])
    expect(await ahead(path, 1)).toBeUndefined()
  expect(await loadedAhead('/nowhere')('/magazine/list', 1)).toBeUndefined()
})

test('a new build is told of at once', async () => {
  const { ahead, note } = folderWith(notes)
  await ahead('/magazine/list', 1)
  note({ ...notes, files: { magazines: ['/assets/declarations-magazines-C.js'] } })
  expect(await ahead('/magazine/list', 2)).toContain('magazines-C.js')
})
