import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sweepTemp } from './sweepTemp.ts'

it('removes what nobody has touched for a day, and nothing younger', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'temp-'))
  await writeFile(join(folder, 'left.tmp'), 'half')
  await sweepTemp(folder, new Date())
  expect(await readdir(folder)).toEqual(['left.tmp'])
  await sweepTemp(folder, new Date(Date.now() + 25 * 60 * 60 * 1000))
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})

it('takes it well when there is no folder yet', async () => {
  await sweepTemp(join(tmpdir(), 'no-such-folder'), new Date())
})
