import type { Finding } from '#derive/bulk/finding.ts'

/** A file that cannot be a list: unreadable, without its columns, empty or too long (F3 to F8). */
export class BulkFileError extends Error {
  readonly finding: Finding

  constructor(finding: Finding, cause?: unknown) {
    super(`The file cannot be read as a list: ${finding.code}`, { cause })
    this.name = 'BulkFileError'
    this.finding = finding
  }
}
