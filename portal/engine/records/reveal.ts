import type { Row } from '#declare'
import { masksOf } from '#derive/maskPlan.ts'
import { forbidden } from '#portal/core/errors.ts'
import { writeDeed } from '../audit/writeAudit.ts'
import { type Call, demand, findVisible, visibleRow } from './call.ts'
import { same } from './same.ts'
import { titleOf } from './titleOf.ts'

/** What a record holds about somebody, as it stands at that version. */
export interface Revealed {
  readonly id: number
  readonly version: number
  /** The fields that are masked until somebody asks, in clear. */
  readonly values: Row
}

/**
 * `POST {entity}/{id}/reveal`: what is masked of a record until somebody asks for it, in clear, for whoever has the
 * right to it; who looked at which fields is told in the audit log. Throws 40300 without the right; where nothing is
 * hidden there is nothing to tell.
 */
export async function reveal(call: Call, id: number): Promise<Revealed> {
  demand(call, 'read')
  const { context, entity, session } = call
  const row = await findVisible(call, context.database.db, id)
  const masked = visibleRow(call, row)
  const clear = context.access.maskRow(entity, row, session, { revealing: true })
  const personal = masksOf(entity).filter((mask) => mask.personal)
  const names = [...new Set(personal.map(({ list, field }) => list ?? field))]
  const fields = names.filter((name) => !same(clear[name], masked[name]))
  const version = row.version as number
  if (fields.length === 0) {
    if (names.some((name) => !same(clear[name], row[name]))) throw forbidden(notYours)
    return { id, version, values: {} }
  }
  await context.database.transaction((tx) =>
    writeDeed(context, tx, session, {
      action: 'reveal',
      entity: entity.name,
      recordId: id,
      recordTitle: titleOf(entity, masked),
      changed: fields,
    }),
  )
  return { id, version, values: Object.fromEntries(fields.map((name) => [name, clear[name]])) }
}

const notYours = [
  '完整显示手机号、地址等需要“查看完整个人信息”权限，请联系管理员',
  'To see phones and addresses in full you need the right "Full personal data": ask an administrator for it',
] as const
