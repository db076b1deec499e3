import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchFolders } from './watchFolders.ts'

test('tells of new files, of those in new folders, and of one that was replaced and then changed', async () => {
  const root = await mkdtemp(join(tmpdir(), 'masthead-watch-'))
  const told: string[] = []
  const watcher = watchFolders([root], (file) => told.push(file.slice(root.length + 1)))
  onTestFinished(async () => {
    watcher.close()
    await rm(root, { recursive: true })
  })
  const until = (file: string) => vi.waitFor(() => expect(told).toContain(file), 5000)
  await writeFile(join(root, 'a.ts'), '1')
  await until('a.ts')
  await mkdir(join(root, 'group'))
  await writeFile(join(root, 'group/b.ts'), '1')
  await until('group/b.ts')
  await writeFile(join(root, 'group/b.ts.tmp'), '2')
  await rename(join(root, 'group/b.ts.tmp'), join(root, 'group/b.ts'))
  await until('group/b.ts.tmp')
  told.length = 0
  await writeFile(join(root, 'group/b.ts'), '3')
  await until('group/b.ts')
})
