import type { Entity, Label, Row } from '#declare'
import type { PortalError } from '../errors.ts'
import type { Records } from '../records/change.ts'
import { titleOf } from '../records/titleOf.ts'

/** A timed move of a record, as it stood before. */
export interface Timed {
  readonly entity: Entity
  readonly row: Row
  readonly move: string
}

/** Tells whoever changed a record last that it was moved by its clock. */
export const tellOfMove = (records: Records, timed: Timed): Promise<void> =>
  tell(records, timed, ['已定时执行', 'was done on time'], [])

/** Tells whoever changed a record last that a timed move of it was refused, and why. */
export const tellOfRefusal = (records: Records, timed: Timed, error: PortalError): Promise<void> =>
  tell(
    records,
    timed,
    ['定时未执行', 'was refused'],
    [...reasons(error, 'zh'), ...reasons(error, 'en')],
  )

/** Once: not again while the record stands as it is. Nobody is told where only the portal has touched the record. */
async function tell(
  records: Records,
  timed: Timed,
  outcome: Label,
  lines: readonly string[],
): Promise<void> {
  const { row } = timed
  const user = row.updatedBy ?? row.createdBy
  if (typeof user !== 'number') return
  const notice = { user, type: 'schedule', title: titleOfNotice(timed, outcome) }
  const since = { createdAt: { gte: { text: row.updatedAt } } }
  if ((await records.count('notice', { ...notice, ...since })) > 0) return
  await records.create('notice', { ...notice, body: cut(lines.join('\n'), 500) || null })
}

/** Notices are kept as text, so both languages stand in them. */
function titleOfNotice({ entity, row, move }: Timed, outcome: Label): string {
  const [zh, en]: Label = entity.moves[move]?.label ?? [move, move]
  const what = `${entity.label[0]}“${titleOf(entity, row)}”`
  return cut(`${zh}${outcome[0]} · ${en} ${outcome[1]}：${what}`, 80)
}

function reasons(error: PortalError, language: 'zh' | 'en'): string[] {
  const { errors = {} } = (error.dataIn(language) ?? {}) as { errors?: Record<string, string> }
  const told = Object.values(errors)
  return told.length > 0 ? told : [error.label[language === 'zh' ? 0 : 1]]
}

const cut = (text: string, most: number) => [...text].slice(0, most).join('')
