import type { Entity, Label, Row } from '#declare'
import type { PortalError } from '#portal/core/errors.ts'
import {
  calledIn,
  lastEditorOf,
  recordAddress,
  type Teller,
  tellUser,
} from '#portal/engine/notices/tellUser.ts'

/** A timed move of a record, as it stood before. */
export interface Timed {
  readonly entity: Entity
  readonly row: Row
  readonly move: string
}

/** Tells whoever changed a record last that it was moved by its clock, and what there was to say about it. */
export const tellOfMove = (teller: Teller, timed: Timed, body?: Label): Promise<void> =>
  tell(teller, timed, ['已定时', 'was done on time'], body)

/** Tells whoever changed a record last that a timed move of it was refused, and why. */
export const tellOfRefusal = (teller: Teller, timed: Timed, error: PortalError): Promise<void> =>
  tell(teller, timed, ['未能定时', 'was refused'], [reasons(error, 'zh'), reasons(error, 'en')])

/** Once: not again while the record stands as it is. Nobody is told where only the portal has touched the record. */
async function tell(teller: Teller, timed: Timed, outcome: Label, body?: Label): Promise<void> {
  const { entity, row, move } = timed
  const user = lastEditorOf(row)
  if (user === null) return
  const [zh, en] = entity.moves[move]?.label ?? [move, move]
  const [what, called] = calledIn(entity, row)
  const title: Label = [`${outcome[0]}${zh}：${what}`, `${en} ${outcome[1]}: ${called}`]
  const target = recordAddress(entity.name, row.id)
  await tellUser(teller, { user, type: 'schedule', title, body, target }, String(row.updatedAt))
}

function reasons(error: PortalError, language: 'zh' | 'en'): string {
  const { errors = {} } = (error.dataIn(language) ?? {}) as { errors?: Record<string, string> }
  const told = Object.values(errors)
  return told.length > 0 ? told.join('\n') : error.label[language === 'zh' ? 0 : 1]
}
