import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { BulkPlace } from '#portal/engine/imports/bulkFunctions.ts'
import type { BulkPart } from '#portal/engine/imports/bulkPart.ts'
import type { Complete } from '#portal/engine/imports/records/intention.ts'
import type { BeforeBack } from '#portal/engine/imports/records/recordBack.ts'
import type { After } from '#portal/engine/imports/records/recordRows.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { matchAlike, unmatchAlike } from '../sales/matchAlike.ts'

/** The end of the platform's number that goes into ours, so that it stays within 32 characters. */
const KEPT = 16

/** A number of our own that nothing bears yet, made of the platform and the end of its number. */
const complete: Complete = async (place, rows) => {
  const given = new Set<string>()
  const completed = []
  for (const { values } of rows) {
    const own = numberOf(String(values.source ?? ''), String(values.outerNo ?? ''))
    const goodsNo = await freeNumber(place, own, given)
    given.add(goodsNo)
    completed.push({ values: { goodsNo } })
  }
  return completed
}

const numberOf = (source: string, outerNo: string): string => {
  const end = outerNo.toUpperCase().replace(/[^A-Z0-9-]/g, '')
  return `${source.toUpperCase()}-${end.slice(-KEPT)}`
}

async function freeNumber({ context, db }: BulkPlace, own: string, given: ReadonlySet<string>) {
  const entity = entityNamed(context, 'goods')
  for (let number = 1; ; number++) {
    const goodsNo = number === 1 ? own : `${own}-${number}`
    if (!given.has(goodsNo) && (await context.rows.count(db, entity, { goodsNo })) === 0)
      return goodsNo
  }
}

/** Sales that waited for the number are matched. */
const after: After = async ({ db }, goods, { values: { source, outerNo } }) => {
  await matchAlike(txOf(db), { platform: source, goodsCode: outerNo, goods })
}

/** Sales that were matched with the goods wait again. */
const beforeBack: BeforeBack = async ({ records, tx }, { id }) => {
  const row = await records.find('goods', id)
  if (row) await unmatchAlike(tx, { platform: row.source, goodsCode: row.outerNo, goods: id })
}

/** New goods of a platform. */
export const bulk: BulkPart = { complete, after, beforeBack }
