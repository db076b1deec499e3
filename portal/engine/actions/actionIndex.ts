import { attendance } from '#portal/business/activities/attendance.actions.ts'
import { marathon } from '#portal/business/activities/marathon.actions.ts'
import { medal } from '#portal/business/activities/medal.actions.ts'
import { medalHolder } from '#portal/business/activities/medalHolder.actions.ts'
import { medalLevel } from '#portal/business/activities/medalLevel.actions.ts'
import { offlineActivity } from '#portal/business/activities/offlineActivity.actions.ts'
import { offlineParticipant } from '#portal/business/activities/offlineParticipant.actions.ts'
import { pointsGoods } from '#portal/business/activities/pointsGoods.actions.ts'
import { punchCard } from '#portal/business/activities/punchCard.actions.ts'
import { aiOpinion } from '#portal/business/aiChat/aiOpinion.actions.ts'
import { chatFeedback } from '#portal/business/aiChat/chatFeedback.actions.ts'
import { chatGuide } from '#portal/business/aiChat/chatGuide.actions.ts'
import { chatIntervene } from '#portal/business/aiChat/chatIntervene.actions.ts'
import { chatRecord } from '#portal/business/aiChat/chatRecord.actions.ts'
import { chatSelected } from '#portal/business/aiChat/chatSelected.actions.ts'
import { chatSetting } from '#portal/business/aiChat/chatSetting.actions.ts'
import { fastReading } from '#portal/business/aiChat/fastReading.actions.ts'
import { fastReadingRun } from '#portal/business/aiChat/fastReadingRun.actions.ts'
import { audio } from '#portal/business/audio/audio.actions.ts'
import { radioStation } from '#portal/business/audio/radioStation.actions.ts'
import { campCatalogue } from '#portal/business/camps/campCatalogue.actions.ts'
import { campPeriod } from '#portal/business/camps/campPeriod.actions.ts'
import { campRobot } from '#portal/business/camps/campRobot.actions.ts'
import { campSop } from '#portal/business/camps/campSop.actions.ts'
import { campStudent } from '#portal/business/camps/campStudent.actions.ts'
import { practiceWork } from '#portal/business/camps/practiceWork.actions.ts'
import { comment } from '#portal/business/comments/comment.actions.ts'
import { auditLog } from '#portal/business/configuration/auditLog.actions.ts'
import { baseConfig } from '#portal/business/configuration/baseConfig.actions.ts'
import { errorLog } from '#portal/business/configuration/errorLog.actions.ts'
import { job } from '#portal/business/configuration/job.actions.ts'
import { listSource } from '#portal/business/configuration/listSource.actions.ts'
import { noticeActions } from '#portal/business/configuration/notice.actions.ts'
import { portalUserActions } from '#portal/business/configuration/portalUser.actions.ts'
import { role } from '#portal/business/configuration/role.actions.ts'
import { serviceKeyActions } from '#portal/business/configuration/serviceKey.actions.ts'
import { webhookActions } from '#portal/business/configuration/webhook.actions.ts'
import { articleSpeed } from '#portal/business/content/articleSpeed.actions.ts'
import { articleTag } from '#portal/business/content/articleTag.actions.ts'
import { author } from '#portal/business/content/author.actions.ts'
import { catalog } from '#portal/business/content/catalog.actions.ts'
import { category } from '#portal/business/content/category.actions.ts'
import { dailyKnowledge } from '#portal/business/content/dailyKnowledge.actions.ts'
import { material } from '#portal/business/content/material.actions.ts'
import { coupon } from '#portal/business/coupons/coupon.actions.ts'
import { appUser } from '#portal/business/data/appUser.actions.ts'
import { batchGive } from '#portal/business/data/batchGive.actions.ts'
import { buyGift } from '#portal/business/data/buyGift.actions.ts'
import { cumulativeTime } from '#portal/business/data/cumulativeTime.actions.ts'
import { distributionLink } from '#portal/business/data/distributionLink.actions.ts'
import { dataExport } from '#portal/business/data/exportFile.actions.ts'
import { h5ChannelActivity } from '#portal/business/data/h5ChannelActivity.actions.ts'
import { readMoneyLedger } from '#portal/business/data/readMoneyLedger.actions.ts'
import { redeemCode } from '#portal/business/data/redeemCode.actions.ts'
import { salesDaily } from '#portal/business/data/salesDaily.actions.ts'
import { salesIgnored } from '#portal/business/data/salesIgnored.actions.ts'
import { statistics } from '#portal/business/data/statistics.actions.ts'
import { listener } from '#portal/business/listeners/listener.actions.ts'
import { listenerRecommend } from '#portal/business/listeners/listenerRecommend.actions.ts'
import { raffle } from '#portal/business/lottery/raffle.actions.ts'
import { raffleAward } from '#portal/business/lottery/raffleAward.actions.ts'
import { raffleLogistics } from '#portal/business/lottery/raffleLogistics.actions.ts'
import { raffleSms } from '#portal/business/lottery/raffleSms.actions.ts'
import { raffleWinner } from '#portal/business/lottery/raffleWinner.actions.ts'
import { article } from '#portal/business/magazines/article.actions.ts'
import { issue } from '#portal/business/magazines/issue.actions.ts'
import { mail } from '#portal/business/messages/mail.actions.ts'
import { push } from '#portal/business/messages/push.actions.ts'
import { seal } from '#portal/business/museum/seal.actions.ts'
import { sealPlace } from '#portal/business/museum/sealPlace.actions.ts'
import { smallSubjectContent } from '#portal/business/museum/smallSubjectContent.actions.ts'
import { wenboContent } from '#portal/business/museum/wenboContent.actions.ts'
import { cardCode } from '#portal/business/operations/cardCode.actions.ts'
import { cardCodeBatch } from '#portal/business/operations/cardCodeBatch.actions.ts'
import { h5Page } from '#portal/business/operations/h5Page.actions.ts'
import { logistics } from '#portal/business/operations/logistics.actions.ts'
import { materialOrder } from '#portal/business/operations/materialOrder.actions.ts'
import { memberTask } from '#portal/business/operations/memberTask.actions.ts'
import { seedingOfficer } from '#portal/business/operations/seedingOfficer.actions.ts'
import { seedingPost } from '#portal/business/operations/seedingPost.actions.ts'
import { shopGoods } from '#portal/business/operations/shopGoods.actions.ts'
import { shopOrder } from '#portal/business/operations/shopOrder.actions.ts'
import { welfare } from '#portal/business/operations/welfare.actions.ts'
import { advertChannelDetail } from '#portal/business/pages/advertChannelDetail.actions.ts'
import { appbar } from '#portal/business/pages/appbar.actions.ts'
import { appChannel } from '#portal/business/pages/appChannel.actions.ts'
import { courseClockIn } from '#portal/business/pages/courseClockIn.actions.ts'
import { epub } from '#portal/business/pages/epub.actions.ts'
import { epubChapter } from '#portal/business/pages/epubChapter.actions.ts'
import { goodsMapping } from '#portal/business/pages/goodsMapping.actions.ts'
import { informationFlow } from '#portal/business/pages/informationFlow.actions.ts'
import { informationFlowHeadline } from '#portal/business/pages/informationFlowHeadline.actions.ts'
import { limitedDiscount } from '#portal/business/pages/limitedDiscount.actions.ts'
import { module } from '#portal/business/pages/module.actions.ts'
import { moduleContent } from '#portal/business/pages/moduleContent.actions.ts'
import { protectionPeriod } from '#portal/business/pages/protectionPeriod.actions.ts'
import { recommendIcon } from '#portal/business/pages/recommendIcon.actions.ts'
import { searchSlot } from '#portal/business/pages/searchSlot.actions.ts'
import { searchWord } from '#portal/business/pages/searchWord.actions.ts'
import { subjectContent } from '#portal/business/pages/subjectContent.actions.ts'
import { subjectModule } from '#portal/business/pages/subjectModule.actions.ts'
import { unionVip } from '#portal/business/pages/unionVip.actions.ts'
import { vipGoods } from '#portal/business/pages/vipGoods.actions.ts'
import { whiteList } from '#portal/business/pages/whiteList.actions.ts'
import { wifi } from '#portal/business/pages/wifi.actions.ts'
import { cloudContent } from '#portal/business/partners/cloudContent.actions.ts'
import { cloudEnterprise } from '#portal/business/partners/cloudEnterprise.actions.ts'
import { company } from '#portal/business/partners/company.actions.ts'
import { companyPageItem } from '#portal/business/partners/companyPageItem.actions.ts'
import { icbcData } from '#portal/business/partners/icbcData.actions.ts'
import { productPackage } from '#portal/business/partners/productPackage.actions.ts'
import { regionModule } from '#portal/business/partners/regionModule.actions.ts'
import { bigName } from '#portal/business/rankings/bigName.actions.ts'
import { campaign } from '#portal/business/rankings/campaign.actions.ts'
import { campaignInfo } from '#portal/business/rankings/campaignInfo.actions.ts'
import { rank } from '#portal/business/rankings/rank.actions.ts'
import { doreadMonthly } from '#portal/business/readingClub/doreadMonthly.actions.ts'
import { project } from '#portal/business/settlement/project.actions.ts'
import { settlementSingle } from '#portal/business/settlement/settlementSingle.actions.ts'
import { settlementVip } from '#portal/business/settlement/settlementVip.actions.ts'
import { subject } from '#portal/business/subjects/subject.actions.ts'
import { pointsLedger } from '#portal/business/tasks/pointsLedger.actions.ts'
import { signIn } from '#portal/business/tasks/signIn.actions.ts'
import { pcDiscount } from '#portal/business/website/pcDiscount.actions.ts'
import { pcModule } from '#portal/business/website/pcModule.actions.ts'
import { pcPage } from '#portal/business/website/pcPage.actions.ts'
import { yongsCompilation } from '#portal/business/youthMook/yongsCompilation.actions.ts'
import { yongsComplete } from '#portal/business/youthMook/yongsComplete.actions.ts'
import { yongsMember } from '#portal/business/youthMook/yongsMember.actions.ts'
import { yongsSetContent } from '#portal/business/youthMook/yongsSetContent.actions.ts'
import { yongsStudy } from '#portal/business/youthMook/yongsStudy.actions.ts'
import type { ActionFunctions } from './action.ts'

/** The functions that actions name, by entity. A file an entity; the browser has no folder to look into. */
export const actionFunctions: { readonly [entity: string]: ActionFunctions } = {
  buyGift,
  h5ChannelActivity,
  unionVip,
  distributionLink,
  goodsMapping,
  shopGoods,
  shopOrder,
  whiteList,
  appbar,
  subjectContent,
  subjectModule,
  moduleContent,
  module,
  pcDiscount,
  pcModule,
  pcPage,
  wifi,
  appChannel,
  h5Page,
  limitedDiscount,
  recommendIcon,
  searchSlot,
  seal,
  sealPlace,
  searchWord,
  smallSubjectContent,
  wenboContent,
  informationFlowHeadline,
  informationFlow,
  seedingOfficer,
  seedingPost,
  settlementSingle,
  settlementVip,
  regionModule,
  protectionPeriod,
  project,
  productPackage,
  offlineParticipant,
  offlineActivity,
  raffleSms,
  raffleWinner,
  raffleLogistics,
  raffleAward,
  push,
  raffle,
  pointsLedger,
  pointsGoods,
  materialOrder,
  logistics,
  cardCodeBatch,
  cardCode,
  advertChannelDetail,
  appUser,
  article,
  articleSpeed,
  articleTag,
  audio,
  auditLog,
  attendance,
  marathon,
  memberTask,
  punchCard,
  author,
  baseConfig,
  batchGive,
  bigName,
  campaign,
  campaignInfo,
  campCatalogue,
  campPeriod,
  campRobot,
  campSop,
  campStudent,
  cloudContent,
  cloudEnterprise,
  comment,
  catalog,
  category,
  company,
  companyPageItem,
  coupon,
  courseClockIn,
  dailyKnowledge,
  doreadMonthly,
  export: dataExport,
  errorLog,
  epub,
  epubChapter,
  issue,
  job,
  material,
  mail,
  listener,
  listSource,
  listenerRecommend,
  chatFeedback,
  chatGuide,
  chatIntervene,
  chatSetting,
  chatSelected,
  chatRecord,
  fastReadingRun,
  fastReading,
  aiOpinion,
  medal,
  medalHolder,
  medalLevel,
  notice: noticeActions,
  portalUser: portalUserActions,
  practiceWork,
  radioStation,
  rank,
  readMoneyLedger,
  redeemCode,
  role,
  serviceKey: serviceKeyActions,
  signIn,
  subject,
  vipGoods,
  welfare,
  webhook: webhookActions,
  yongsCompilation,
  yongsComplete,
  yongsMember,
  yongsSetContent,
  yongsStudy,
  salesDaily,
  salesIgnored,
  cumulativeTime,
  statistics,
  icbcData,
}
