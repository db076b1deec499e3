import type { Row } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import type { JobKind, JobStep } from '#portal/engine/queue/jobKind.ts'
import { insertRows } from '#portal/engine/records/insertRows.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { linkOfCode } from './linkOfCode.ts'

/** Codes of one transaction. */
const GROUP = 200
/** Without those that are taken for one another: 0 O 1 I L. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
/** Bytes from here on would make the first letters likelier. */
const FAIR = 256 - (256 % LETTERS.length)

/** A code of so many letters, each as likely as the other, from a source nobody foresees. */
export function randomCode(length: number): string {
  let code = ''
  while (code.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2)))
      if (byte < FAIR && code.length < length) code += LETTERS[byte % LETTERS.length]
  return code
}

/** Writes the codes a batch still lacks; when all of them stand, the batch becomes active. Begun again, it goes on. */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const { context, session } = work
    return inTransaction(context, { session }, async (transaction) => {
      await work.demandLease(transaction.tx)
      const batch = (await transaction.records.find(
        'cardCodeBatch',
        Number(work.params.batch),
      )) as Row
      const total = Number(batch.quantity)
      const there = await transaction.records.count('cardCode', { batch: batch.id })
      const count = Math.min(GROUP, total - there)
      if (count > 0) await writeCodes(transaction, batch, there, count)
      const done = there + Math.max(count, 0)
      if (done >= total && batch.status === 'generating')
        await transaction.records.move('cardCodeBatch', batch.id as number, 'ready')
      transaction.touched.add(`cardCodeBatch/${batch.id}`)
      await work.reached(transaction.tx, { done, failed: 0, total })
      return { done, failed: 0, total, over: done >= total }
    })
  },
}

async function writeCodes(
  { context, tx, records }: Transaction,
  batch: Row,
  there: number,
  count: number,
) {
  const entity = entityNamed(context, 'cardCode')
  const codes = await freshCodes(records, Number(batch.codeLength), count)
  const now = shanghaiTime(context.clock())
  const by = (batch.updatedBy as number | null) ?? null
  const stamps = { version: 1, createdAt: now, updatedAt: now, createdBy: by, updatedBy: by }
  const rows = await Promise.all(
    codes.map(async (code, at) => ({
      ...stamps,
      batch: batch.id,
      cardNo: `${batch.prefix ?? ''}${batch.batchNo}${String(there + at + 1).padStart(6, '0')}`,
      code,
      link: await linkOfCode(tx, code, now),
      user: null,
      phone: null,
      usedAt: null,
      voidReason: null,
      voidedBy: null,
      status: 'unused',
    })),
  )
  await insertRows(tx as Tx, entity, rows, 'code')
}

/** Codes that stand in no batch; drawn anew where one does. */
async function freshCodes(
  records: Transaction['records'],
  length: number,
  count: number,
): Promise<string[]> {
  const fresh = new Set<string>()
  while (fresh.size < count) {
    const drawn = Array.from({ length: count - fresh.size }, () => randomCode(length))
    const taken = await records.select('cardCode', { code: drawn }, { limit: count })
    const known = new Set(taken.map(({ code }) => code))
    for (const code of drawn) if (!known.has(code)) fresh.add(code)
  }
  return [...fresh]
}

/** Queues the writing of what a batch lacks. */
export const codesAsked = ({ id, name, quantity }: Row) => ({
  kind: 'cardCodes',
  title: `生成卡码 · ${String(name)}`,
  entity: 'cardCodeBatch',
  recordId: id as number,
  params: { batch: id },
  total: Number(quantity),
})
