import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { BulkPlace } from '#portal/engine/imports/bulkFunctions.ts'
import type { BulkPart } from '#portal/engine/imports/bulkPart.ts'
import type { Complete } from '#portal/engine/imports/records/intention.ts'
import type { BeforeBack } from '#portal/engine/imports/records/recordBack.ts'
import type { AfterAll } from '#portal/engine/imports/records/recordRows.ts'
import { matchAll, unmatchAlike } from '../sales/matchAlike.ts'

/** The end of the platform's number that goes into ours, so that it stays within 32 characters. */
const KEPT = 16
/** Numbers looked up in one statement. */
const AT_ONCE = 500

/** A number of our own that nothing bears yet, made of the platform and the end of its number. */
const complete: Complete = async (place, rows) => {
  const own = rows.map(({ values }) =>
    numberOf(String(values.source ?? ''), String(values.outerNo ?? '')),
  )
  const borne = await borneAmong(place, own)
  const completed = []
  for (const number of own) {
    const goodsNo = await freeNumber(place, number, borne)
    borne.add(goodsNo)
    completed.push({ values: { goodsNo } })
  }
  return completed
}

/** Which of the numbers goods bear already. */
async function borneAmong({ context, db }: BulkPlace, numbers: readonly string[]) {
  const entity = entityNamed(context, 'goods')
  const wanted = [...new Set(numbers)]
  const borne = new Set<string>()
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const where = { goodsNo: wanted.slice(at, at + AT_ONCE) }
    for (const { goodsNo } of await context.rows.select(db, entity, where, { limit: AT_ONCE }))
      borne.add(String(goodsNo))
  }
  return borne
}

const numberOf = (source: string, outerNo: string): string => {
  const end = outerNo.toUpperCase().replace(/[^A-Z0-9-]/g, '')
  return `${source.toUpperCase()}-${end.slice(-KEPT)}`
}

/** The number itself where nothing bears it, else the first of those that count on from it. */
async function freeNumber({ context, db }: BulkPlace, own: string, borne: ReadonlySet<string>) {
  const entity = entityNamed(context, 'goods')
  if (!borne.has(own)) return own
  for (let number = 2; ; number++) {
    const goodsNo = `${own}-${number}`
    if (!borne.has(goodsNo) && (await context.rows.count(db, entity, { goodsNo })) === 0)
      return goodsNo
  }
}

/** Sales that waited for the numbers are matched. */
const afterAll: AfterAll = ({ db }, written) =>
  matchAll(
    db,
    written.map(({ record, row: { values } }) => ({
      ...{ platform: values.source, goodsCode: values.outerNo, goods: record },
    })),
  )

/** Sales that were matched with the goods wait again. */
const beforeBack: BeforeBack = async ({ records, tx }, { id }) => {
  const row = await records.find('goods', id)
  if (row) await unmatchAlike(tx, { platform: row.source, goodsCode: row.outerNo, goods: id })
}

/** New goods of a platform. */
export const bulk: BulkPart = { complete, afterAll, beforeBack }
