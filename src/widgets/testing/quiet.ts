import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Fails a test during which React or a library warned. */
export function quiet(): void {
  const said: unknown[][] = []
  beforeEach(() => {
    said.length = 0
    for (const method of ['error', 'warn'] as const)
      vi.spyOn(console, method).mockImplementation((...words) => {
        said.push(words)
      })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    expect(said).toEqual([])
  })
}
