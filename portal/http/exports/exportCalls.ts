import { createExport } from '#portal/engine/exports/createExport.ts'
import { reread } from '#portal/engine/records/save.ts'
import { bodyOf } from '../body.ts'
import { type Route, record } from '../records/recordCalls.ts'

/** `POST export`: makes an export and queues its job; the same one of the last five minutes is answered as it stands. */
export const makeExport: Route = async (c, call) => {
  const { record: row, isNew } = await createExport(call, await bodyOf(c))
  return record(c, await reread(call, row), isNew ? 201 : 200)
}
