import type { Entity, Row } from '#declare'
import { advertChannelDetails, adverts, appChannels } from './adverts.ts'
import { appbars, moduleContents, modules, subjectContents, subjectModules } from './appPages.ts'
import { appUsers, userMagazines } from './appUsers.ts'
import { articleSpeeds } from './articleSpeeds.ts'
import { articles } from './articles.ts'
import { articleTags } from './articleTags.ts'
import { atlases } from './atlases.ts'
import { auditLogs } from './auditLogs.ts'
import { authors } from './authors.ts'
import { bankReading, studied } from './bankReading.ts'
import {
  activityOrders,
  popups,
  sevenDayVips,
  trialClaims,
  welfareClaims,
  welfareCodes,
  welfares,
} from './benefits.ts'
import { bigNames } from './bigNames.ts'
import { boughtMagazines } from './boughtMagazines.ts'
import { batchGives, batchRows, readMoneyEntries } from './bulkRuns.ts'
import { buyGifts, giftsGiven } from './buyGifts.ts'
import { campaignLines, campaigns } from './campaigns.ts'
import { campCatalogues } from './campCatalogues.ts'
import { campOrders } from './campOrders.ts'
import { campPeriods } from './campPeriods.ts'
import { campSops } from './campSops.ts'
import { campStudents, campTasksDone } from './campStudents.ts'
import { campBanners, campCourses, campRobots, camps } from './camps.ts'
import { cardCollectors, cardCollects, cardDraws } from './cardCollecting.ts'
import { appCategories, categories } from './categories.ts'
import { attendances, marathons, memberTasks, punchCards } from './challenges.ts'
import { channelActivities, channelPhones, channelTakes } from './channels.ts'
import { chatSelecteds, chatSettings } from './chatCards.ts'
import {
  chatBlackboards,
  chatFeedbacks,
  chatGuides,
  chatIntervenes,
  chatRecords,
  questionKeywords,
} from './chats.ts'
import { clockInRewards, courseClockIns } from './clockIns.ts'
import { cloudEnterprises, cloudMembers } from './cloudEnterprises.ts'
import { cloudContents, cloudProducts } from './clouds.ts'
import { columns } from './columns.ts'
import { companies } from './companies.ts'
import { companyCustoms } from './companyCustoms.ts'
import { companyGroups } from './companyGroups.ts'
import { companyPageItems, companyPages } from './companyPages.ts'
import { coupons, couponUsages, userCoupons, userOrders } from './coupons.ts'
import { coursePages } from './coursePages.ts'
import { courses } from './courses.ts'
import { dailyCards } from './dailyCards.ts'
import { dataExports } from './dataExports.ts'
import { fastReadingRuns, fastReadings } from './digests.ts'
import {
  limitedDiscounts,
  recommendIcons,
  weeklyListenings,
  whiteLists,
  wifis,
} from './entryBoards.ts'
import { episodes } from './episodes.ts'
import { epubChapters } from './epubChapters.ts'
import { epubs } from './epubs.ts'
import { errorLogs } from './errorLogs.ts'
import { productFigures } from './figures.ts'
import { flowAds, flowCards, flowHeadlines, flowItems, flowTags, flowTopics } from './flow.ts'
import { goods, vipGoods } from './goods.ts'
import {
  grantBatches,
  grantedCoupons,
  grantedMagazines,
  grantedVips,
  grantRows,
} from './grantRuns.ts'
import { issueProtections, protectionPeriods } from './issueProtections.ts'
import { issues } from './issues.ts'
import { jobs } from './jobs.ts'
import { jumpLinks } from './jumpLinks.ts'
import { h5Pages, pcPages } from './landingPages.ts'
import { leadArticles } from './leadArticles.ts'
import { listenerBanners, listenerCourses, listenerIcons, listeners } from './listeners.ts'
import { magazineH5s, magazineRecommends } from './magazineExtras.ts'
import { magazines } from './magazines.ts'
import { mailReceipts, mails } from './mails.ts'
import { materials } from './materials.ts'
import { medalHolders } from './medalHolders.ts'
import { medalLevels } from './medalLevels.ts'
import { medals } from './medals.ts'
import { vipWelfares } from './memberWelfares.ts'
import { smallSubjectContents, smallSubjects, wenboContents, wenboSubjects } from './museum.ts'
import { notices } from './notices.ts'
import { offlineActivities, offlineParticipants } from './offline.ts'
import { aiOpinions } from './opinions.ts'
import { countOf, otherRecords } from './otherRecords.ts'
import { materialOrders, parcels } from './parcels.ts'
import { playlists } from './playlists.ts'
import { podcasts } from './podcasts.ts'
import {
  cardCodeBatches,
  cardCodes,
  pointsEntries,
  pointsExchanges,
  pointsGoodsRows,
} from './pointsAndCards.ts'
import { givenRoles, portalUsers } from './portalUsers.ts'
import { practices, practiceWorks } from './practices.ts'
import { productPackageItems, productPackages } from './productPackages.ts'
import { plainOrders } from './purchases.ts'
import { appDevices, pushes, pushReceipts } from './pushes.ts'
import { raffleSmses, raffleSmsMessages } from './raffleSmses.ts'
import { raffleAwards, raffles } from './raffles.ts'
import { raffleLogisticsRows, raffleWinners } from './raffleWinners.ts'
import { ranks } from './ranks.ts'
import { withRareStates } from './rareStates.ts'
import { readerComments, readerReports } from './readerComments.ts'
import {
  doreadBooks,
  doreadComments,
  doreadMonthlies,
  doreadNames,
  readJudges,
} from './readingClub.ts'
import { readMoneyLife } from './readMoneyLife.ts'
import { redeemCodes } from './redeemCodes.ts'
import { roles } from './roles.ts'
import { ignoredGoods, leftOutDays, salesDays } from './sales.ts'
import type { Samples, SampleWorld } from './sampleWorld.ts'
import { sealPlaces, sealStamps, seals } from './seals.ts'
import { cueWords, searchSlots, searchWords } from './searching.ts'
import { seedingOfficers, seedingPosts } from './seeding.ts'
import { financeTypes, settlementPartners, settlementSingles } from './settlement.ts'
import {
  distributionLinks,
  goodsMappings,
  shopGoodsRows,
  shopOrders,
  shopServings,
} from './shop.ts'
import { sources } from './sources.ts'
import { radioStations } from './stations.ts'
import { studyDays } from './studyDays.ts'
import { participationDays, participations } from './takingPart.ts'
import { helpArticles, interestTags, signIns, taskFigures, taskRows } from './taskCenter.ts'
import { unionCodes, unionSales, unionVips } from './unionVips.ts'
import { userBooks } from './userBooks.ts'
import { userQualifications } from './userQualifications.ts'
import { userVips } from './userVips.ts'
import { contentPlays, settlementVips } from './vipSettlements.ts'
import {
  pcAds,
  pcDiscounts,
  pcModules,
  pcNavigations,
  pcPeriodicals,
  pcTopics,
  pcWidgets,
} from './website.ts'
import {
  yongsBanners,
  yongsCompilations,
  yongsCompletes,
  yongsMembers,
  yongsRecommends,
  yongsSetContents,
  yongsSettings,
  yongsStudies,
} from './youthMook.ts'

/** Records the portal makes at its first start, by a field that tells them apart; they come first in the numbering. */
export const givens: {
  readonly [entity: string]: { readonly field: string; readonly values: readonly string[] }
} = {
  role: { field: 'code', values: givenRoles },
  portalUser: { field: 'username', values: ['admin'] },
}

const none = () => []

/** Entities with sample records written for them. */
const written: { readonly [entity: string]: (world: SampleWorld) => readonly Row[] } = {
  role: roles,
  baseConfig: () => [],
  portalUser: portalUsers,
  category: categories,
  catalog: courses,
  appCategory: appCategories,
  articleTag: articleTags,
  source: sources,
  author: authors,
  magazine: magazines,
  column: columns,
  protectionPeriod: protectionPeriods,
  issue: issues,
  issueProtection: issueProtections,
  magazineH5: magazineH5s,
  magazineRecommend: magazineRecommends,
  leadArticle: leadArticles,
  atlas: atlases,
  articleSpeed: articleSpeeds,
  radioStation: radioStations,
  podcast: podcasts,
  playlist: playlists,
  epub: epubs,
  epubChapter: epubChapters,
  article: articles,
  productPackage: productPackages,
  productPackageItem: productPackageItems,
  financeType: financeTypes,
  settlementPartner: settlementPartners,
  settlementSingle: settlementSingles,
  settlementVip: settlementVips,
  contentPlay: contentPlays,
  camp: camps,
  campCourse: campCourses,
  campRobot: campRobots,
  campPeriod: campPeriods,
  campCatalogue: campCatalogues,
  campSop: campSops,
  campStudent: campStudents,
  campTaskDone: campTasksDone,
  campBanner: campBanners,
  company: companies,
  companyGroup: companyGroups,
  companyPage: companyPages,
  companyPageItem: companyPageItems,
  companyCustom: companyCustoms,
  vipGoods,
  goods,
  h5CourseActivity: coursePages,
  cloudProduct: cloudProducts,
  cloudEnterprise: cloudEnterprises,
  cloudMember: cloudMembers,
  cloudContent: cloudContents,
  coupon: coupons,
  redeemCode: redeemCodes,
  appUser: appUsers,
  dailyKnowledge: dailyCards,
  audio: episodes,
  practice: practices,
  practiceWork: practiceWorks,
  doreadName: doreadNames,
  doreadBook: doreadBooks,
  readJudge: readJudges,
  doreadComment: doreadComments,
  doreadMonthly: doreadMonthlies,
  material: materials,
  mail: mails,
  mailReceipt: mailReceipts,
  push: pushes,
  pushReceipt: pushReceipts,
  appDevice: appDevices,
  seal: seals,
  sealPlace: sealPlaces,
  sealStamp: sealStamps,
  cardCollect: cardCollects,
  cardCollector: cardCollectors,
  cardDraw: cardDraws,
  raffleSms: raffleSmses,
  raffleSmsMessage: raffleSmsMessages,
  listener: listeners,
  listenerBanner: listenerBanners,
  listenerCourse: listenerCourses,
  listenerIcon: listenerIcons,
  chatIntervene: chatIntervenes,
  questionKeyword: questionKeywords,
  chatBlackboard: chatBlackboards,
  chatRecord: chatRecords,
  chatSelected: chatSelecteds,
  chatSetting: chatSettings,
  aiOpinion: aiOpinions,
  fastReading: fastReadings,
  fastReadingRun: fastReadingRuns,
  chatFeedback: chatFeedbacks,
  chatGuide: chatGuides,
  wenboSubject: wenboSubjects,
  wenboContent: wenboContents,
  smallSubject: smallSubjects,
  smallSubjectContent: smallSubjectContents,
  yongsBanner: yongsBanners,
  yongsCompilation: yongsCompilations,
  yongsComplete: yongsCompletes,
  yongsMember: yongsMembers,
  yongsRecommend: yongsRecommends,
  yongsSetContent: yongsSetContents,
  yongsSetting: yongsSettings,
  yongsStudy: yongsStudies,
  medal: medals,
  medalLevel: medalLevels,
  medalHolder: medalHolders,
  userOrder: (world) => [...userOrders(world), ...plainOrders(world), ...campOrders(world)],
  userCoupon: (world) => [...userCoupons(world), ...grantedCoupons(world)],
  buyGift: buyGifts,
  h5ChannelActivity: channelActivities,
  channelPhone: channelPhones,
  channelTake: channelTakes,
  unionVip: unionVips,
  unionSale: unionSales,
  unionCode: unionCodes,
  shopGoods: shopGoodsRows,
  goodsMapping: goodsMappings,
  distributionLink: distributionLinks,
  shopOrder: shopOrders,
  shopServing: shopServings,
  giftGiven: giftsGiven,
  couponUsage: couponUsages,
  userMagazine: (world) => [
    ...userMagazines(world),
    ...grantedMagazines(world),
    ...boughtMagazines(world),
  ],
  userVip: (world) => [...grantedVips(world), ...userVips(world)],
  userBook: userBooks,
  userQualification: userQualifications,
  batchGive: (world) => [...batchGives(world), ...grantBatches(world)],
  batchRow: (world) => [...batchRows(world), ...grantRows(world)],
  readMoneyLedger: (world) => [...readMoneyEntries(world), ...readMoneyLife(world)],
  raffle: raffles,
  raffleAward: raffleAwards,
  raffleWinner: raffleWinners,
  raffleLogistics: raffleLogisticsRows,
  materialOrder: materialOrders,
  logistics: parcels,
  offlineActivity: offlineActivities,
  offlineParticipant: offlineParticipants,
  pointsGoods: pointsGoodsRows,
  pointsExchange: pointsExchanges,
  pointsLedger: pointsEntries,
  cardCodeBatch: cardCodeBatches,
  cardCode: cardCodes,
  appChannel: appChannels,
  advert: adverts,
  advertChannelDetail: advertChannelDetails,
  recommendIcon: recommendIcons,
  campaign: campaigns,
  campaignInfo: campaignLines,
  rank: ranks,
  h5Page: h5Pages,
  pcPage: pcPages,
  limitedDiscount: limitedDiscounts,
  weeklyListening: weeklyListenings,
  wifi: wifis,
  whiteList: whiteLists,
  pcNavigation: pcNavigations,
  pcTopic: pcTopics,
  pcWidget: pcWidgets,
  pcPeriodical: pcPeriodicals,
  pcDiscount: pcDiscounts,
  pcModule: pcModules,
  pcAd: pcAds,
  bigName: bigNames,
  interestTag: interestTags,
  helpArticle: helpArticles,
  signIn: signIns,
  task: taskRows,
  taskStatistics: taskFigures,
  popup: popups,
  welfare: welfares,
  vipWelfare: vipWelfares,
  welfareClaim: welfareClaims,
  welfareCode: welfareCodes,
  sevenDayVip: sevenDayVips,
  trialClaim: trialClaims,
  punchCard: punchCards,
  attendance: attendances,
  marathon: marathons,
  memberTask: memberTasks,
  participation: participations,
  participationDay: participationDays,
  courseClockIn: courseClockIns,
  clockInReward: clockInRewards,
  activityOrder: activityOrders,
  seedingOfficer: seedingOfficers,
  seedingPost: seedingPosts,
  appbar: appbars,
  module: modules,
  moduleContent: moduleContents,
  subjectModule: subjectModules,
  subjectContent: subjectContents,
  searchSlot: searchSlots,
  cueWord: cueWords,
  searchWord: searchWords,
  informationFlow: flowItems,
  informationFlowCard: flowCards,
  informationFlowTag: flowTags,
  informationFlowHeadline: flowHeadlines,
  informationFlowAd: flowAds,
  informationFlowTopic: flowTopics,
  salesDaily: (world) => [...salesDays(world), ...leftOutDays(world)],
  salesIgnored: ignoredGoods,
  statistics: productFigures,
  icbcData: bankReading,
  studyLog: studied,
  auditLog: auditLogs,
  job: jobs,
  export: dataExports,
  jumpLink: jumpLinks,
  errorLog: errorLogs,
  notice: notices,
  // More of these three comes through the app's own calls.
  comment: (world) => [...readerComments(world)],
  commentReport: readerReports,
  cumulativeTime: studyDays,
  // What programs are given is never made up.
  serviceKey: none,
  webhook: none,
  listSource: none,
}

/** Sample records of every entity that has a table: written ones, and made ones for the rest. */
export function allSamples(entities: readonly Entity[], world: SampleWorld): Samples {
  const tables = entities.filter((entity) => !entity.keysOf)
  const desk = new Map(Object.entries(written).map(([name, make]) => [name, make(world)]))
  const others = tables.filter(({ name }) => !desk.has(name))
  const counts = new Map(others.map((entity) => [entity.name, countOf(entity, world)]))
  for (const [name, rows] of desk)
    counts.set(name, rows.length + (givens[name]?.values.length ?? 0))
  const all = [...desk, ...made(others, world, counts)]
  return Object.fromEntries(
    all.map(([name, rows]) => [
      name,
      withRareStates(name, rows, world).map((row) => behindUs(row, world.now)),
    ]),
  )
}

/** What has happened by its meaning. */
const happened = [
  'createdAt',
  'updatedAt',
  'registeredAt',
  'lastActiveAt',
  'joinedAt',
  'submittedAt',
]

/** Early in the day a sample of today would have been made in the evening to come. */
function behindUs(row: Row, now: string): Row {
  const ahead = happened.filter((name) => typeof row[name] === 'string' && row[name] > now)
  return ahead.length === 0
    ? row
    : { ...row, ...Object.fromEntries(ahead.map((name) => [name, now])) }
}

/** Made again as often as some entity came out shorter than the others thought. */
function made(
  entities: readonly Entity[],
  world: SampleWorld,
  counts: Map<string, number>,
): Map<string, Row[]> {
  for (;;) {
    const rows = new Map(
      entities.map((entity) => [entity.name, otherRecords(entity, { world, counts })]),
    )
    const short = [...rows].filter(([name, { length }]) => length < (counts.get(name) ?? 0))
    if (short.length === 0) return rows
    for (const [name, { length }] of short) counts.set(name, length)
  }
}

/** Names of the entities whose records were written by hand, not made from the declaration. */
export const deskEntities: readonly string[] = Object.keys(written)
