import type { Entity, Row } from '#declare'
import { linkTo } from '#portal/engine/imports/links.ts'
import { listRows } from '#portal/engine/imports/listRows.ts'
import { fileColumns } from '#portal/engine/imports/mapped.ts'
import { checkOne } from '#portal/engine/imports/one/checkOne.ts'
import { tellRows } from '#portal/engine/imports/one/tellRows.ts'
import { sample } from '#portal/engine/imports/sampleOf.ts'
import { kindsOffered, problems, result, source, template } from '#portal/engine/imports/sheets.ts'
import {
  check,
  confirm,
  editRow,
  fixAll,
  found,
  map,
  pasteCells,
  plainMove,
  refuse,
  replace,
  settleTwice,
  skipRow,
  submitForApproval,
} from '#portal/engine/imports/steps.ts'
import { submit } from '#portal/engine/imports/submit.ts'
import { summary } from '#portal/engine/imports/summary.ts'
import { act } from '#portal/engine/records/action.ts'
import type { Call } from '#portal/engine/records/call.ts'
import { queryOf, rangeHeader } from '#portal/engine/records/listing.ts'
import { bodyOf } from '../body.ts'
import { success } from '../envelope.ts'
import { makeExport } from '../exports/exportCalls.ts'
import { actionResult, type Route, record, withVersion } from '../records/recordCalls.ts'

type OnId = (id: number) => Route
type Doing = (call: Call, id: number, body: Row) => Promise<Row>

const withBody =
  (does: Doing, answer: 'record' | 'plain' = 'record'): OnId =>
  (id) =>
  async (c, call) => {
    const given = await does(call, id, withVersion(c, await bodyOf(c)))
    return answer === 'record' ? record(c, given) : success(c, given)
  }

/** An action whose reason comes as `reason`, as with every other call. */
const acting =
  (name: string, status: 200 | 201 = 200): OnId =>
  (id) =>
  async (c, call) => {
    const { reason, ...body } = withVersion(c, await bodyOf(c))
    const given = await act(call, id, name, {
      ...body,
      ...(reason !== undefined && { why: reason }),
    })
    return status === 201 ? record(c, given as Row, 201) : actionResult(c, given)
  }

interface Calls {
  /** On the path itself and its fixed segments. */
  readonly list: { readonly [call: string]: Route }
  /** On one record. */
  readonly one: { readonly [call: string]: OnId }
}

/** Calls of bulk runs and exports beside the plain ones of records. */
const own: { readonly [entity: string]: Calls } = {
  batchGive: {
    list: {
      POST: async (c, call) => record(c, await submit(call, await bodyOf(c)), 201),
      'GET kinds': async (c, call) => success(c, kindsOffered(call)),
      'GET template': template,
      'POST checkOne': async (c, call) => success(c, await checkOne(call, await bodyOf(c))),
    },
    one: {
      'GET summary': (id) => async (c, call) => success(c, await summary(call, id)),
      'GET sample': (id) => async (c, call) => success(c, await sample(call, id)),
      'GET columns': (id) => async (c, call) => success(c, await fileColumns(call, id)),
      'GET found': (id) => async (c, call) => success(c, await found(call, id, queryOf(c))),
      'GET problems': (id) => (c, call) => problems(c, call, id),
      'GET result': (id) => (c, call) => result(c, call, id),
      'GET link': (id) => async (c, call) =>
        success(c, await linkTo(call, id, c.req.query('of') ?? 'result')),
      'GET file': (id) => (c, call) => source(c, call, id),
      'POST check': withBody(check),
      'POST map': withBody(map),
      'POST confirm': withBody(confirm),
      'POST submit': withBody(submitForApproval),
      'POST refuse': withBody(refuse),
      'POST pause': withBody(plainMove('pause')),
      'POST resume': withBody(plainMove('resume')),
      'POST cancel': withBody(plainMove('cancel')),
      'POST fixRows': withBody(fixAll, 'plain'),
      'POST replace': withBody(replace, 'plain'),
      'POST cells': withBody(pasteCells, 'plain'),
      'POST doubles': withBody(settleTwice, 'plain'),
      'POST rerun': acting('rerun', 201),
      'POST undo': acting('undo', 201),
      'POST again': acting('again', 201),
    },
  },
  export: { list: { POST: makeExport }, one: {} },
  batchRow: {
    list: {
      GET: async (c, call) => {
        const found = await listRows(call, queryOf(c))
        c.header('Content-Range', rangeHeader(call.entity, found))
        return success(c, found)
      },
      'POST tell': async (c, call) => success(c, await tellRows(call, await bodyOf(c))),
    },
    one: { PUT: withBody(editRow), 'POST skip': withBody(skipRow) },
  },
}

/** Every such call of an entity, as method and name, on the list and on one record. */
export function bulkCallsOf({ name }: Entity): { list: readonly string[]; one: readonly string[] } {
  const { list = {}, one = {} } = own[name] ?? {}
  return { list: Object.keys(list), one: Object.keys(one) }
}

/** The route of a call of bulk runs; undefined where it is one like those of every other entity. */
export function bulkRoute(
  method: string,
  entity: Entity,
  rest: readonly string[],
  filter: string | undefined,
): Route | undefined {
  const calls = own[entity.name]
  if (!calls) return undefined
  // Rows of one batch are listed by it; the rows of one user like any other list.
  if (entity.name === 'batchRow' && rest.length === 0 && !/"batch"\s*:\s*\d/.test(filter ?? ''))
    return undefined
  const [first = '', ...further] = rest
  if (/^[1-9]\d{0,15}$/.test(first))
    return calls.one[[method, ...further].join(' ')]?.(Number(first))
  return calls.list[[method, ...rest].join(' ')]
}
