import type { Label } from '#declare'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { PortalError } from '#portal/core/errors.ts'
import type { WritingKind } from './intention.ts'

/** Why a record was not written, as findings of its row at the columns that fill those fields. Throws what is no refusal. */
export function refusalsOf(kind: WritingKind, error: unknown): Finding[] {
  return reasonsOf(error).map(({ field, says }) => {
    const column = columnFilling(kind, field)
    return finding('B22', { ...(column && { column }), says })
  })
}

/** What a refusal says, field by field. Throws what is none. */
export function reasonsOf(
  error: unknown,
): readonly { readonly field: string; readonly says: Label }[] {
  if (!(error instanceof PortalError)) throw error
  const [zh, en] = (['zh', 'en'] as const).map((language) => errorsIn(error.dataIn(language)))
  const fields = Object.keys(zh ?? {})
  if (fields.length === 0) return [{ field: '_', says: error.label }]
  return fields.map((field) => {
    const said = zh?.[field] ?? error.label[0]
    return { field, says: [said, en?.[field] ?? said] as const }
  })
}

const errorsIn = (data: unknown): { readonly [field: string]: string } => {
  const { errors, warnings } = (data ?? {}) as {
    errors?: { readonly [field: string]: string }
    warnings?: readonly { readonly field: string; readonly message: string }[]
  }
  return (
    errors ?? Object.fromEntries((warnings ?? []).map(({ field, message }) => [field, message]))
  )
}

/** The column that fills a field: its own, the one of its part, the one of the line; `lines.0.gross` is `gross`. */
function columnFilling({ columns, writes }: WritingKind, field: string): string | undefined {
  const last = field.split('.').at(-1) as string
  const part = Object.values(writes.fills?.[field.split('.')[0] as string] ?? {}).at(-1)
  const found = writes.finds?.[field]?.from
  return [field, last, part, found].find((name) => name !== undefined && name in columns)
}
