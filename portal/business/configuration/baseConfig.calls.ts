import type { Row } from '#declare'
import { invalid, missing, refusedField } from '#portal/core/errors.ts'
import {
  type Call,
  demand,
  demandVersion,
  findVisible,
  termsOf,
  visibleRow,
} from '#portal/engine/records/call.ts'
import { carryOut } from '#portal/engine/records/carryOut.ts'
import { isRow } from '#portal/engine/records/entryKeys.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { takenValues, update } from '#portal/engine/records/save.ts'
import { unwrap } from '#portal/engine/records/sentValues.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import { bodyOf } from '#portal/http/body.ts'
import { success } from '#portal/http/envelope.ts'
import { type Calls, type Route, record, withVersion } from '#portal/http/records/recordCalls.ts'

/** `GET baseConfig/key?key=…`: one setting by its key. */
const getByKey: Route = async (c, call) => {
  demand(call, 'read')
  return record(c, visibleRow(call, await settingByKey(call, queryOf(c).key)))
}

/** `POST baseConfig/updateConfigByKey { key, value }`: changes the value of one setting. */
const updateConfigByKey: Route = async (c, call) => {
  const { key, ...body } = withVersion(c, await bodyOf(c))
  const { id } = await settingByKey(call, key)
  return record(c, await update(call, id as number, body, { versioned: false }))
}

/**
 * `POST baseConfig/updateConfig`: `{ id, value, version? }` for one setting, `{ list: [{ id, value, version }] }` for
 * a form, whose keys are saved in one transaction or not at all. A key changed elsewhere meanwhile is 40900.
 */
const updateConfig: Route = async (c, call) => {
  const body = withVersion(c, await bodyOf(c))
  if (!('list' in body)) {
    const { id, ...values } = body
    return record(c, await update(call, idOf(id), values, { versioned: false }))
  }
  return success(c, { list: await saveList(call, body) })
}

async function saveList(call: Call, body: Row): Promise<Row[]> {
  demand(call, 'update')
  const { wrap, values } = unwrap(null, body)
  const lines = values.list
  if (!Array.isArray(lines) || lines.length === 0 || lines.length > 200 || !lines.every(isRow))
    throw refusedField('list', [
      '请给出要保存的配置列表，最多 200 项',
      'Send the list of settings to save, 200 at most',
    ])
  const { context, entity } = call
  const saved = await inTransaction(context, termsOf(call, wrap), async (transaction) => {
    const rows: Row[] = []
    for (const line of lines) {
      const { id, version, ...rest } = line as Row
      const before = await findVisible(call, transaction.tx, idOf(id))
      demandVersion(call, before, typeof version === 'number' ? version : undefined)
      const sent = await underKey(before, () =>
        takenValues(call, rest, before, { tx: transaction.tx }),
      )
      const isSame = Object.keys(sent).length === 0
      rows.push(
        isSame
          ? before
          : await underKey(before, () =>
              carryOut(transaction, {
                entity,
                kind: 'update',
                before,
                after: { ...before, ...sent },
                sent,
              }),
            ),
      )
    }
    return rows
  })
  return saved.map((row) => visibleRow(call, row))
}

/** A problem of one key stands under that key, where the form has its input. */
async function underKey<T>(before: Row, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, label } = error as { code?: number; label?: readonly [string, string] }
    if (code !== 40001 || !label) throw error
    throw invalid([{ field: String(before.key), message: label }])
  }
}

async function settingByKey(call: Call, key: unknown): Promise<Row> {
  if (typeof key !== 'string' || key === '')
    throw refusedField('key', ['请给出配置键', 'Send the key of the setting'])
  const { context, entity } = call
  const [row] = await context.rows.select(context.database.db, entity, { key }, { limit: 1 })
  if (!row) throw missing(entity.label, key)
  return findVisible(call, context.database.db, row.id as number)
}

function idOf(id: unknown): number {
  if (Number.isSafeInteger(id) && (id as number) > 0) return id as number
  throw refusedField('id', ['请给出配置编号', 'Send the number of the setting'])
}

/** Named calls on settings. */
export const calls: Calls = { getByKey, updateConfig, updateConfigByKey }
