import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { JOB } from './desk.ts'

/** Waits until the browser's own copy of a file on its way is whole, by which it goes on after a reload. */
export async function awaitCopy(page: Page, megabytes: number): Promise<void> {
  const size = () =>
    page.evaluate(async () => {
      const root = await navigator.storage.getDirectory()
      const copies = (await root.getDirectoryHandle('uploads')) as unknown as AsyncIterable<
        [string, FileSystemFileHandle]
      >
      for await (const [, file] of copies) return (await file.getFile()).size
      return 0
    })
  await expect.poll(size, { timeout: JOB }).toBeGreaterThan(megabytes * 1024 ** 2)
}
