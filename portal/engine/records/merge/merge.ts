import type { Label, Language, Row } from '#declare'
import { mergesOf } from '#derive/merges.ts'
import { conflict, PortalError } from '#portal/core/errors.ts'
import { writeDeed } from '../../audit/writeAudit.ts'
import { entityNamed, type Referrer } from '../../context/portalContext.ts'
import type { Transaction } from '../../context/transaction.ts'
import { type Call, demand, demandConfirm, termsOf } from '../call.ts'
import { reread } from '../save.ts'
import { unwrap } from '../sentValues.ts'
import { titleOf } from '../titleOf.ts'
import { dryRun, inTransaction, settle } from '../transaction.ts'
import { type MergeRequest, readMergeRequest } from './mergeRequest.ts'
import { repointRow } from './repointRow.ts'
import { referrersOf, type Use, usesOf } from './uses.ts'

/** What a merge would do: who is kept, who goes, what moves, and what stands in the way. */
export interface MergePreview {
  readonly target: { readonly id: number; readonly title: string }
  readonly sources: readonly { readonly id: number; readonly title: string }[]
  readonly uses: readonly Use[]
  /** Records that would be changed. */
  readonly total: number
  readonly problems: readonly string[]
}

/** Beyond so many records the numbers are told and the run itself is not tried. */
const TRIED = 500

/**
 * Makes one record of several: whatever refers to the merged ones is changed to refer to the target, under all its
 * rules, then they make their move or go into the bin; all of it or nothing. Gives the target and what has moved.
 */
export async function merge(call: Call, name: string, body: Row): Promise<Row> {
  demand(call, name)
  const { wrap, values } = unwrap(null, body)
  const reason = wrap.reason
  demandConfirm(call, name, wrap, [values.ids ?? values.sourceIds ?? []].flat().length)
  const done = await inTransaction(call.context, termsOf(call, wrap), async (transaction) => {
    const asked = await readMergeRequest(call, transaction.tx, name, values)
    const referrers = await referrersOf(call, transaction, asked.sources)
    Object.assign(transaction, { reason: reason ?? reasonOf(call, name, asked) })
    await mergeWithin(call, transaction, name, asked, referrers)
    await tell(call, transaction, name, asked, referrers)
    return { target: asked.target, moved: usesOf(call, referrers) }
  })
  return { ...(await reread(call, done.target)), moved: done.moved }
}

/** The same without doing it. Throws as `merge` does for what is asked wrongly; refusals of rules stand in the answer. */
export async function previewMerge(
  call: Call,
  name: string,
  body: Row,
  language: Language,
): Promise<MergePreview> {
  demand(call, name)
  const { wrap, values } = unwrap(null, body)
  return dryRun(call.context, termsOf(call, wrap), async (transaction) => {
    const asked = await readMergeRequest(call, transaction.tx, name, values)
    const referrers = await referrersOf(call, transaction, asked.sources)
    const { length: total } = distinct(referrers)
    const nameOf = (row: Row) => ({ id: row.id as number, title: titleOf(call.entity, row) })
    const told = {
      target: nameOf(asked.target),
      sources: asked.sources.map(nameOf),
      uses: usesOf(call, referrers),
      total,
    }
    if (total > TRIED) return { ...told, problems: [] }
    return {
      ...told,
      problems: await problemsOf(call, transaction, name, asked, referrers, language),
    }
  })
}

async function problemsOf(
  call: Call,
  transaction: Transaction,
  name: string,
  asked: MergeRequest,
  referrers: readonly Referrer[],
  language: Language,
): Promise<readonly string[]> {
  try {
    await mergeWithin(call, transaction, name, asked, referrers)
    await settle(transaction)
    return []
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    const { errors } = (error.dataIn(language) ?? {}) as { errors?: Record<string, string> }
    const said = Object.values(errors ?? {})
    return said.length > 0 ? said : [error.label[language === 'en' ? 1 : 0]]
  }
}

async function mergeWithin(
  { entity }: Call,
  transaction: Transaction,
  name: string,
  { target, sources }: MergeRequest,
  referrers: readonly Referrer[],
): Promise<void> {
  const { records } = transaction
  const { into, names } = mergesOf(entity, name) ?? {}
  const id = target.id as number
  const from = new Set(sources.map((row) => row.id as number))
  for (const referrer of distinct(referrers)) {
    const isTarget = referrer.entity === entity.name && referrer.id === id
    await repoint(transaction, referrer, { entity: entity.name, from, to: isTarget ? null : id })
  }
  for (const source of from)
    if (name in entity.moves)
      await records.move(entity.name, source, name, into ? { [into]: id } : {})
    else await records.remove(entity.name, source)
  const kept = names && (await records.find(entity.name, id))
  if (kept)
    await records.update(entity.name, id, { [names]: namesOf(kept, sources, names, entity.title) })
}

/** A record that refers to one of the merged, through its own rules; what they refuse is told with its name. */
async function repoint(
  transaction: Transaction,
  { entity: name, id, title }: Referrer,
  repointing: Parameters<typeof repointRow>[2],
): Promise<void> {
  const entity = entityNamed(transaction.context, name)
  const row = await transaction.records.find(name, id)
  const values = row ? repointRow(entity, row, repointing) : {}
  if (Object.keys(values).length === 0) return
  try {
    await transaction.records.update(name, id, values)
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    const [zh, en] = error.label
    const message: Label = [
      `${entity.label[0]}“${title}”：${zh}`,
      `${entity.label[1]} "${title}": ${en}`,
    ]
    const usedBy = [{ entity: name, id, title }]
    throw conflict([{ field: '_', kind: 'conflict', message, usedBy }])
  }
}

/** Names of the merged ones and what they were called besides, each once, without the name that is kept. */
function namesOf(
  kept: Row,
  sources: readonly Row[],
  field: string,
  title: string,
): readonly string[] {
  const tags = (row: Row) => (Array.isArray(row[field]) ? (row[field] as string[]) : [])
  const all = [...tags(kept), ...sources.flatMap((row) => [String(row[title]), ...tags(row)])]
  return [...new Set(all)].filter((name) => name !== kept[title])
}

const distinct = (referrers: readonly Referrer[]): readonly Referrer[] => [
  ...new Map(referrers.map((one) => [`${one.entity} ${one.id}`, one])).values(),
]

const reasonOf = ({ entity }: Call, name: string, { target, sources }: MergeRequest): string => {
  const [label] = (entity.moves[name] ?? entity.actions[name])?.label ?? [name]
  const titles = sources.map((row) => titleOf(entity, row)).join('、')
  return `${label}：${titles} → ${titleOf(entity, target)}`.slice(0, 200)
}

/** One entry for the whole, beside those of the records that changed. */
async function tell(
  { context, entity, session }: Call,
  transaction: Transaction,
  name: string,
  { target, sources }: MergeRequest,
  referrers: readonly Referrer[],
): Promise<void> {
  await writeDeed(context, transaction.tx, session, {
    action: 'action',
    entity: entity.name,
    recordId: target.id as number,
    recordTitle: titleOf(entity, target),
    after: { [name]: sources.map(({ id }) => id), changed: distinct(referrers).length },
    ...(transaction.reason !== undefined && { reason: transaction.reason }),
  })
}
