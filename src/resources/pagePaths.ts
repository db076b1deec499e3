/** Screens of kind page, bulk and dashboard that are written; what is not here is in no menu. */
export const pagePaths = [
  '/home',
  '/configCenter/roles',
  '/versions/clearCache',
  '/contentManagement/magazine/podcastInsert',
  '/contentManagement/label/merge',
  '/datas/benefitTopUp',
  '/datas/bulkHistory',
  '/administer/advert/channelDetail',
  '/administer/epub/detail',
  '/administer/epub/chapterEdit',
  '/special/epubUpload',
  '/special/textTransform',
  '/special/richText',
] as const
