import type { Screen } from '#declare'

/** Where the handbook tells of the screens of each group at the top of the sidebar; below `docs`. */
const handbookPages: { readonly [menu: string]: string } = {
  首页: 'editors/index',
  页面管理: 'editors/place-it-on-the-home-page',
  首页入口配置: 'editors/app-pages',
  官网管理: 'editors/app-pages',
  运营管理: 'operators/screens-of-the-day',
  内容管理: 'editors/make-an-issue',
  课程表目录管理: 'editors/courses-and-subjects',
  评论管理: 'editors/what-readers-write',
  数据管理: 'operators/index',
  优惠券: 'operators/coupons',
  开发专用: 'administrators/watching',
  特殊工具: 'editors/other-areas',
  配置中心: 'administrators/roles',
  读书会: 'editors/what-readers-write',
  AI对话: 'editors/what-readers-write',
  听友: 'editors/what-readers-write',
  消息: 'operators/messages-to-readers',
  合作伙伴: 'editors/other-areas',
  小程序: 'editors/other-areas',
  财务结算: 'operators/months-close',
}

/** Screens that a page of their own tells of, by the beginning of their address; the longest that fits counts. */
const pagesOfScreens: { readonly [path: string]: string } = {
  '/home': 'editors/index',
  '/contentManagement/dailyKnowledge': 'editors/daily-card',
  '/administer/dailyKnowledge': 'editors/daily-card',
  '/contentManagement/material': 'editors/media-library',
  '/contentManagement/materialFolder': 'editors/media-library',
  '/contentManagement/audio': 'editors/audio-and-podcasts',
  '/contentManagement/podcast': 'editors/audio-and-podcasts',
  '/contentManagement/capturedPodcast': 'editors/audio-and-podcasts',
  '/contentManagement/playlist': 'editors/audio-and-podcasts',
  '/contentManagement/articleSpeed': 'editors/audio-and-podcasts',
  '/contentManagement/author': 'editors/classify',
  '/contentManagement/source': 'editors/classify',
  '/contentManagement/category': 'editors/classify',
  '/contentManagement/label': 'editors/classify',
  '/administer/subject': 'editors/courses-and-subjects',
  '/camp': 'operators/camp',
  '/practice': 'editors/camps-and-practices',
  '/datas/benefitTopUp': 'operators/six-steps',
  '/datas/bulkHistory': 'operators/six-steps',
  '/datas/userInfo': 'operators/compensate-a-complaint',
  '/datas/userOrder': 'operators/refunds',
  '/operateManagement/raffle': 'operators/raffle',
  '/operateManagement/raffle/logistics': 'operators/parcels',
  '/operateManagement/materialOrder': 'operators/parcels',
  '/operateManagement/logistics': 'operators/parcels',
  '/operateManagement/rank': 'operators/boards',
  '/configCenter/condition': 'administrators/watching',
  '/configCenter/jobs': 'administrators/watching',
  '/configCenter/auditLog': 'administrators/security',
}

/** The page of the handbook that tells of a screen: its own, else its group's; undefined where none does. */
export function handbookPageOf({ path, menu }: Pick<Screen, 'path' | 'menu'>): string | undefined {
  const within = Object.keys(pagesOfScreens).filter((start) => path === start || path.startsWith(`${start}/`))
  const [nearest] = within.toSorted((one, other) => other.length - one.length)
  return nearest === undefined ? handbookPages[menu.split('/')[0] ?? ''] : pagesOfScreens[nearest]
}
