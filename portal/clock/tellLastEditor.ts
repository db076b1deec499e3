import type { Entity, Label, Row } from '#declare'
import type { PortalError } from '../errors.ts'
import type { Records } from '../records/change.ts'
import { titleOf } from '../records/titleOf.ts'

/** A timed move that was refused. */
export interface Missed {
  readonly entity: Entity
  readonly row: Row
  readonly move: string
  readonly error: PortalError
}

/**
 * Tells whoever changed a record last, by a notice, that a timed move of it was refused and why. Tells once: not again
 * while the record stands as it is. Does nothing where nobody but the portal has touched the record.
 */
export async function tellLastEditor(records: Records, missed: Missed): Promise<void> {
  const { row, error } = missed
  const user = row.updatedBy ?? row.createdBy
  if (typeof user !== 'number') return
  const notice = { user, type: 'schedule', title: titleOfNotice(missed) }
  const since = { createdAt: { gte: { text: row.updatedAt } } }
  if ((await records.count('notice', { ...notice, ...since })) > 0) return
  const body = [...reasons(error, 'zh'), ...reasons(error, 'en')].join('\n')
  await records.create('notice', { ...notice, body: cut(body, 500) })
}

/** Notices are kept as text, so both languages stand in them. */
function titleOfNotice({ entity, row, move }: Missed): string {
  const [zh, en]: Label = entity.moves[move]?.label ?? [move, move]
  return cut(`定时${zh}未执行 · ${en} was refused：${entity.label[0]}“${titleOf(entity, row)}”`, 80)
}

function reasons(error: PortalError, language: 'zh' | 'en'): string[] {
  const { errors = {} } = (error.dataIn(language) ?? {}) as { errors?: Record<string, string> }
  const told = Object.values(errors)
  return told.length > 0 ? told : [error.label[language === 'zh' ? 0 : 1]]
}

const cut = (text: string, most: number) => [...text].slice(0, most).join('')
