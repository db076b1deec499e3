import type { Context } from 'hono'
import type { BulkKind, Row, StoredFile } from '#declare'
import { heaviestFile } from '#derive/bulk/fileFault.ts'
import { type Finding, finding, messageOf } from '#derive/bulk/finding.ts'
import {
  forbidden,
  invalid,
  malformedBody,
  missing,
  noCall,
  refusedField,
} from '#portal/core/errors.ts'
import { entityNamed, type PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { BY_CALL } from '#portal/engine/imports/byCall.ts'
import { isShort } from '#portal/engine/imports/isShort.ts'
import { kindOf } from '#portal/engine/imports/kindOf.ts'
import { optionProblems } from '#portal/engine/imports/optionProblems.ts'
import { personSession } from '#portal/engine/imports/records/makerSession.ts'
import { result } from '#portal/engine/imports/sheets.ts'
import { bytesAsFile, rowsAsFile } from '#portal/engine/imports/sourceFile.ts'
import { confirm, plainMove, submitForApproval } from '#portal/engine/imports/steps.ts'
import { checkNow, kindNamed, makeBatch, saying } from '#portal/engine/imports/submit.ts'
import { summary } from '#portal/engine/imports/summary.ts'
import type { Call } from '#portal/engine/records/call.ts'
import { isRow } from '#portal/engine/records/entryKeys.ts'
import { demandRight, type ServiceKey } from '#portal/engine/serviceKeys/readServiceKey.ts'
import { accountOf } from '#portal/engine/session/account.ts'
import { jsonOf } from '../body.ts'
import { success } from '../envelope.ts'
import { dropped, formBody } from './formBody.ts'

/** A list that another program hands in, or asks after. */
export interface Importing {
  readonly context: PortalContext
  readonly key: ServiceKey
  /** Of the key; the list is its owner's, with the rights they have. */
  readonly session: Session
}
/** Rows of one call as JSON; more come as a file. */
const MOST_ROWS = 5000
/** So many rows with a problem are told in the answer; all of them stand in the result. */
const TOLD = 100

/**
 * `import/{kind}` and what stands below it: a list is handed in (`POST`), looked at (`GET {id}`), carried out
 * (`POST {id}/confirm`), put down (`POST {id}/cancel`), its result fetched (`GET {id}/result`).
 */
export async function importRoute(
  c: Context,
  importing: Importing,
  [name = '', id, what, ...more]: readonly string[],
): Promise<Response> {
  demandRight(importing.key, `import:${name}`)
  const call = await ownersCall(importing)
  const kind = kindNamed(call, name)
  const answer = id === undefined ? routes[c.req.method] : undefined
  if (answer) return answer(c, call, kind)
  const follows =
    more.length === 0 ? following[[c.req.method, what].filter(Boolean).join(' ')] : undefined
  if (!follows || !/^[1-9]\d{0,15}$/.test(id ?? '')) throw noCall(c.req.method, c.req.path)
  await demandOfKind(call, kind, Number(id))
  return follows(c, call, Number(id))
}

/** The owner of a key is whose list it is: what they may not do in a form, no program does for them. */
async function ownersCall({ context, key, session }: Importing): Promise<Call> {
  const account = await accountOf(context.database.db, context.entities, key.owner)
  if (account?.user.status !== 'active')
    throw forbidden([
      `服务密钥“${key.name}”的负责人已停用，不能导入`,
      `The owner of the service key "${key.name}" is no longer active`,
    ])
  const { language, ip, agent, requestId, program } = session
  const owner = { ...personSession(account), ...{ language, ip, agent, requestId } }
  return {
    context,
    entity: entityNamed(context, 'batchGive'),
    session: { ...owner, ...(program && { program }) },
  }
}

async function demandOfKind({ context, entity }: Call, kind: BulkKind, id: number): Promise<void> {
  const batch = await context.rows.read(context.database.db, entity, id)
  if (batch?.kind !== kind.name) throw missing(entity.label, id)
}

type Answer<Of> = (c: Context, call: Call, of: Of) => Promise<Response>

const handIn: Answer<BulkKind> = async (c, call, kind) => {
  const { file, files, reason, options, accept, people, isGoing } = await readBody(c, call, kind)
  const chosen = await optionProblems(call.context, kind, options)
  if (chosen.length > 0) {
    await dropped(call.context, files)
    throw invalid(chosen)
  }
  const batch = await makeBatch(call, {
    ...{ kind: kind.name, file, fileName: file.name, reason, options },
    ...(files.length > 0 && { files }),
    editorName: call.session.program?.name.slice(0, 40) ?? null,
  })
  const checked = await checkNow(call, batch, isShort(Number(file.size ?? 0)))
  const ready = isGoing && checked.status === 'ready'
  const after = ready ? await goesOn(call, checked, { accept, people }) : checked
  return success(c, await batchView(call, after), 201)
}
const routes: { readonly [method: string]: Answer<BulkKind> } = { POST: handIn }

const following: { readonly [call: string]: Answer<number> } = {
  GET: async (c, call, id) => success(c, await batchView(call, await batchAt(call, id))),
  'GET result': (c, call, id) => result(c, call, id),
  'POST confirm': async (c, call, id) => {
    const { accept, people } = termsIn((await jsonOf(c)) ?? {})
    return success(
      c,
      await batchView(call, await goesOn(call, await batchAt(call, id), { accept, people })),
    )
  },
  'POST cancel': async (c, call, id) => {
    const { version } = await batchAt(call, id)
    return success(c, await batchView(call, await plainMove('cancel')(call, id, { version })))
  },
}

const batchAt = async ({ context, entity }: Call, id: number): Promise<Row> =>
  (await context.rows.read(context.database.db, entity, id)) as Row

interface Terms {
  readonly accept: readonly string[]
  readonly people: number | undefined
}

/** Carried out, or handed in where somebody else must approve it. */
async function goesOn(call: Call, { id, version }: Row, { accept, people }: Terms): Promise<Row> {
  const { approval } = await summary(call, id as number)
  const isDue = (approval as { readonly needed: boolean }).needed
  const terms = { version, accept, ...(people !== undefined && { people }) }
  return (isDue ? submitForApproval : confirm)(call, id as number, terms)
}

/** What a call hands in: the bytes of a file with the rest in the address, or rows and the rest as JSON. */
async function readBody(c: Context, call: Call, kind: BulkKind) {
  const type = c.req.header('content-type') ?? ''
  if (/^multipart\/form-data\b/i.test(type)) return readForm(c, call, kind)
  const isJson = /^application\/(json|[\w.+-]+\+json)\b/i.test(type)
  const { rows, ...body } = isJson ? asRow(await jsonOf(c)) : inAddress(c)
  demandNames(body)
  const file = isJson
    ? await rowsAsFile(call.context, kind, rowsIn(kind, rows))
    : await bytesAsFile(call.context, await bytesIn(c, kind), kind.template)
  return {
    ...termsIn(body),
    file: file as StoredFile,
    files: [] as readonly StoredFile[],
    reason: String(body.reason ?? BY_CALL),
    options: (body.options as Row | null) ?? null,
    isGoing: body.confirm === true,
  }
}

/** A form: the sheet as `list`, or `rows` as JSON; what comes along as `files`; the rest as in an address. */
async function readForm(c: Context, call: Call, kind: BulkKind) {
  const { context } = call
  const { fields, list, files } = await formBody(context, kind, c.req.raw)
  try {
    const { rows, ...rest } = fields
    const body = plainly(rest)
    demandNames(body)
    if (list === null && rows === undefined) throw saying(kind, finding('F7'))
    const file =
      list === null
        ? await rowsAsFile(context, kind, rowsIn(kind, parsed(rows, 'rows')))
        : await bytesAsFile(context, list, kind.template)
    return {
      ...termsIn(body),
      ...{ file: file as StoredFile, files },
      reason: String(body.reason ?? BY_CALL),
      options: (body.options as Row | null) ?? null,
      isGoing: body.confirm === true,
    }
  } catch (error) {
    await dropped(context, files)
    throw error
  }
}

const taken = ['reason', 'options', 'confirm', 'accept', 'people']

function demandNames(body: Row): void {
  const [strange] = Object.keys(body).filter((name) => !taken.includes(name))
  if (strange !== undefined)
    throw refusedField(strange, [`不接受“${strange}”`, `"${strange}" is not taken`])
}

function asRow(body: unknown): Row {
  if (isRow(body)) return body
  throw malformedBody()
}

/** `?reason=…&options={…}&confirm=true&accept=D2,B21`. */
const inAddress = (c: Context): Row => plainly(c.req.query())

function plainly({ reason, options, confirm: isGoing, accept, people, ...strange }: Texts): Row {
  return {
    ...strange,
    ...(reason !== undefined && { reason }),
    ...(options !== undefined && { options: optionsIn(options) }),
    ...(isGoing !== undefined && { confirm: isGoing === 'true' }),
    ...(accept !== undefined && { accept: accept.split(',') }),
    ...(people !== undefined && { people: Number(people) }),
  }
}

type Texts = { readonly [name: string]: string | undefined }

const optionsIn = (text: string): Row => {
  const given = parsed(text, 'options')
  if (isRow(given)) return given
  throw refusedField('options', ['options 应为 JSON 对象', 'options must be a JSON object'])
}

function parsed(text: string | undefined, name: string): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    throw refusedField(name, [`${name} 应为 JSON`, `${name} must be JSON`])
  }
}

function termsIn(body: unknown): Terms {
  const { accept = [], people } = asRow(body)
  const isList = Array.isArray(accept) && accept.every((code) => typeof code === 'string')
  if (!isList)
    throw refusedField('accept', ['accept 应为代码列表', 'accept must be a list of codes'])
  return { accept, people: typeof people === 'number' ? people : undefined }
}

/** Rows by the names or the headers of the kind's columns, each value as a cell would show it. */
function rowsIn({ columns, most }: BulkKind, rows: unknown): readonly Row[] {
  const limit = Math.min(most, MOST_ROWS)
  if (!Array.isArray(rows) || !rows.every(isRow) || rows.length === 0 || rows.length > limit)
    throw refusedField('rows', [`请给出 1 到 ${limit} 行 rows`, `Send from 1 to ${limit} rows`])
  const names = new Map(
    Object.entries(columns).flatMap(([name, { label }]) => [
      [name, name],
      [label[0], name],
    ]),
  )
  const strange = [...new Set(rows.flatMap(Object.keys))].filter((name) => !names.has(name))
  if (strange.length > 0)
    throw invalid(
      strange.map((name) => ({
        field: `rows.${name}`,
        message: [`没有列“${name}”`, `There is no column "${name}"`] as const,
      })),
    )
  return rows.map((row: Row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [names.get(name), value])),
  )
}

/** The bytes of the body, counted as they come: no more is read than a list may weigh. */
async function bytesIn(c: Context, kind: BulkKind): Promise<Uint8Array> {
  const tooHeavy = saying(kind, finding('F3'))
  if (Number(c.req.header('content-length') ?? 0) > heaviestFile) throw tooHeavy
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of (c.req.raw.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength
    if (size > heaviestFile) throw tooHeavy
    parts.push(part)
  }
  if (size === 0) throw saying(kind, finding('F7'))
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
}

/** A batch as a program reads it: how it stands, what it counts, what is wrong with it. */
async function batchView(call: Call, batch: Row): Promise<Row> {
  const { context, session } = call
  const spoken = session.language === 'en' ? 1 : 0
  const { rows, codes, faults, approval, amount, shares } = await summary(call, batch.id as number)
  const { status, batchNo, done: carriedOut, failed, skipped, problems, warnings } = batch
  const wrong = await context.rows.select(
    context.database.db,
    entityNamed(context, 'batchRow'),
    { batch: batch.id, level: 'error', status: 'waiting' },
    { limit: TOLD, sort: 'rowNo' },
  )
  const kind = kindOf(batch)
  return {
    ...{ id: batch.id, batchNo, status, rows: batch.rows ?? rows },
    ...{ done: carriedOut, failed, skipped, problems, warnings, amount },
    ...{ faults, codes, shares, approval },
    wrong: wrong.flatMap(({ rowNo, findings }) =>
      ((findings as readonly Finding[] | null) ?? []).map((found) => ({
        ...{ rowNo, code: found.code, column: found.column ?? null },
        message: messageOf(kind, found)[spoken],
      })),
    ),
  }
}
