import type { ComponentType } from 'react'
import type { pagePaths } from '#resources/pagePaths.ts'
import { later } from '../views/later.tsx'
import type { PageProps } from './pageProps.ts'

type Page = ComponentType<PageProps>

const page = (load: () => Promise<{ readonly default: ComponentType<PageProps> }>): Page =>
  later(load)

const userDetail = page(() => import('./UserDetail.tsx'))

const written: { readonly [path in (typeof pagePaths)[number]]: Page } = {
  '/home': page(() => import('./Home.tsx')),
  '/contentManagement/magazine/podcastInsert': page(() => import('./PodcastInsert.tsx')),
  '/contentManagement/label/merge': page(() => import('./Merge.tsx')),
  '/configCenter/roles': page(() => import('./Roles.tsx')),
  '/configCenter/condition': page(() => import('./Condition.tsx')),
  '/versions/clearCache': page(() => import('./ClearCache.tsx')),
  '/datas/benefitTopUp': page(() => import('./BenefitTopUp.tsx')),
  '/datas/salesPlatform/import': page(() => import('./BenefitTopUp.tsx')),
  '/datas/import': page(() => import('./BenefitTopUp.tsx')),
  '/datas/userDetail': userDetail,
  '/datas/bulkHistory': page(() => import('./BulkHistory.tsx')),
  '/datas/salesPlatform/importGoods': page(() => import('./BenefitTopUp.tsx')),
  '/datas/destroyRedeemCode': page(() => import('./BenefitTopUp.tsx')),
  '/practice/import': page(() => import('./BenefitTopUp.tsx')),
  '/financial/single/detail': page(() => import('./SettlementDetail.tsx')),
  '/financial/vip/detail': page(() => import('./SettlementDetail.tsx')),
  '/financial/single/import': page(() => import('./BenefitTopUp.tsx')),
  '/financial/profit/import': page(() => import('./BenefitTopUp.tsx')),
  '/financial/set': page(() => import('./Hub.tsx')),
  '/coupon/send': page(() => import('./CouponSend.tsx')),
  '/datas/export': page(() => import('./DataExport.tsx')),
  '/administer/advert/channelDetail': page(() => import('./AdvertDays.tsx')),
  '/administer/epub/detail': page(() => import('./EpubDetail.tsx')),
  '/administer/epub/chapterEdit': page(() => import('./EpubChapters.tsx')),
  '/chat/fastReading/detail': page(() => import('./FastReadingDetail.tsx')),
  '/chat/fastReading/restart': page(() => import('./FastReadingRestart.tsx')),
  '/doread/readJudgeReview': page(() => import('./ReadJudgeReview.tsx')),
  '/operateManagement/raffle/sms': page(() => import('./ListPage.tsx')),
  '/wenbo/seal/map': page(() => import('./SealMap.tsx')),
  '/special/epubUpload': page(() => import('./EpubUpload.tsx')),
  '/special/textTransform': page(() => import('./TextTransform.tsx')),
  '/special/richText': page(() => import('./RichText.tsx')),
}

/** The pages by the address of their screen. */
export const pages: { readonly [path: string]: Page } = written

/** Pages that tell more of one record than the view of any, by the address of the list below which they stand. */
export const recordPages: { readonly [list: string]: Page } = { '/datas/userInfo': userDetail }
