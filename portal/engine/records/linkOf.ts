import type { Action, Fields, Label, Row } from '#declare'
import type { LinkOf } from '#declare/action.ts'
import { isEmpty } from '#derive/compare.ts'
import { refusedField } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { readConfig } from '../configuration/readConfig.ts'
import { portalSession } from '../context/session.ts'
import { demandOnly, dialogNames } from './acceptedValues.ts'
import { type Call, demand, findVisible } from './call.ts'
import { carryOut } from './carryOut.ts'
import { demandWhen } from './demandWhen.ts'
import { PREVIEWED, tokenFor } from './preview/token.ts'
import { titleOf } from './titleOf.ts'
import { dryRun, inTransaction } from './transaction.ts'

/** An address of the app, and what a picture of its QR code is called. */
export interface Link {
  readonly address: string
  readonly title: string
  /** Other forms of it: for the app, for a mini-program. */
  readonly forms?: readonly { readonly label: Label; readonly text: string }[]
}

/** What an action that links gives: the address a record stands for in the app. Throws 40001 where its word is empty, 40900 for a record it is not for. */
export async function linkOf(call: Call, id: number, name: string, body: Row): Promise<Link> {
  demand(call, name)
  const { context, entity } = call
  const { db } = context.database
  const action = entity.actions[name] as Action
  demandOnly(body, dialogNames(action))
  const row = await withWord(call, await findVisible(call, db, id), action.links as LinkOf)
  if (action.when)
    await dryRun(context, call, (transaction) => demandWhen(call, transaction, row, name))
  const { host, path, word, own, carries = {}, drafts, forms, called } = action.links as LinkOf
  const value = row[word]
  const label = entity.fields[word]?.label ?? [word, word]
  if (value === null || value === undefined || value === '')
    throw refusedField(word, [`请先填写${label[0]}`, `Fill in ${label[1]} first`])
  const home = String((await readConfig(db, host, shanghaiTime(context.clock()))) ?? '/')
  const standing = own && row[own] ? String(row[own]) : null
  const query = {
    ...(await carried(call, action, carries, body, row)),
    ...(drafts && !isShown(call, row) && { preview: await previewToken(call, id) }),
  }
  const address = withQuery(
    standing ?? `${home}${path}/${encodeURIComponent(String(value))}`,
    query,
  )
  const beside = called && (await calledAt(call, row, called))
  return {
    address,
    title: [titleOf(entity, row), beside].filter(Boolean).join('-'),
    ...(forms && {
      forms: forms
        .filter((form) => row[form])
        .map((form) => ({
          label: entity.fields[form]?.label ?? [form, form],
          text: String(row[form]),
        })),
    }),
  }
}

/** A record of before its word was drawn gets it now. */
async function withWord({ context, entity }: Call, row: Row, { word }: LinkOf): Promise<Row> {
  const isDrawn = Object.values(entity.rules)
    .flat()
    .some(({ number }) => number === word)
  if (!isDrawn || !isEmpty(row[word])) return row
  return inTransaction(context, { session: portalSession }, (transaction) =>
    carryOut(transaction, { entity, kind: 'update', before: row, after: { ...row }, sent: {} }),
  )
}

/** What the record a reference names is called; undefined where it names none. */
async function calledAt({ context, entity }: Call, row: Row, field: string) {
  const to = context.entities.get(entity.fields[field]?.to ?? '')
  const other = to && (await context.rows.read(context.database.db, to, Number(row[field])))
  return to && other ? titleOf(to, other) : undefined
}

type Query = { readonly [parameter: string]: string }

/** What the dialog gave, by parameter; nothing for what was left empty. */
async function carried(
  { context, entity }: Call,
  { asks }: Action,
  carries: Query,
  body: Row,
  row: Row,
): Promise<Query> {
  const fields = (Array.isArray(asks) ? entity.fields : asks) as Fields | undefined
  const query: Record<string, string> = {}
  for (const [parameter, path] of Object.entries(carries)) {
    const [field = '', part] = path.split('.')
    const { to } = fields?.[field] ?? {}
    // What the dialog does not ask for is the record's own.
    const given = fields?.[field] ? body[field] : row[field]
    const other = part && to ? context.entities.get(to) : undefined
    const found = other
      ? (await context.rows.read(context.database.db, other, Number(given)))?.[part as string]
      : given
    if (found !== null && found !== undefined && found !== '') query[parameter] = String(found)
  }
  return query
}

/** Whether readers see the record anyway. */
const isShown = ({ entity }: Call, row: Row): boolean => row[entity.stateField] === 'published'

const previewToken = async ({ context, entity }: Call, id: number): Promise<string> =>
  (await tokenFor(context, { entity: entity.name, id, action: PREVIEWED })).token

function withQuery(address: string, query: Query): string {
  const text = new URLSearchParams(query).toString()
  if (!text) return address
  const [plain = '', fragment] = address.split('#')
  const whole = `${plain}${plain.includes('?') ? '&' : '?'}${text}`
  return fragment === undefined ? whole : `${whole}#${fragment}`
}
