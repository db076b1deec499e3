import type { Entity, Field, Fields, Row, StoredFile } from '#declare'
import { isHandedOut } from '#derive/handsOut.ts'
import { forbidden, refusedField } from '#portal/core/errors.ts'
import { writeDeed } from '#portal/engine/audit/writeAudit.ts'
import { downloadOf } from '#portal/engine/media/privateLink.ts'
import { demand, findVisible, visibleRow } from '#portal/engine/records/call.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { titleOf } from '#portal/engine/records/titleOf.ts'
import { success } from '../envelope.ts'
import type { Route } from './recordCalls.ts'

/**
 * `GET {id}/file?at=contractFile`: an address for ten minutes under which a browser downloads the document of a
 * record; `attachments.0.file` names one of a list. Told in the audit log: as handed out, or with `for=crop` as looked at,
 * where it is only opened to be cropped anew. Throws 40300 where an action hands it out.
 */
export const handedOut =
  (id: number): Route =>
  async (c, call) => {
    demand(call, 'read')
    const { context, entity, session } = call
    const { at = '', for: purpose } = queryOf(c)
    const field = fieldAt(entity.fields, at)
    if (field?.kind !== 'file') throw refusedField('at', noFile(at))
    if (!isHandedOut(field)) throw forbidden(byAction(entity, field))
    const row = await findVisible(call, context.database.db, id)
    const file = valueAt(visibleRow(call, row), at)
    if (!file?.url) throw refusedField('at', ['这里还没有文件', 'There is no file here yet'])
    await context.database.transaction((tx) =>
      writeDeed(context, tx, session, {
        action: purpose === 'crop' ? 'reveal' : 'export',
        entity: entity.name,
        recordId: id,
        recordTitle: titleOf(entity, row),
        reason: `file ${at}`,
      }),
    )
    return success(c, await downloadOf(context, file))
  }

function fieldAt(fields: Fields, at: string): Field | undefined {
  const [name = '', entry, ...rest] = at.split('.')
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (entry === undefined) return field
  return field?.kind === 'list' ? fieldAt(field.of as Fields, rest.join('.')) : undefined
}

const valueAt = (row: Row, at: string): StoredFile | undefined =>
  at.split('.').reduce<unknown>((value, name) => (value as Row | null | undefined)?.[name], row) as
    | StoredFile
    | undefined

const noFile = (at: string) =>
  [
    `“${at}”不是文件字段，请用 at 指明要下载的文件`,
    `"${at}" holds no file: say in at which one is to be downloaded`,
  ] as const

function byAction({ actions }: Entity, { givenBy = '' }: Field) {
  const [zh, en] = actions[givenBy as string]?.label ?? ['下载', 'Download']
  return [`此文件只能通过“${zh}”下载`, `This file is handed out by "${en}" alone`] as const
}
