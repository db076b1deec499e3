import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import { act } from '#portal/engine/records/action.ts'
import { idsAsTheyStand } from '#portal/engine/records/asTheyStand.ts'
import { remove } from '#portal/engine/records/bin.ts'
import type { Call } from '#portal/engine/records/call.ts'
import { reorder } from '#portal/engine/records/reorder.ts'
import { bodyOf } from '#portal/http/body.ts'
import { success } from '#portal/http/envelope.ts'
import { idIn } from '#portal/http/records/generic.ts'
import { type Calls, record } from '#portal/http/records/recordCalls.ts'

/** Records of one call at most. */
const MOST = 200

function idsIn(ids: unknown): readonly number[] {
  if (Array.isArray(ids) && ids.length > 0 && ids.length <= MOST) return ids.map(idIn)
  throw refusedField('ids', [
    `请给出记录编号，最多 ${MOST} 条`,
    `Send the numbers of the records, ${MOST} at most`,
  ])
}

/** `{ ids, …, accept? }`: an action on each of them, as they stand; what it gives as a list, in the order of `ids`. */
async function each(call: Call, name: string, ids: unknown, body: Row): Promise<readonly Row[]> {
  const asked = idsIn(ids)
  const given = new Map<number, Row>()
  for (const id of await idsAsTheyStand(call.context, call.entity, asked))
    given.set(id, (await act(call, id, name, body)) as Row)
  return asked.map((id) => given.get(id) as Row)
}

/** Named calls on what stands in the modules of pages. */
export const calls: Calls = {
  copy: async (c, call) => {
    const { ids, moduleId, ...body } = await bodyOf(c)
    return success(c, { list: await each(call, 'copy', ids, { ...body, to: moduleId }) })
  },
  sort: async (c, call) => {
    const { moduleId, ids, ...body } = await bodyOf(c)
    return success(c, await reorder(call, { ...body, ids, scope: { module: idIn(moduleId) } }))
  },
  delete: async (c, call) => {
    const { ids, ...body } = await bodyOf(c)
    const all = idsIn(ids)
    for (const id of all) await remove(call, id, body)
    return success(c, { count: all.length })
  },
  rename: async (c, call) => {
    const { id, ...body } = await bodyOf(c)
    return record(c, (await act(call, idIn(id), 'rename', body)) as Row)
  },
  synchronize: async (c, call) => {
    const { ids, ...body } = await bodyOf(c)
    return success(c, { list: await each(call, 'synchronize', ids, body) })
  },
  createThemeModule: async (c, call) => {
    const { themeId, ...body } = await bodyOf(c)
    const { module } = (await act(call, null, 'createThemeModule', {
      ...body,
      theme: idIn(themeId),
    })) as Row
    return success(c, module)
  },
}
