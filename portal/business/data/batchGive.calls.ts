import { giveByFile, giveByItems, runByFile } from '#portal/http/imports/oldCall.ts'
import type { Calls } from '#portal/http/records/recordCalls.ts'

/** Calls that give from a file, by the addresses old clients know. */
export const calls: Calls = {
  giveReadMoney: giveByFile('readMoney'),
  giveBook: giveByFile('book'),
  giveQualification: giveByFile('qualification'),
  giveMagazine: runByFile('magazine'),
  cancelMagazine: runByFile('cancelMagazine'),
  giveVip: runByFile('vip'),
  giveCoupon: giveByItems('coupon', { couponId: 'coupon' }),
}
