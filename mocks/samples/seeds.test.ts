import { describe, expect, test } from 'vitest'
import { readDeclarations } from '#portal/declarations.ts'
import { allSamples } from './allSamples.ts'
import { sampleWorld } from './sampleWorld.ts'

const { entities } = await readDeclarations()
const moment = new Date('2026-11-21T12:00:00+08:00')
const samples = allSamples(entities, sampleWorld(moment, '/store/sample/'))

/** How many the product's sheets ask for, by entity. */
const counts: { readonly [entity: string]: number } = {
  appUser: 320,
  userOrder: 800,
  userVip: 350,
  userBook: 600,
  userQualification: 220,
  userMagazine: 400,
  userCoupon: 1190,
  couponUsage: 420,
  readMoneyLedger: 900,
  portalUser: 14,
  practice: 45,
  practiceWork: 260,
  dailyKnowledge: 90,
  doreadBook: 72,
  readJudge: 110,
  doreadComment: 180,
  doreadName: 60,
  doreadMonthly: 6,
}

describe('the demo', () => {
  test.each(Object.entries(counts))(
    'has %s by the hundreds where the product has: %i',
    (name, count) => {
      expect(samples[name]?.length).toBeGreaterThanOrEqual(count)
    },
  )
})
