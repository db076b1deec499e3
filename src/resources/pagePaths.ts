/** Screens of kind page, bulk and dashboard that are written; what is not here is in no menu. */
export const pagePaths = [
  '/home',
  '/configCenter/roles',
  '/versions/clearCache',
  '/contentManagement/magazine/podcastInsert',
  '/contentManagement/label/merge',
  '/datas/benefitTopUp',
  '/datas/bulkHistory',
  '/datas/export',
  '/coupon/send',
  '/datas/salesPlatform/importGoods',
  '/datas/destroyRedeemCode',
  '/practice/import',
  '/financial/single/import',
  '/financial/profit/import',
  '/financial/set',
  '/datas/salesPlatform/import',
  '/administer/advert/channelDetail',
  '/administer/epub/detail',
  '/administer/epub/chapterEdit',
  '/chat/fastReading/detail',
  '/chat/fastReading/restart',
  '/doread/readJudgeReview',
  '/operateManagement/raffle/sms',
  '/wenbo/seal/map',
  '/special/epubUpload',
  '/special/textTransform',
  '/special/richText',
] as const

/** Those of them that list records of their entity as well, and so have `/create`, `/12` and `/bin` below them. */
export const listingPages: readonly string[] = [
  '/configCenter/roles',
  '/administer/epub/chapterEdit',
  '/datas/export',
  '/operateManagement/raffle/sms',
]
