import type { Entity, Row } from '#declare'
import { cardCollectors, cardCollects, cardDraws } from './activities/cardCollect.ts'
import { attendances, marathons, memberTasks, punchCards } from './activities/marathon.ts'
import { medals } from './activities/medal.ts'
import { medalHolders } from './activities/medalHolder.ts'
import { medalLevels } from './activities/medalLevel.ts'
import { offlineActivities, offlineParticipants } from './activities/offlineActivity.ts'
import { participationDays, participations } from './activities/participation.ts'
import {
  cardCodeBatches,
  cardCodes,
  pointsEntries,
  pointsExchanges,
  pointsGoodsRows,
} from './activities/pointsGoods.ts'
import { aiOpinions } from './aiChat/aiOpinion.ts'
import {
  chatBlackboards,
  chatFeedbacks,
  chatGuides,
  chatIntervenes,
  chatRecords,
  questionKeywords,
} from './aiChat/chatRecord.ts'
import { chatSelecteds, chatSettings } from './aiChat/chatSelected.ts'
import { fastReadingRuns, fastReadings } from './aiChat/fastReading.ts'
import { episodes } from './audio/audio.ts'
import { playlists } from './audio/playlist.ts'
import { podcasts } from './audio/podcast.ts'
import { radioStations } from './audio/radioStation.ts'
import { campBanners, campCourses, campRobots, camps } from './camps/camp.ts'
import { campCatalogues } from './camps/campCatalogue.ts'
import { campOrders } from './camps/campOrder.ts'
import { campPeriods } from './camps/campPeriod.ts'
import { campSops } from './camps/campSop.ts'
import { campStudents, campTasksDone } from './camps/campStudent.ts'
import { practices, practiceWorks } from './camps/practice.ts'
import { readerComments, readerReports } from './comments/comment.ts'
import { auditLogs } from './configuration/auditLog.ts'
import { errorLogs } from './configuration/errorLog.ts'
import { houseTerms } from './configuration/houseTerm.ts'
import { jobs } from './configuration/job.ts'
import { notices } from './configuration/notice.ts'
import { givenRoles, portalUsers } from './configuration/portalUser.ts'
import { roles } from './configuration/role.ts'
import { articleSpeeds } from './content/articleSpeed.ts'
import { articleTags } from './content/articleTag.ts'
import { authors } from './content/author.ts'
import { courses } from './content/catalog.ts'
import { appCategories, categories } from './content/category.ts'
import { dailyCards } from './content/dailyKnowledge.ts'
import { materialFolders, materials } from './content/material.ts'
import { sources } from './content/source.ts'
import { coupons, couponUsages, userCoupons, userOrders } from './coupons/coupon.ts'
import { appUsers, userMagazines } from './data/appUser.ts'
import { batchGives, batchRows, readMoneyEntries } from './data/batchGive.ts'
import { buyGifts, giftsGiven } from './data/buyGift.ts'
import { compensations } from './data/compensation.ts'
import { studyDays } from './data/cumulativeTime.ts'
import { dataExports } from './data/exportFile.ts'
import {
  grantBatches,
  grantedCoupons,
  grantedMagazines,
  grantedVips,
  grantRows,
} from './data/grantRun.ts'
import { channelActivities, channelPhones, channelTakes } from './data/h5ChannelActivity.ts'
import { coursePages } from './data/h5CourseActivity.ts'
import { jumpLinks } from './data/jumpLink.ts'
import { readMoneyLife } from './data/readMoneyLedger.ts'
import { redeemCodes } from './data/redeemCode.ts'
import { ignoredGoods, leftOutDays, salesDays } from './data/salesDaily.ts'
import { productFigures } from './data/statistics.ts'
import { userBooks } from './data/userBook.ts'
import { boughtMagazines } from './data/userMagazine.ts'
import { plainOrders } from './data/userOrder.ts'
import { userQualifications } from './data/userQualification.ts'
import { userVips } from './data/userVip.ts'
import { inOrder } from './inOrder.ts'
import { listenerBanners, listenerCourses, listenerIcons, listeners } from './listeners/listener.ts'
import { raffleAwards, raffles } from './lottery/raffle.ts'
import { raffleSmses, raffleSmsMessages } from './lottery/raffleSms.ts'
import { raffleLogisticsRows, raffleWinners } from './lottery/raffleWinner.ts'
import { articles } from './magazines/article.ts'
import { atlases } from './magazines/atlas.ts'
import { columns } from './magazines/column.ts'
import { issues } from './magazines/issue.ts'
import { issueProtections, protectionPeriods } from './magazines/issueProtection.ts'
import { leadArticles } from './magazines/leadArticle.ts'
import { magazines } from './magazines/magazine.ts'
import { magazineH5s, magazineRecommends } from './magazines/magazineH5.ts'
import { mailReceipts, mails } from './messages/mail.ts'
import { appDevices, pushes, pushReceipts } from './messages/push.ts'
import { sealPlaces, sealStamps, seals } from './museum/seal.ts'
import {
  smallSubjectContents,
  smallSubjects,
  wenboContents,
  wenboSubjects,
} from './museum/wenboSubject.ts'
import { h5Pages, pcPages } from './operations/h5Page.ts'
import { materialOrders, parcels } from './operations/logistics.ts'
import { seedingOfficers, seedingPosts } from './operations/seedingPost.ts'
import {
  distributionLinks,
  goodsMappings,
  shopGoodsRows,
  shopOrders,
  shopServings,
} from './operations/shopGoods.ts'
import {
  activityOrders,
  popups,
  sevenDayVips,
  trialClaims,
  welfareClaims,
  welfareCodes,
  welfares,
} from './operations/welfare.ts'
import { countOf, otherRecords } from './otherRecords.ts'
import { advertChannelDetails, adverts, appChannels } from './pages/advert.ts'
import { clockInRewards, courseClockIns } from './pages/courseClockIn.ts'
import { epubs } from './pages/epub.ts'
import { epubChapters } from './pages/epubChapter.ts'
import { goods, vipGoods } from './pages/goods.ts'
import {
  flowAds,
  flowCards,
  flowHeadlines,
  flowItems,
  flowTags,
  flowTopics,
} from './pages/informationFlow.ts'
import {
  appbars,
  moduleContents,
  modules,
  subjectContents,
  subjectModules,
} from './pages/module.ts'
import {
  limitedDiscounts,
  recommendIcons,
  weeklyListenings,
  whiteLists,
  wifis,
} from './pages/recommendIcon.ts'
import { cueWords, searchSlots, searchWords } from './pages/searchWord.ts'
import { unionCodes, unionSales, unionVips } from './pages/unionVip.ts'
import { vipWelfares } from './pages/vipWelfare.ts'
import { cloudEnterprises, cloudMembers } from './partners/cloudEnterprise.ts'
import { cloudContents, cloudProducts } from './partners/cloudProduct.ts'
import { companies } from './partners/company.ts'
import { companyCustoms } from './partners/companyCustom.ts'
import { companyGroups } from './partners/companyGroup.ts'
import { companyPageItems, companyPages } from './partners/companyPage.ts'
import { bankReading, studyOfYesterday } from './partners/icbcData.ts'
import { productPackageItems, productPackages } from './partners/productPackage.ts'
import { bigNames } from './rankings/bigName.ts'
import { campaignLines, campaigns } from './rankings/campaign.ts'
import { ranks } from './rankings/rank.ts'
import { withRareStates } from './rareStates.ts'
import {
  doreadBooks,
  doreadComments,
  doreadMonthlies,
  doreadNames,
  readJudges,
} from './readingClub/doreadBook.ts'
import type { Samples, SampleWorld } from './sampleWorld.ts'
import {
  financeTypes,
  settlementPartners,
  settlementSingles,
} from './settlement/settlementSingle.ts'
import { contentPlays, settlementVips } from './settlement/settlementVip.ts'
import { helpArticles, interestTags, signIns, taskFigures, taskRows } from './tasks/task.ts'
import {
  pcAds,
  pcDiscounts,
  pcModules,
  pcNavigations,
  pcPeriodicals,
  pcTopics,
  pcWidgets,
} from './website/pcModule.ts'
import {
  yongsBanners,
  yongsCompilations,
  yongsCompletes,
  yongsMembers,
  yongsRecommends,
  yongsSetContents,
  yongsSettings,
  yongsStudies,
} from './youthMook/yongsCompilation.ts'

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
  houseTerm: houseTerms,
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
  materialFolder: materialFolders,
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
  compensation: compensations,
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
  studyLog: studyOfYesterday,
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
  const all = [...desk, ...makeAll(others, world, counts)]
  return Object.fromEntries(
    all.map(([name, rows]) => [
      name,
      withRareStates(name, rows, world).map((row) => inOrder(row, world.now)),
    ]),
  )
}

/** Made again as often as some entity came out shorter than the others thought. */
function makeAll(
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
