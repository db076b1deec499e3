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
  regionModule: 26,
  partnerOther: 15,
  entityOrder: 60,
  partnerUserOrder: 120,
  productPackage: 18,
  productPackageItem: 160,
  cardCodeBatch: 15,
  cardCode: 500,
  pointsGoods: 25,
  raffleWinner: 320,
  materialOrder: 150,
  project: 28,
  projectCategory: 15,
  projectEntry: 180,
  projectExpenditure: 220,
  projectIncome: 160,
  settlementSingle: 140,
  settlementPartner: 24,
  financeType: 42,
  offlineActivity: 18,
  helpArticle: 36,
  bigName: 28,
  seedingOfficer: 30,
  seedingPost: 90,
  welfare: 20,
  questionKeyword: 30,
  chatIntervene: 20,
  listenerCourse: 16,
  pcTopic: 20,
  pcWidget: 8,
  pcDiscount: 9,
  pcModule: 9,
  pcAd: 14,
  pcNavigation: 24,
  searchSlot: 24,
  cueWord: 18,
  searchWord: 60,
  informationFlow: 120,
  informationFlowCard: 12,
  informationFlowHeadline: 30,
  informationFlowAd: 16,
  informationFlowTopic: 20,
  limitedDiscount: 14,
  weeklyListening: 43,
  wifi: 26,
  whiteList: 30,
  advert: 40,
  appChannel: 18,
  appbar: 22,
  module: 46,
  moduleContent: 260,
  subject: 26,
  subjectModule: 60,
  subjectContent: 320,
  theme: 15,
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
