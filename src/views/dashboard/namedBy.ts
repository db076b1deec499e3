import type { Label } from '#declare'
import type { Named } from '#derive/dashboard/figures.ts'

/** What a value is called, in the reader's language where it has both. */
export const namedBy =
  (say: (label: Label) => string) =>
  (label: Named): string =>
    typeof label === 'string' ? label : say(label)
