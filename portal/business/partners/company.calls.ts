import type { Row } from '#declare'
import { invalid, missing, refusedField } from '#portal/core/errors.ts'
import { act } from '#portal/engine/records/action.ts'
import { bulk } from '#portal/engine/records/bulk.ts'
import { type Call, demand, findVisible } from '#portal/engine/records/call.ts'
import { isRow } from '#portal/engine/records/entryKeys.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { move } from '#portal/engine/records/move.ts'
import { create, update } from '#portal/engine/records/save.ts'
import { bodyOf } from '#portal/http/body.ts'
import { languageOf, success } from '#portal/http/envelope.ts'
import { idIn } from '#portal/http/records/generic.ts'
import { type Calls, page, type Route, record } from '#portal/http/records/recordCalls.ts'

const nothingMeant = async () => ({ ids: [], total: 0 })

/** An action on many companies: `{ companyIds, <name> }`, the rest as in every bulk call; gives how many were done. */
const onMany =
  (action: string, name: string, field: string): Route =>
  async (c, call) => {
    const { companyIds: ids, [name]: value, ...rest } = await bodyOf(c)
    const body = { ...rest, action, ids, values: { [field]: value ?? null } }
    const language = languageOf(c.req.header('accept-language'))
    const result = await bulk(call, body, nothingMeant, language)
    return success(c, { ...result, count: result.done })
  }

/** `{ id, packageId, phones }`: a job. A spreadsheet is read by a bulk run, never here. */
const distribution: Route = async (c, call) => {
  const { id, packageId, phones = [], filePath, ...rest } = await bodyOf(c)
  if (filePath)
    throw refusedField('filePath', [
      '此处不读取表格，请粘贴手机号',
      'No spreadsheet is read here: send the phones',
    ])
  const pasted = [phones].flat().join('\n')
  return success(
    c,
    await act(call, idIn(id), 'distribution', { ...rest, package: packageId, phones: pasted }),
  )
}

/** `{ id, term, seats, amount, contractNo }`: the record as it stands then. */
async function renew(call: Call, body: Row): Promise<Row> {
  const { id, term, ...rest } = body
  const lacking = ['term', 'seats', 'contractNo'].filter((name) => body[name] === undefined)
  if (lacking.length > 0)
    throw invalid(lacking.map((field) => ({ field, message: ['请填写', 'Fill it in'] })))
  return move(call, idIn(id), 'renewal', { contract: term, ...rest })
}

/** The bank-type company of that number, for whoever may do this with it. Throws 40400 for any other. */
async function bankOf(call: Call, id: unknown, operation: string): Promise<Row> {
  demand(call, operation)
  const row = await findVisible(call, call.context.database.db, idIn(id))
  if (row.type !== 'bank') throw missing(call.entity.label, row.id as number)
  return row
}

/** `?page&size&filters={…}`: a page of the list, by conditions as JSON and those that always hold. */
export const pageOf =
  (always: Row): Route =>
  async (c, call) => {
    const { filter, filters = filter, page: at = '1', size = '10', ...query } = queryOf(c)
    const first = (Number(at) - 1) * Number(size)
    const asked = { ...filterIn(filters), ...always }
    const range = JSON.stringify([first, first + Number(size) - 1])
    return page(c, call, { range, ...query, filter: JSON.stringify(asked) })
  }

function filterIn(text: string | undefined): Row {
  const given: unknown = text ? parsed(text) : {}
  if (isRow(given)) return given
  throw refusedField('filters', ['筛选条件应为 JSON 对象', 'filters must be a JSON object'])
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `{ record }`: created without id, else changed. */
const saveIcbc: Route = async (c, call) => {
  const { record: values } = await bodyOf(c)
  if (!isRow(values)) throw refusedField('record', ['请给出记录内容', 'Send the fields as record'])
  const { id, ...rest } = values
  if (id === undefined || id === null)
    return record(c, await create(call, { ...rest, type: 'bank' }), 201)
  return record(c, await update(call, (await bankOf(call, id, 'update')).id as number, rest))
}

/** Named calls on companies. */
export const calls: Calls = {
  fit: onMany('fit', 'pageId', 'page'),
  grouping: onMany('grouping', 'groupId', 'group'),
  distribution,
  renewal: async (c, call) => record(c, await renew(call, await bodyOf(c))),
  getIcbcList: pageOf({ type: 'bank' }),
  saveIcbc,
  renewalIcbc: async (c, call) => {
    const body = await bodyOf(c)
    await bankOf(call, body.id, 'renewal')
    return record(c, await renew(call, body))
  },
}
