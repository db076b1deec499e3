import type { Language } from '#declare'
import { wording } from '#declare'
import type { Cells } from '#derive/bulk/cell.ts'
import { messageOf } from '#derive/bulk/finding.ts'
import { normalise } from '#derive/bulk/normalise.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { toShanghai } from '#widgets/format/dateTime.ts'
import type { Finding } from './calls.ts'

/** What the row alone tells is wrong with these cells, by the very checks the portal runs; users it cannot know. */
export function findingsOf(kind: string, cells: Cells, language: Language): readonly Finding[] {
  const declared = bulkKinds[kind]
  if (!declared) return []
  const { findings } = normalise(declared, cells, toShanghai(Date.now()).slice(0, 10))
  return findings.map(({ code, level, column, ...rest }) => ({
    code,
    level,
    ...(column && { column }),
    message: wording(
      messageOf(declared, { code, level, ...(column && { column }), ...rest }),
      language,
    ),
  }))
}
