import type { ComponentType } from 'react'
import type { pagePaths } from '#resources/pagePaths.ts'
import { later } from '../views/later.tsx'
import type { PageProps } from './pageProps.ts'

type Page = ComponentType<PageProps>

const page = (load: () => Promise<{ readonly default: ComponentType<PageProps> }>): Page =>
  later(load)

const userDetail = page(() => import('./data/appUser/UserDetail.tsx'))

const written: { readonly [path in (typeof pagePaths)[number]]: Page } = {
  '/home': page(() => import('./home/Home.tsx')),
  '/contentManagement/magazine/podcastInsert': page(
    () => import('./magazines/article/PodcastInsert.tsx'),
  ),
  '/contentManagement/label/merge': page(() => import('./content/articleTag/Merge.tsx')),
  '/configCenter/roles': page(() => import('./configuration/role/Roles.tsx')),
  '/configCenter/condition': page(() => import('./configuration/condition/Condition.tsx')),
  '/configCenter/deleted': page(() => import('./configuration/deleted/Deleted.tsx')),
  '/versions/clearCache': page(() => import('./developers/cache/ClearCache.tsx')),
  '/datas/benefitTopUp': page(() => import('./data/batchGive/BenefitTopUp.tsx')),
  '/datas/salesPlatform/import': page(() => import('./data/batchGive/BenefitTopUp.tsx')),
  '/datas/import': page(() => import('./data/batchGive/BenefitTopUp.tsx')),
  '/datas/userDetail': userDetail,
  '/datas/compensate': page(() => import('./data/compensate/Compensate.tsx')),
  '/datas/bulkHistory': page(() => import('./data/batchGive/BulkHistory.tsx')),
  '/datas/salesPlatform/importGoods': page(() => import('./data/batchGive/BenefitTopUp.tsx')),
  '/datas/destroyRedeemCode': page(() => import('./data/batchGive/BenefitTopUp.tsx')),
  '/practice/import': page(() => import('./data/batchGive/BenefitTopUp.tsx')),
  '/financial/single/detail': page(
    () => import('./settlement/settlementSingle/SettlementDetail.tsx'),
  ),
  '/financial/vip/detail': page(() => import('./settlement/settlementSingle/SettlementDetail.tsx')),
  '/financial/single/import': page(() => import('./data/batchGive/BenefitTopUp.tsx')),
  '/financial/profit/import': page(() => import('./data/batchGive/BenefitTopUp.tsx')),
  '/financial/set': page(() => import('./Hub.tsx')),
  '/coupon/send': page(() => import('./coupons/coupon/CouponSend.tsx')),
  '/datas/export': page(() => import('./data/exportFile/DataExport.tsx')),
  '/administer/advert/channelDetail': page(
    () => import('./pages/advertChannelDetail/AdvertDays.tsx'),
  ),
  '/administer/epub/detail': page(() => import('./pages/epub/EpubDetail.tsx')),
  '/administer/epub/chapterEdit': page(() => import('./pages/epubChapter/EpubChapters.tsx')),
  '/chat/fastReading/detail': page(() => import('./aiChat/fastReading/FastReadingDetail.tsx')),
  '/chat/fastReading/restart': page(() => import('./aiChat/fastReading/FastReadingRestart.tsx')),
  '/doread/readJudgeReview': page(() => import('./readingClub/readJudge/ReadJudgeReview.tsx')),
  '/operateManagement/raffle/sms': page(() => import('./ListPage.tsx')),
  '/wenbo/seal/map': page(() => import('./museum/sealPlace/SealMap.tsx')),
  '/special/epubUpload': page(() => import('./pages/epub/EpubUpload.tsx')),
  '/special/textTransform': page(() => import('./tools/text/TextTransform.tsx')),
  '/special/richText': page(() => import('./tools/text/RichText.tsx')),
}

/** The pages by the address of their screen. */
export const pages: { readonly [path: string]: Page } = written

/** Pages that tell more of one record than the view of any, by the address of the list below which they stand. */
export const recordPages: { readonly [list: string]: Page } = { '/datas/userInfo': userDetail }
