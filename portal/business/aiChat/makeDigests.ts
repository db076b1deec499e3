import type { Label, Row } from '#declare'
import { conflict, PortalError } from '#portal/core/errors.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import type { JobWork } from '#portal/engine/queue/jobKind.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import type { ModelAnswer, ModelCall } from '#portal/outside/model/model.ts'
import { PortError } from '#portal/outside/portError.ts'
import { adoptRun, hasText } from './adoptRun.ts'
import { digestIn, WRITTEN } from './digestParts.ts'
import { digestSource } from './digestSource.ts'
import { nextOf, type Outcome } from './jobOneByOne.ts'
import { modelNow } from './modelNow.ts'
import { narrate } from './narrate.ts'

/** States of a run that is still to come to something. */
const OPEN = ['queued', 'running']

/** Carries a job's runs out one after the other; what was cancelled meanwhile is passed over. */
export const makeDigests = (work: JobWork) =>
  nextOf(work, (work.params.runs ?? []) as readonly number[], (id) => carryOut(work, id))

async function carryOut(work: JobWork, id: number): Promise<Outcome> {
  const run = await begun(work, id)
  if (!run) return 'skipped'
  const at = work.context.clock().getTime()
  try {
    const made = await resultOf(work, run)
    const spent = Math.round((work.context.clock().getTime() - at) / 1000)
    return await inRun(work, id, (transaction) => succeed(transaction, id, { ...made, spent }))
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    if (error instanceof PortError && error.why === 'throttled') throw error
    await inRun(work, id, (transaction) => fail(transaction, id, error.label))
    return error.label
  }
}

/** The run as it goes on; null where nobody waits for it any more. */
async function begun(work: JobWork, id: number): Promise<Row | null> {
  const run = await work.records.find('fastReadingRun', id)
  if (!run || !OPEN.includes(String(run.status))) return null
  if (run.status === 'running') return run
  return inTransaction(work.context, { session: work.session }, async (transaction) => {
    await work.demandLease(transaction.tx)
    return transaction.records.move('fastReadingRun', id, 'run', { startedAt: transaction.now })
  })
}

interface Made {
  readonly result: Row
  readonly answer?: ModelAnswer
}

async function resultOf({ context, records }: JobWork, run: Row): Promise<Made> {
  const digest = (await records.find('fastReading', run.fastReading as number)) as Row
  const source = await digestSource(digest, records)
  if (!source) throw refusal(['原内容已不存在', 'What it is a digest of is gone'])
  const parts = (run.parts ?? []) as readonly string[]
  const written = parts.filter((part) => (WRITTEN as readonly string[]).includes(part))
  const asked = { ...(await modelNow(records)), model: run.model as ModelCall['model'] }
  const wish = run.prompt ? { wish: String(run.prompt) } : {}
  const call: ModelCall = { task: 'digest', text: source.text, parts: written, ...asked, ...wish }
  const answer = written.length > 0 ? await context.ports.model.ask(call) : undefined
  const result = answer ? digestIn(answer.text, written, source.text) : {}
  demandWhole(result)
  const spoken = String(result.summary ?? digest.summary ?? '')
  const audio = parts.includes('audio') ? { audio: await narrate(context, digest, spoken) } : {}
  return { result: { ...result, ...audio }, ...(answer && { answer }) }
}

/** What a model left out altogether would be taken over as nothing. */
function demandWhole(result: Row): void {
  const empty = Object.keys(result).filter((field) => (result[field] as string | []).length === 0)
  if (empty.length > 0)
    throw refusal([
      `模型没有给出可用的内容：${empty.join('、')}`,
      `The model gave nothing usable for: ${empty.join(', ')}`,
    ])
}

/** In one transaction, if somebody still waits for it. */
const inRun = (
  work: JobWork,
  id: number,
  end: (transaction: Transaction) => Promise<void>,
): Promise<'done' | 'skipped'> =>
  inTransaction(work.context, { session: work.session }, async (transaction) => {
    await work.demandLease(transaction.tx)
    const run = await transaction.records.find('fastReadingRun', id)
    if (run?.status !== 'running') return 'skipped'
    await end(transaction)
    return 'done'
  })

/** The first text of a digest is taken over as it is; a later one waits until somebody adopts it. */
async function succeed({ records }: Transaction, id: number, made: Made & { spent: number }) {
  const { result, answer, spent } = made
  const { tokensIn = null, tokensOut = null, cost = null } = answer ?? {}
  const run = await records.move('fastReadingRun', id, 'succeed', {
    ...{ result, spent, tokensIn, tokensOut, cost },
  })
  const digest = (await records.find('fastReading', run.fastReading as number)) as Row
  if (!hasText(digest)) await adoptRun(records, run)
  if (digest.status === 'generating')
    await records.move('fastReading', digest.id as number, 'finish')
}

async function fail({ records }: Transaction, id: number, [zh]: Label): Promise<void> {
  const error = [...zh].slice(0, 200).join('')
  const run = await records.move('fastReadingRun', id, 'fail', { error })
  const digest = await records.find('fastReading', run.fastReading as number)
  if (digest?.status === 'generating')
    await records.move('fastReading', digest.id as number, 'fail')
}

const refusal = (message: Label): PortalError =>
  conflict([{ field: '_', kind: 'conflict', message }])
