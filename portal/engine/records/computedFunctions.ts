import type { Row } from '#declare'
import { channelFee, netAmount, payable } from '#derive/settlement/amounts.ts'
import { duration, durationShare, shareAmount, vipPayable } from '#derive/settlement/vipAmounts.ts'
import { weekdayAndLunar } from '#derive/text/weekdayAndLunar.ts'
import { wordCount } from '#derive/text/wordCount.ts'
import { playingTime } from '#portal/business/audio/podcasts/playlistItems.ts'
import { totalScore } from '#portal/business/camps/practice.rules.ts'
import { targetTitle } from '#portal/business/comments/targetTitle.ts'
import { appLink, h5Link, miniPath } from '#portal/business/data/jumpLinkForms.ts'
import { refunded } from '#portal/business/data/userOrder.rules.ts'
import { smsText } from '#portal/business/lottery/smsText.ts'
import { versionNumber } from '#portal/business/messages/versionNumber.ts'
import { linkOfCode } from '#portal/business/operations/cards/linkOfCode.ts'
import { qrCode, shortUrl } from '#portal/business/operations/shop/linkAddress.ts'
import { isEdited } from '#portal/business/pages/epub/chapterSources.ts'
import { retailPrice } from '#portal/business/partners/retailPrice.ts'
import { calledOf } from '#portal/business/rankings/calledOf.ts'
import { floorName } from '#portal/business/rankings/floorName.ts'
import { asAgreed } from '#portal/business/settlement/asAgreed.ts'
import { categoryOf } from '#portal/business/settlement/categoryOf.ts'
import { portalAmountOf } from '#portal/business/settlement/entries.ts'
import { edited, publishedAt } from '../published/publishedFields.ts'
import type { ComputedByEntity } from './computedAtSave.ts'
import { h5Address } from './h5Address.ts'

/** `#` stands for names that begin with neither a letter nor a Chinese character. */
const NONE = '#'

/** The letter a name is sorted under: the pinyin initial of its first character. */
export async function initial(name: string): Promise<string> {
  const [first = ''] = name.trim()
  if (/[a-z]/i.test(first)) return first.toUpperCase()
  if (!/\p{Script=Han}/u.test(first)) return NONE
  // The dictionary is large: it is loaded when the first such name is saved.
  const { pinyin } = await import('pinyin-pro')
  const letter =
    pinyin(name.trim(), {
      pattern: 'first',
      toneType: 'none',
      type: 'array',
      surname: 'head',
    })[0] ?? ''
  return /^[a-z]/i.test(letter) ? (letter[0] as string).toUpperCase() : NONE
}

/** What named functions work out at every save, by entity and by the name the declaration gives. */
export const computedFunctions: ComputedByEntity = {
  appDevice: { versionNumber: ({ appVersion }) => versionNumber(appVersion) },
  article: { wordCount: ({ body }) => wordCount(String(body ?? '')) },
  author: { initial: ({ name }) => initial(String(name ?? '')) },
  campaignInfo: { floorName },
  comment: { targetTitle },
  cardCode: { link: ({ code }, { tx, now }) => linkOfCode(tx, String(code ?? ''), now) },
  jumpLink: { appLink, h5Link, miniPath },
  epubChapter: {
    wordCount: ({ content }) => wordCount(String(content ?? '')),
    edited: (row, { tx }) => isEdited(row, tx),
  },
  h5Page: {
    publishedAt,
    edited,
    address: ({ slug }, { tx, now }) => h5Address(tx, 'h5/', String(slug ?? ''), now),
  },
  pcPage: { publishedAt },
  rank: { called: (row, { records, entities }) => calledOf(row, records, entities) },
  playlist: {
    playingTime: ({ items }, { records }) => playingTime((items ?? []) as Row[], records),
  },
  practice: { totalScore },
  dailyKnowledge: { weekdayAndLunar: ({ date }) => weekdayAndLunar(String(date ?? '')) },
  productPackageItem: { retailPrice: (row, { records }) => retailPrice(row, records) },
  projectEntry: { portalAmount: (row, { records }) => portalAmountOf(row, records) },
  projectExpenditure: { category: (row, { records }) => categoryOf(row, records) },
  projectIncome: { category: (row, { records }) => categoryOf(row, records) },
  settlementSingle: { channelFee, netAmount, payable },
  settlementVip: {
    duration,
    durationShare: asAgreed('durationShare', durationShare),
    shareAmount: asAgreed('shareAmount', shareAmount),
    payable: asAgreed('payable', vipPayable),
  },
  // Counted at night, when rows are written whole; a save leaves them as they are.
  statistics: {
    revenue: ({ revenue }) => revenue ?? 0,
    refunds: ({ refunds }) => refunds ?? 0,
    listenTime: ({ listenTime }) => listenTime ?? 0,
    readTime: ({ readTime }) => readTime ?? 0,
  },
  raffleSms: { templateText: ({ template }, { tx, now }) => smsText(tx, template, now) },
  userOrder: { refunded },
  shopOrder: { net: ({ amount, refunded: back }) => Number(amount ?? 0) - Number(back ?? 0) },
  distributionLink: {
    shortUrl: ({ code }, { tx, now }) => shortUrl(tx, code, now),
    qrCode: ({ code }, { tx, now }) => qrCode(tx, code, now),
  },
  // Written with each order; a save leaves it as it is.
  h5CourseActivity: { sales: ({ sales }) => sales ?? 0 },
  // Written by the job that captures; a save leaves it as it is.
  radioStation: { lastCapture: ({ lastCapturedAt }) => lastCapturedAt },
}
