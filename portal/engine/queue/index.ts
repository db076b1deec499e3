import { medalJob } from '#portal/business/activities/medals/medalJob.ts'
import { recountJob } from '#portal/business/activities/medals/recountJob.ts'
import { cancelActivity } from '#portal/business/activities/offline/cancelActivity.ts'
import { tellParticipants } from '#portal/business/activities/offline/tellParticipants.ts'
import { giveRewards } from '#portal/business/activities/participation/giveRewards.ts'
import { settleMarathon } from '#portal/business/activities/participation/settleMarathon.ts'
import { aiJob } from '#portal/business/aiChat/aiJob.ts'
import { captureJob } from '#portal/business/audio/podcasts/captureJob.ts'
import { takeOverJob } from '#portal/business/audio/podcasts/takeOverJob.ts'
import { estimateJob } from '#portal/business/audio/speech/estimateJob.ts'
import { speechJob } from '#portal/business/audio/speech/speechJob.ts'
import { sendSop } from '#portal/business/camps/sendSop.ts'
import { settlePeriod } from '#portal/business/camps/settlePeriod.ts'
import { tellCancelled } from '#portal/business/camps/tellCancelled.ts'
import { giftJob } from '#portal/business/data/gifts/giftJob.ts'
import { codesJob } from '#portal/business/data/redeem/codesJob.ts'
import { statisticsJob } from '#portal/business/data/statistics/statisticsJob.ts'
import { openPrize } from '#portal/business/lottery/openPrize.ts'
import { sendSms } from '#portal/business/lottery/sendSms.ts'
import { sendMail } from '#portal/business/messages/sendMail.ts'
import { sendPush } from '#portal/business/messages/sendPush.ts'
import { exportCodes } from '#portal/business/operations/cards/exportCodes.ts'
import { makeCodes } from '#portal/business/operations/cards/makeCodes.ts'
import { traceJob } from '#portal/business/operations/parcels/traceJob.ts'
import { pullGoodsJob } from '#portal/business/operations/shop/pullGoods.ts'
import { pullOrdersJob } from '#portal/business/operations/shop/pullOrders.ts'
import { reissueJob } from '#portal/business/operations/shop/reissueJob.ts'
import { lookJob } from '#portal/business/pages/epub/lookJob.ts'
import { readJob } from '#portal/business/pages/epub/readJob.ts'
import { retryJob } from '#portal/business/pages/union/retryJob.ts'
import { seatJob } from '#portal/business/partners/seatJob.ts'
import { recountRank } from '#portal/business/rankings/recountRank.ts'
import { generateVip } from '#portal/business/settlement/generateVip.ts'
import { cancelStudy } from '#portal/business/youthMook/cancelStudy.ts'
import { clearJob } from '../cache/clearJob.ts'
import { exportJob } from '../exports/exportJob.ts'
import { bulkJob } from '../imports/job.ts'
import { replaceJob } from '../media/replaceJob.ts'
import { videoJob } from '../media/videoJob.ts'
import { bulkMoves } from './bulkMoves.ts'
import { carryJob } from './carryJob.ts'
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
