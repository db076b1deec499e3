/** How many records of each entity the product has at least, so that the demo shows what people work with. */
export const seeds: { readonly [entity: string]: number } = {
  // Content
  ...{ magazine: 24, magazineRecommend: 14, issue: 116, article: 420, atlas: 18 },
  ...{ leadArticle: 30, magazineH5: 12, column: 125, author: 80, articleSpeed: 5, houseTerm: 18 },
  ...{ catalog: 500, audiobook: 32, audio: 420, radioStation: 22, podcast: 160 },
  ...{ playlist: 16, subject: 26, subjectTag: 11, theme: 15, source: 20 },
  ...{ category: 38, appCategory: 34, articleTag: 180, camp: 10, campCourse: 28 },
  ...{ campPeriod: 26, campCatalogue: 105, campSop: 70, campStudent: 320, campRobot: 4 },
  ...{ campBanner: 11, practice: 45, practiceWork: 260, dailyKnowledge: 90, epub: 14 },
  ...{ epubChapter: 245, doreadBook: 72, readJudge: 110, doreadComment: 180, doreadName: 60 },
  ...{ doreadMonthly: 6 },
  // Users and data
  ...{ comment: 240, commentReport: 36, salesDaily: 4000, salesIgnored: 18, export: 26 },
  ...{ batchGive: 40, batchRow: 800, readMoneyLedger: 900, userBook: 600, userQualification: 220 },
  ...{ userMagazine: 400, userVip: 350, userCoupon: 1200, appUser: 320, userOrder: 800 },
  ...{ cumulativeTime: 2300, statistics: 3600, redeemCode: 600, buyGift: 14, jumpLink: 40 },
  ...{
    distributionLink: 22,
    h5CourseActivity: 12,
    h5ChannelActivity: 10,
    coupon: 26,
    couponUsage: 420,
  },
  ...{ baseConfig: 45, errorLog: 25, portalUser: 14, role: 8, auditLog: 500 },
  ...{ job: 70, notice: 12, material: 200, materialFolder: 5 },
  // Listeners and interaction
  ...{ chatSelected: 24, aiOpinion: 60, questionKeyword: 30, chatSetting: 1, chatGuide: 1 },
  ...{
    chatBlackboard: 12,
    chatFeedback: 80,
    chatIntervene: 20,
    fastReading: 40,
    fastReadingRun: 70,
  },
  ...{
    chatRecord: 120,
    listener: 60,
    listenerCourse: 16,
    listenerBanner: 8,
    listenerRecommend: 24,
  },
  ...{ listenerIcon: 6, mail: 30, push: 40, wenboSubject: 12, wenboContent: 90 },
  ...{ seal: 6, sealPlace: 48, smallSubject: 30, smallSubjectContent: 140, yongsComplete: 14 },
  ...{ yongsStudy: 10, yongsRecommend: 8, yongsSetting: 2, yongsSetContent: 8, yongsBanner: 8 },
  ...{ yongsCompilation: 12 },
  // Operations
  ...{ punchCard: 12, marathon: 6, attendance: 8, medal: 30, medalLevel: 42 },
  ...{ offlineActivity: 18, pointsGoods: 25, offlineParticipant: 260, cardCollect: 4, raffle: 8 },
  ...{ raffleAward: 56, raffleWinner: 320, raffleLogistics: 60, raffleSms: 10, cardCodeBatch: 15 },
  ...{ cardCode: 600, welfare: 20, logistics: 180, materialOrder: 150, seedingOfficer: 30 },
  ...{ seedingPost: 90, h5Page: 16, memberTask: 8, popup: 14, shopGoods: 40 },
  ...{ sevenDayVip: 9, interestTag: 24, task: 18, signIn: 1, helpArticle: 36 },
  ...{ taskStatistics: 600, rank: 200, bigName: 28, campaign: 8, campaignInfo: 160 },
  ...{ shopOrder: 120, activityOrder: 80, medalHolder: 150, pointsLedger: 400 },
  // Pages of the app and the website
  ...{ appbar: 22, module: 46, moduleContent: 260, searchSlot: 24, cueWord: 18 },
  ...{
    searchWord: 60,
    informationFlow: 120,
    informationFlowCard: 12,
    informationFlowTag: 9,
    informationFlowHeadline: 30,
  },
  ...{
    informationFlowAd: 16,
    informationFlowTopic: 20,
    whiteList: 30,
    limitedDiscount: 14,
    weeklyListening: 43,
  },
  ...{
    advert: 40,
    advertChannelDetail: 1350,
    recommendIcon: 18,
    vipWelfare: 16,
    protectionPeriod: 24,
  },
  ...{ subjectModule: 60, subjectContent: 320, appChannel: 18, wifi: 26, goods: 150 },
  ...{ vipGoods: 14, unionVip: 8, goodsMapping: 45, courseClockIn: 10, pcModule: 9 },
  ...{ pcWidget: 8, pcTopic: 20, pcPage: 1, pcAd: 14, pcNavigation: 24 },
  ...{ pcPeriodical: 18, pcDiscount: 9 },
  // Partners and settlement
  ...{ regionModule: 26, entityOrder: 60, partnerUserOrder: 120, company: 30, companyGroup: 9 },
  ...{
    companyCustom: 14,
    companyPage: 16,
    companyPageItem: 90,
    partnerOther: 15,
    productPackage: 18,
  },
  ...{
    productPackageCategory: 6,
    productPackageItem: 160,
    icbcData: 4000,
    cloudEnterprise: 22,
    cloudProduct: 9,
  },
  ...{
    cloudContent: 80,
    settlementSingle: 140,
    settlementVip: 96,
    settlementPartner: 24,
    project: 28,
  },
  ...{
    projectEntry: 180,
    projectExpenditure: 220,
    projectIncome: 160,
    projectCategory: 18,
    financeType: 42,
  },
}

/** Why no record of the demo is in a state. */
const atWork = 'lasts no longer than a job does, and nothing pretends to run'
const single = 'is the only record there is, and is in use'

/** States that no record of the demo is in, and why. */
export const statesLeftOut: { readonly [entity: string]: { readonly [state: string]: string } } = {
  batchGive: { uploaded: atWork, checking: atWork, running: atWork },
  job: { running: atWork },
  fastReading: { generating: atWork },
  fastReadingRun: { queued: atWork, running: atWork },
  raffleSms: { sending: atWork },
  push: { sending: atWork },
  cardCodeBatch: { generating: atWork },
  epub: { parsing: atWork },
  pcPage: { draft: single },
  magazine: { draft: 'all twenty-four have been on the shelf' },
  webhook: { active: 'nobody answers at the address of an example' },
  listSource: { active: 'nobody fills the folder of an example' },
}
