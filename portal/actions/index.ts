import { noticeActions } from '../notices/noticeActions.ts'
import { serviceKeyActions } from '../serviceKeys/serviceKeyActions.ts'
import { portalUserActions } from '../session/portalUserActions.ts'
import { webhookActions } from '../webhooks/webhookActions.ts'
import type { ActionFunctions } from './action.ts'
import { advertChannelDetail } from './advertChannelDetail.ts'
import { aiOpinion } from './aiOpinion.ts'
import { appbar } from './appbar.ts'
import { appChannel } from './appChannel.ts'
import { appUser } from './appUser.ts'
import { article } from './article.ts'
import { articleSpeed } from './articleSpeed.ts'
import { articleTag } from './articleTag.ts'
import { attendance } from './attendance.ts'
import { audio } from './audio.ts'
import { auditLog } from './auditLog.ts'
import { author } from './author.ts'
import { baseConfig } from './baseConfig.ts'
import { batchGive } from './batchGive.ts'
import { bigName } from './bigName.ts'
import { buyGift } from './buyGift.ts'
import { campaign } from './campaign.ts'
import { campaignInfo } from './campaignInfo.ts'
import { campCatalogue } from './campCatalogue.ts'
import { campPeriod } from './campPeriod.ts'
import { campRobot } from './campRobot.ts'
import { campSop } from './campSop.ts'
import { campStudent } from './campStudent.ts'
import { cardCode } from './cardCode.ts'
import { cardCodeBatch } from './cardCodeBatch.ts'
import { catalog } from './catalog.ts'
import { category } from './category.ts'
import { chatFeedback } from './chatFeedback.ts'
import { chatGuide } from './chatGuide.ts'
import { chatIntervene } from './chatIntervene.ts'
import { chatRecord } from './chatRecord.ts'
import { chatSelected } from './chatSelected.ts'
import { chatSetting } from './chatSetting.ts'
import { cloudContent } from './cloudContent.ts'
import { cloudEnterprise } from './cloudEnterprise.ts'
import { comment } from './comment.ts'
import { company } from './company.ts'
import { companyPageItem } from './companyPageItem.ts'
import { coupon } from './coupon.ts'
import { courseClockIn } from './courseClockIn.ts'
import { cumulativeTime } from './cumulativeTime.ts'
import { dailyKnowledge } from './dailyKnowledge.ts'
import { dataExport } from './dataExport.ts'
import { distributionLink } from './distributionLink.ts'
import { doreadMonthly } from './doreadMonthly.ts'
import { epub } from './epub.ts'
import { epubChapter } from './epubChapter.ts'
import { errorLog } from './errorLog.ts'
import { fastReading } from './fastReading.ts'
import { fastReadingRun } from './fastReadingRun.ts'
import { goodsMapping } from './goodsMapping.ts'
import { h5ChannelActivity } from './h5ChannelActivity.ts'
import { h5Page } from './h5Page.ts'
import { icbcData } from './icbcData.ts'
import { informationFlow } from './informationFlow.ts'
import { informationFlowHeadline } from './informationFlowHeadline.ts'
import { issue } from './issue.ts'
import { job } from './job.ts'
import { limitedDiscount } from './limitedDiscount.ts'
import { listener } from './listener.ts'
import { listenerRecommend } from './listenerRecommend.ts'
import { logistics } from './logistics.ts'
import { mail } from './mail.ts'
import { marathon } from './marathon.ts'
import { material } from './material.ts'
import { materialOrder } from './materialOrder.ts'
import { medal } from './medal.ts'
import { medalHolder } from './medalHolder.ts'
import { medalLevel } from './medalLevel.ts'
import { memberTask } from './memberTask.ts'
import { module } from './module.ts'
import { moduleContent } from './moduleContent.ts'
import { offlineActivity } from './offlineActivity.ts'
import { offlineParticipant } from './offlineParticipant.ts'
import { pcDiscount } from './pcDiscount.ts'
import { pcModule } from './pcModule.ts'
import { pcPage } from './pcPage.ts'
import { pointsGoods } from './pointsGoods.ts'
import { pointsLedger } from './pointsLedger.ts'
import { practiceWork } from './practiceWork.ts'
import { productPackage } from './productPackage.ts'
import { project } from './project.ts'
import { protectionPeriod } from './protectionPeriod.ts'
import { punchCard } from './punchCard.ts'
import { push } from './push.ts'
import { radioStation } from './radioStation.ts'
import { raffle } from './raffle.ts'
import { raffleAward } from './raffleAward.ts'
import { raffleLogistics } from './raffleLogistics.ts'
import { raffleSms } from './raffleSms.ts'
import { raffleWinner } from './raffleWinner.ts'
import { rank } from './rank.ts'
import { readMoneyLedger } from './readMoneyLedger.ts'
import { recommendIcon } from './recommendIcon.ts'
import { redeemCode } from './redeemCode.ts'
import { regionModule } from './regionModule.ts'
import { role } from './role.ts'
import { salesDaily } from './salesDaily.ts'
import { salesIgnored } from './salesIgnored.ts'
import { seal } from './seal.ts'
import { sealPlace } from './sealPlace.ts'
import { searchSlot } from './searchSlot.ts'
import { searchWord } from './searchWord.ts'
import { seedingOfficer } from './seedingOfficer.ts'
import { seedingPost } from './seedingPost.ts'
import { settlementSingle } from './settlementSingle.ts'
import { settlementVip } from './settlementVip.ts'
import { shopGoods } from './shopGoods.ts'
import { shopOrder } from './shopOrder.ts'
import { signIn } from './signIn.ts'
import { smallSubjectContent } from './smallSubjectContent.ts'
import { statistics } from './statistics.ts'
import { subject } from './subject.ts'
import { subjectContent } from './subjectContent.ts'
import { subjectModule } from './subjectModule.ts'
import { unionVip } from './unionVip.ts'
import { vipGoods } from './vipGoods.ts'
import { welfare } from './welfare.ts'
import { wenboContent } from './wenboContent.ts'
import { whiteList } from './whiteList.ts'
import { wifi } from './wifi.ts'
import { yongsCompilation } from './yongsCompilation.ts'
import { yongsComplete } from './yongsComplete.ts'
import { yongsMember } from './yongsMember.ts'
import { yongsSetContent } from './yongsSetContent.ts'
import { yongsStudy } from './yongsStudy.ts'

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
