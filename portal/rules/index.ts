import { noticeRules } from '../notices/noticeRules.ts'
import { aiOpinion } from './aiOpinion.ts'
import { appbar } from './appbar.ts'
import { appChannel } from './appChannel.ts'
import { appUser } from './appUser.ts'
import { atlas } from './atlas.ts'
import { attendance } from './attendance.ts'
import { audio } from './audio.ts'
import { auditLog } from './auditLog.ts'
import { baseConfig } from './baseConfig.ts'
import { batchGive } from './batchGive.ts'
import { batchRow } from './batchRow.ts'
import { bigName } from './bigName.ts'
import { campaign } from './campaign.ts'
import { campaignInfo } from './campaignInfo.ts'
import { campCatalogue } from './campCatalogue.ts'
import { campStudent } from './campStudent.ts'
import { cardCodeBatch } from './cardCodeBatch.ts'
import { cardCollect } from './cardCollect.ts'
import { cardCollector } from './cardCollector.ts'
import { cardDraw } from './cardDraw.ts'
import { catalog } from './catalog.ts'
import { channelTake } from './channelTake.ts'
import { chatIntervene } from './chatIntervene.ts'
import { chatRecord } from './chatRecord.ts'
import { chatSelected } from './chatSelected.ts'
import { chatSetting } from './chatSetting.ts'
import { clockInReward } from './clockInReward.ts'
import { cloudEnterprise } from './cloudEnterprise.ts'
import { cloudMember } from './cloudMember.ts'
import { comment } from './comment.ts'
import { commentReport } from './commentReport.ts'
import { company } from './company.ts'
import { companyPageItem } from './companyPageItem.ts'
import { contentPlay } from './contentPlay.ts'
import { coupon } from './coupon.ts'
import { courseClockIn } from './courseClockIn.ts'
import { cumulativeTime } from './cumulativeTime.ts'
import { dataExport } from './dataExport.ts'
import { doreadMonthly } from './doreadMonthly.ts'
import { entityOrder } from './entityOrder.ts'
import { epub } from './epub.ts'
import { epubChapter } from './epubChapter.ts'
import { fastReading } from './fastReading.ts'
import { fastReadingRun } from './fastReadingRun.ts'
import { financeType } from './financeType.ts'
import { giftGiven } from './giftGiven.ts'
import { goods } from './goods.ts'
import { h5ChannelActivity } from './h5ChannelActivity.ts'
import { h5CourseActivity } from './h5CourseActivity.ts'
import { h5Page } from './h5Page.ts'
import { informationFlowAd } from './informationFlowAd.ts'
import { informationFlowCard } from './informationFlowCard.ts'
import { informationFlowTag } from './informationFlowTag.ts'
import { issue } from './issue.ts'
import { job } from './job.ts'
import { leadArticle } from './leadArticle.ts'
import { limitedDiscount } from './limitedDiscount.ts'
import { listener } from './listener.ts'
import { listenerRecommend } from './listenerRecommend.ts'
import { logistics } from './logistics.ts'
import { mail } from './mail.ts'
import { marathon } from './marathon.ts'
import { medal } from './medal.ts'
import { medalLevel } from './medalLevel.ts'
import { module } from './module.ts'
import { offlineActivity } from './offlineActivity.ts'
import { offlineParticipant } from './offlineParticipant.ts'
import { participation } from './participation.ts'
import { participationDay } from './participationDay.ts'
import { partnerUserOrder } from './partnerUserOrder.ts'
import { pcAd } from './pcAd.ts'
import { pcDiscount } from './pcDiscount.ts'
import { pcModule } from './pcModule.ts'
import { playlist } from './playlist.ts'
import { podcast } from './podcast.ts'
import { pointsExchange } from './pointsExchange.ts'
import { popup } from './popup.ts'
import { portalUser } from './portalUser.ts'
import { practice } from './practice.ts'
import { productPackageItem } from './productPackageItem.ts'
import { project } from './project.ts'
import { projectCategory } from './projectCategory.ts'
import { projectEntry } from './projectEntry.ts'
import { projectExpenditure } from './projectExpenditure.ts'
import { projectIncome } from './projectIncome.ts'
import { protectionPeriod } from './protectionPeriod.ts'
import { push } from './push.ts'
import { raffle } from './raffle.ts'
import { raffleSms } from './raffleSms.ts'
import { raffleWinner } from './raffleWinner.ts'
import { rank } from './rank.ts'
import { readJudge } from './readJudge.ts'
import { readMoneyLedger } from './readMoneyLedger.ts'
import { recommendIcon } from './recommendIcon.ts'
import { redeemCode } from './redeemCode.ts'
import type { RuleFunctions } from './rule.ts'
import { salesDaily } from './salesDaily.ts'
import { salesIgnored } from './salesIgnored.ts'
import { sealPlace } from './sealPlace.ts'
import { sealStamp } from './sealStamp.ts'
import { searchWord } from './searchWord.ts'
import { seedingOfficer } from './seedingOfficer.ts'
import { seedingPost } from './seedingPost.ts'
import { serviceKey } from './serviceKey.ts'
import { settlementPartner } from './settlementPartner.ts'
import { settlementSingle } from './settlementSingle.ts'
import { settlementVip } from './settlementVip.ts'
import { shopOrder } from './shopOrder.ts'
import { shopServing } from './shopServing.ts'
import { signIn } from './signIn.ts'
import { subject } from './subject.ts'
import { subjectModule } from './subjectModule.ts'
import { theme } from './theme.ts'
import { trialClaim } from './trialClaim.ts'
import { unionSale } from './unionSale.ts'
import { userBook } from './userBook.ts'
import { userOrder } from './userOrder.ts'
import { userQualification } from './userQualification.ts'
import { userVip } from './userVip.ts'
import { webhook } from './webhook.ts'
import { welfareClaim } from './welfareClaim.ts'
import { wenboContent } from './wenboContent.ts'
import { wenboSubject } from './wenboSubject.ts'
import { whiteList } from './whiteList.ts'
import { yongsCompilation } from './yongsCompilation.ts'
import { yongsComplete } from './yongsComplete.ts'
import { yongsSetContent } from './yongsSetContent.ts'
import { yongsSetting } from './yongsSetting.ts'
import { yongsStudy } from './yongsStudy.ts'

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
