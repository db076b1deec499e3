import type { BulkKind, Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { edit } from '#resources/data/bulk/edit.ts'

/** Kinds whose batches the portal makes, and nobody hands in. */
const own: { readonly [name: string]: BulkKind } = { edit }

/** The declaration of a batch's kind. Throws 40001 for one that is not declared yet. */
export function kindOf({ kind }: Row): BulkKind {
  const found = bulkKinds[kind as string] ?? own[kind as string]
  if (found) return found
  throw refusedField('kind', [
    `门户还不能执行“${kind}”类批量任务，请选择其他类型`,
    `The portal cannot run lists of kind "${kind}" yet: choose another kind`,
  ])
}
