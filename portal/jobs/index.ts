import { giveRewards } from '../activities/giveRewards.ts'
import { settleMarathon } from '../activities/settleMarathon.ts'
import { bulkJob } from '../bulk/job.ts'
import { clearJob } from '../cache/clearJob.ts'
import { sendSop } from '../camps/sendSop.ts'
import { settlePeriod } from '../camps/settlePeriod.ts'
import { tellCancelled } from '../camps/tellCancelled.ts'
import { exportCodes } from '../cards/exportCodes.ts'
import { makeCodes } from '../cards/makeCodes.ts'
import { aiJob } from '../chat/aiJob.ts'
import { lookJob } from '../epub/lookJob.ts'
import { readJob } from '../epub/readJob.ts'
import { giftJob } from '../gifts/giftJob.ts'
import { importListeners } from '../listeners/importListeners.ts'
import { medalJob } from '../medals/medalJob.ts'
import { recountJob } from '../medals/recountJob.ts'
import { replaceJob } from '../media/replaceJob.ts'
import { sendMail } from '../messages/sendMail.ts'
import { sendPush } from '../messages/sendPush.ts'
import { cancelActivity } from '../offline/cancelActivity.ts'
import { tellParticipants } from '../offline/tellParticipants.ts'
import { traceJob } from '../parcels/traceJob.ts'
import { seatJob } from '../partners/seatJob.ts'
import { captureJob } from '../podcasts/captureJob.ts'
import { takeOverJob } from '../podcasts/takeOverJob.ts'
import { openPrize } from '../raffles/openPrize.ts'
import { sendSms } from '../raffles/sendSms.ts'
import { recountRank } from '../ranks/recountRank.ts'
import { codesJob } from '../redeem/codesJob.ts'
import { generateVip } from '../settlement/generateVip.ts'
import { pullGoodsJob } from '../shop/pullGoods.ts'
import { pullOrdersJob } from '../shop/pullOrders.ts'
import { reissueJob } from '../shop/reissueJob.ts'
import { estimateJob } from '../speech/estimateJob.ts'
import { speechJob } from '../speech/speechJob.ts'
import { statisticsJob } from '../statistics/statisticsJob.ts'
import { retryJob } from '../union/retryJob.ts'
import { videoJob } from '../vod/videoJob.ts'
import { cancelStudy } from '../youthMook/cancelStudy.ts'
import { bulkMoves } from './bulkMoves.ts'
import { carryJob } from './carryJob.ts'
import { exportJob } from './exportJob.ts'
import type { JobKind } from './jobKind.ts'

/** What jobs do, by `job.kind`. One line each, so that Node, the process of jobs and the browser find them alike. */
export const jobKinds: { readonly [kind: string]: JobKind } = {
  offlineTell: tellParticipants,
  offlineCancel: cancelActivity,
  trace: traceJob,
  clockInRewards: giveRewards,
  cardCodes: makeCodes,
  cardPrize: openPrize,
  cardExport: exportCodes,
  ai: aiJob,
  bulk: bulkMoves,
  cache: clearJob,
  campNotice: tellCancelled,
  studyCancel: cancelStudy,
  campSend: sendSop,
  campSettle: settlePeriod,
  capture: captureJob,
  carry: carryJob,
  estimate: estimateJob,
  epubLook: lookJob,
  epubRead: readJob,
  export: exportJob,
  gifts: giftJob,
  grant: bulkJob,
  mail: sendMail,
  import: importListeners,
  materialReplace: replaceJob,
  medalRecount: recountJob,
  push: sendPush,
  marathonSettle: settleMarathon,
  medals: medalJob,
  rank: recountRank,
  redeemCodes: codesJob,
  seats: seatJob,
  shopGoods: pullGoodsJob,
  shopOrders: pullOrdersJob,
  shopReissue: reissueJob,
  sms: sendSms,
  speech: speechJob,
  statistics: statisticsJob,
  takeOver: takeOverJob,
  unionDeliver: retryJob,
  video: videoJob,
  vipGenerate: generateVip,
}
