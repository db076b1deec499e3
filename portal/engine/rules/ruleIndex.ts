import { attendance } from '#portal/business/activities/attendance.rules.ts'
import { cardCollect } from '#portal/business/activities/cardCollect.rules.ts'
import { cardCollector } from '#portal/business/activities/cardCollector.rules.ts'
import { cardDraw } from '#portal/business/activities/cardDraw.rules.ts'
import { clockInReward } from '#portal/business/activities/clockInReward.rules.ts'
import { marathon } from '#portal/business/activities/marathon.rules.ts'
import { medal } from '#portal/business/activities/medal.rules.ts'
import { medalLevel } from '#portal/business/activities/medalLevel.rules.ts'
import { offlineActivity } from '#portal/business/activities/offlineActivity.rules.ts'
import { offlineParticipant } from '#portal/business/activities/offlineParticipant.rules.ts'
import { participation } from '#portal/business/activities/participation.rules.ts'
import { participationDay } from '#portal/business/activities/participationDay.rules.ts'
import { pointsExchange } from '#portal/business/activities/pointsExchange.rules.ts'
import { aiOpinion } from '#portal/business/aiChat/aiOpinion.rules.ts'
import { chatIntervene } from '#portal/business/aiChat/chatIntervene.rules.ts'
import { chatRecord } from '#portal/business/aiChat/chatRecord.rules.ts'
import { chatSelected } from '#portal/business/aiChat/chatSelected.rules.ts'
import { chatSetting } from '#portal/business/aiChat/chatSetting.rules.ts'
import { fastReading } from '#portal/business/aiChat/fastReading.rules.ts'
import { fastReadingRun } from '#portal/business/aiChat/fastReadingRun.rules.ts'
import { audio } from '#portal/business/audio/audio.rules.ts'
import { playlist } from '#portal/business/audio/playlist.rules.ts'
import { podcast } from '#portal/business/audio/podcast.rules.ts'
import { campCatalogue } from '#portal/business/camps/campCatalogue.rules.ts'
import { campPeriod } from '#portal/business/camps/campPeriod.rules.ts'
import { campStudent } from '#portal/business/camps/campStudent.rules.ts'
import { practice } from '#portal/business/camps/practice.rules.ts'
import { comment } from '#portal/business/comments/comment.rules.ts'
import { commentReport } from '#portal/business/comments/commentReport.rules.ts'
import { auditLog } from '#portal/business/configuration/auditLog.rules.ts'
import { baseConfig } from '#portal/business/configuration/baseConfig.rules.ts'
import { job } from '#portal/business/configuration/job.rules.ts'
import { noticeRules } from '#portal/business/configuration/notice.rules.ts'
import { portalUser } from '#portal/business/configuration/portalUser.rules.ts'
import { serviceKey } from '#portal/business/configuration/serviceKey.rules.ts'
import { webhook } from '#portal/business/configuration/webhook.rules.ts'
import { catalog } from '#portal/business/content/catalog.rules.ts'
import { coupon } from '#portal/business/coupons/coupon.rules.ts'
import { appUser } from '#portal/business/data/appUser.rules.ts'
import { batchGive } from '#portal/business/data/batchGive.rules.ts'
import { batchRow } from '#portal/business/data/batchRow.rules.ts'
import { channelTake } from '#portal/business/data/channelTake.rules.ts'
import { contentPlay } from '#portal/business/data/contentPlay.rules.ts'
import { cumulativeTime } from '#portal/business/data/cumulativeTime.rules.ts'
import { dataExport } from '#portal/business/data/exportFile.rules.ts'
import { giftGiven } from '#portal/business/data/giftGiven.rules.ts'
import { h5ChannelActivity } from '#portal/business/data/h5ChannelActivity.rules.ts'
import { h5CourseActivity } from '#portal/business/data/h5CourseActivity.rules.ts'
import { readMoneyLedger } from '#portal/business/data/readMoneyLedger.rules.ts'
import { redeemCode } from '#portal/business/data/redeemCode.rules.ts'
import { salesDaily } from '#portal/business/data/salesDaily.rules.ts'
import { salesIgnored } from '#portal/business/data/salesIgnored.rules.ts'
import { userBook } from '#portal/business/data/userBook.rules.ts'
import { userOrder } from '#portal/business/data/userOrder.rules.ts'
import { userQualification } from '#portal/business/data/userQualification.rules.ts'
import { userVip } from '#portal/business/data/userVip.rules.ts'
import { listener } from '#portal/business/listeners/listener.rules.ts'
import { listenerRecommend } from '#portal/business/listeners/listenerRecommend.rules.ts'
import { raffle } from '#portal/business/lottery/raffle.rules.ts'
import { raffleSms } from '#portal/business/lottery/raffleSms.rules.ts'
import { raffleWinner } from '#portal/business/lottery/raffleWinner.rules.ts'
import { article } from '#portal/business/magazines/article.rules.ts'
import { atlas } from '#portal/business/magazines/atlas.rules.ts'
import { issue } from '#portal/business/magazines/issue.rules.ts'
import { leadArticle } from '#portal/business/magazines/leadArticle.rules.ts'
import { mail } from '#portal/business/messages/mail.rules.ts'
import { push } from '#portal/business/messages/push.rules.ts'
import { sealPlace } from '#portal/business/museum/sealPlace.rules.ts'
import { sealStamp } from '#portal/business/museum/sealStamp.rules.ts'
import { wenboContent } from '#portal/business/museum/wenboContent.rules.ts'
import { wenboSubject } from '#portal/business/museum/wenboSubject.rules.ts'
import { cardCodeBatch } from '#portal/business/operations/cardCodeBatch.rules.ts'
import { h5Page } from '#portal/business/operations/h5Page.rules.ts'
import { logistics } from '#portal/business/operations/logistics.rules.ts'
import { popup } from '#portal/business/operations/popup.rules.ts'
import { seedingOfficer } from '#portal/business/operations/seedingOfficer.rules.ts'
import { seedingPost } from '#portal/business/operations/seedingPost.rules.ts'
import { shopOrder } from '#portal/business/operations/shopOrder.rules.ts'
import { shopServing } from '#portal/business/operations/shopServing.rules.ts'
import { trialClaim } from '#portal/business/operations/trialClaim.rules.ts'
import { welfareClaim } from '#portal/business/operations/welfareClaim.rules.ts'
import { appbar } from '#portal/business/pages/appbar.rules.ts'
import { appChannel } from '#portal/business/pages/appChannel.rules.ts'
import { courseClockIn } from '#portal/business/pages/courseClockIn.rules.ts'
import { epub } from '#portal/business/pages/epub.rules.ts'
import { epubChapter } from '#portal/business/pages/epubChapter.rules.ts'
import { goods } from '#portal/business/pages/goods.rules.ts'
import { informationFlowAd } from '#portal/business/pages/informationFlowAd.rules.ts'
import { informationFlowCard } from '#portal/business/pages/informationFlowCard.rules.ts'
import { informationFlowTag } from '#portal/business/pages/informationFlowTag.rules.ts'
import { limitedDiscount } from '#portal/business/pages/limitedDiscount.rules.ts'
import { module } from '#portal/business/pages/module.rules.ts'
import { protectionPeriod } from '#portal/business/pages/protectionPeriod.rules.ts'
import { recommendIcon } from '#portal/business/pages/recommendIcon.rules.ts'
import { searchWord } from '#portal/business/pages/searchWord.rules.ts'
import { subjectModule } from '#portal/business/pages/subjectModule.rules.ts'
import { unionSale } from '#portal/business/pages/unionSale.rules.ts'
import { whiteList } from '#portal/business/pages/whiteList.rules.ts'
import { cloudEnterprise } from '#portal/business/partners/cloudEnterprise.rules.ts'
import { cloudMember } from '#portal/business/partners/cloudMember.rules.ts'
import { company } from '#portal/business/partners/company.rules.ts'
import { companyPageItem } from '#portal/business/partners/companyPageItem.rules.ts'
import { entityOrder } from '#portal/business/partners/entityOrder.rules.ts'
import { partnerUserOrder } from '#portal/business/partners/partnerUserOrder.rules.ts'
import { productPackageItem } from '#portal/business/partners/productPackageItem.rules.ts'
import { bigName } from '#portal/business/rankings/bigName.rules.ts'
import { campaign } from '#portal/business/rankings/campaign.rules.ts'
import { campaignInfo } from '#portal/business/rankings/campaignInfo.rules.ts'
import { rank } from '#portal/business/rankings/rank.rules.ts'
import { doreadMonthly } from '#portal/business/readingClub/doreadMonthly.rules.ts'
import { readJudge } from '#portal/business/readingClub/readJudge.rules.ts'
import { financeType } from '#portal/business/settlement/financeType.rules.ts'
import { project } from '#portal/business/settlement/project.rules.ts'
import { projectCategory } from '#portal/business/settlement/projectCategory.rules.ts'
import { projectEntry } from '#portal/business/settlement/projectEntry.rules.ts'
import { projectExpenditure } from '#portal/business/settlement/projectExpenditure.rules.ts'
import { projectIncome } from '#portal/business/settlement/projectIncome.rules.ts'
import { settlementPartner } from '#portal/business/settlement/settlementPartner.rules.ts'
import { settlementSingle } from '#portal/business/settlement/settlementSingle.rules.ts'
import { settlementVip } from '#portal/business/settlement/settlementVip.rules.ts'
import { subject } from '#portal/business/subjects/subject.rules.ts'
import { theme } from '#portal/business/subjects/theme.rules.ts'
import { signIn } from '#portal/business/tasks/signIn.rules.ts'
import { pcAd } from '#portal/business/website/pcAd.rules.ts'
import { pcDiscount } from '#portal/business/website/pcDiscount.rules.ts'
import { pcModule } from '#portal/business/website/pcModule.rules.ts'
import { yongsCompilation } from '#portal/business/youthMook/yongsCompilation.rules.ts'
import { yongsComplete } from '#portal/business/youthMook/yongsComplete.rules.ts'
import { yongsSetContent } from '#portal/business/youthMook/yongsSetContent.rules.ts'
import { yongsSetting } from '#portal/business/youthMook/yongsSetting.rules.ts'
import { yongsStudy } from '#portal/business/youthMook/yongsStudy.rules.ts'
import type { RuleFunctions } from './rule.ts'

/** Rules no word carries, a file an entity; one line each, so that Node and the browser find them alike. */
export const ruleFunctions: { readonly [entity: string]: RuleFunctions } = {
  whiteList,
  appbar,
  pcDiscount,
  pcAd,
  pcModule,
  appChannel,
  limitedDiscount,
  recommendIcon,
  subjectModule,
  module,
  searchWord,
  sealPlace,
  sealStamp,
  wenboContent,
  wenboSubject,
  informationFlowTag,
  informationFlowCard,
  informationFlowAd,
  seedingOfficer,
  seedingPost,
  settlementSingle,
  settlementVip,
  settlementPartner,
  projectIncome,
  protectionPeriod,
  projectExpenditure,
  projectEntry,
  projectCategory,
  project,
  productPackageItem,
  partnerUserOrder,
  financeType,
  entityOrder,
  offlineParticipant,
  offlineActivity,
  raffleSms,
  raffleWinner,
  raffle,
  push,
  pointsExchange,
  logistics,
  cardCodeBatch,
  cardCollect,
  cardCollector,
  cardDraw,
  appUser,
  article,
  atlas,
  audio,
  attendance,
  marathon,
  participation,
  participationDay,
  auditLog,
  baseConfig,
  batchGive,
  export: dataExport,
  batchRow,
  bigName,
  campaign,
  campaignInfo,
  campCatalogue,
  campPeriod,
  campStudent,
  catalog,
  cloudMember,
  cloudEnterprise,
  clockInReward,
  comment,
  commentReport,
  company,
  contentPlay,
  companyPageItem,
  coupon,
  courseClockIn,
  doreadMonthly,
  epub,
  epubChapter,
  giftGiven,
  goods,
  channelTake,
  h5ChannelActivity,
  unionSale,
  h5CourseActivity,
  h5Page,
  issue,
  job,
  leadArticle,
  mail,
  listener,
  listenerRecommend,
  chatIntervene,
  chatSetting,
  chatSelected,
  chatRecord,
  fastReadingRun,
  fastReading,
  aiOpinion,
  medal,
  medalLevel,
  notice: noticeRules,
  playlist,
  podcast,
  popup,
  portalUser,
  practice,
  readJudge,
  redeemCode,
  serviceKey,
  shopOrder,
  shopServing,
  signIn,
  subject,
  theme,
  userBook,
  userOrder,
  userQualification,
  userVip,
  webhook,
  trialClaim,
  welfareClaim,
  rank,
  readMoneyLedger,
  yongsCompilation,
  yongsComplete,
  yongsSetContent,
  yongsSetting,
  yongsStudy,
  salesDaily,
  salesIgnored,
  cumulativeTime,
}
