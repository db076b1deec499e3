import type { Finding } from '#derive/bulk/finding.ts'

/** Thrown where a list cannot be read at all. */
export class SourceFault extends Error {
  readonly found: Finding
  constructor(found: Finding) {
    super(`The list cannot be read: ${found.code}`)
    this.found = found
  }
}
