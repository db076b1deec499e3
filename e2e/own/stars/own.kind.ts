import type { Common, Kind } from '#declare'
import { integer } from '../integer/kind.ts'

declare module '#declare/field.ts' {
  interface KindOptions {
    stars: Common
  }
}
declare module '#declare/record.ts' {
  interface ValueByKind {
    stars: number
  }
}

/** One star to five. */
export const kind: Kind<number> = {
  ...integer,
  name: 'stars',
  check: (value) => (Number(value) <= 5 ? [] : [['最多五颗星', 'Five stars at most']]),
  plain: (value) => '★'.repeat(value),
  sample: (_field, seed) => 1 + (seed % 5),
  broken: () => [6],
}
