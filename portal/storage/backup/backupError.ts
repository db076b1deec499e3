import type { Label } from '#declare'

/** A backup or its restoring came to nothing; nothing was touched unless it says so. */
export class BackupError extends Error {
  readonly labels: readonly Label[]

  constructor(...labels: readonly Label[]) {
    super(labels.map(([zh, en]) => `${zh}\n${en}`).join('\n'))
    this.name = 'BackupError'
    this.labels = labels
  }
}
