import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { finishRestore, STAGE, type Swap } from './stage.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-stage-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const swaps: Swap[] = [
  { from: 'database', to: 'replaced/database' },
  { from: 'objects', to: 'replaced/objects' },
  { from: `${STAGE}/database`, to: 'database' },
  { from: `${STAGE}/secret`, to: 'secret' },
  { from: `${STAGE}/objects`, to: 'objects' },
]

async function planned(): Promise<void> {
  await mkdir(join(folder, STAGE, 'objects'), { recursive: true })
  await mkdir(join(folder, 'objects'))
  await mkdir(join(folder, 'replaced'))
  for (const [name, text] of [
    ['database', 'old'],
    ['objects/one', 'old'],
    [`${STAGE}/database`, 'new'],
    [`${STAGE}/secret`, 'new'],
    [`${STAGE}/objects/one`, 'new'],
    ['restoring.json', JSON.stringify(swaps)],
  ] as const)
    await writeFile(join(folder, name), text)
}

test.each([0, 1, 2, 3, 4, 5])(
  'a restore cut short after %i of its steps is carried out at the next start',
  async (steps) => {
    await planned()
    for (const { from, to } of swaps.slice(0, steps))
      await rename(join(folder, from), join(folder, to))
    await finishRestore(folder)
    await finishRestore(folder)
    const text = (name: string) => readFile(join(folder, name), 'utf8')
    expect(await Promise.all(['database', 'secret', 'objects/one'].map(text))).toEqual(
      Array(3).fill('new'),
    )
    expect(await Promise.all(['replaced/database', 'replaced/objects/one'].map(text))).toEqual(
      Array(2).fill('old'),
    )
    expect((await readdir(folder)).sort()).toEqual(['database', 'objects', 'replaced', 'secret'])
  },
)

test('without one nothing happens', async () => {
  await writeFile(join(folder, 'database'), 'old')
  await finishRestore(folder)
  expect(await readdir(folder)).toEqual(['database'])
})
