import { menuGroup } from '#declare'

/** The website beside the app. */
export const website = menuGroup(['官网管理', 'Website'], { icon: 'Language', roles: ['admin', 'editor'] }, [
  { path: '/pc/home', label: ['官网首页', 'Website home'], kind: 'board', entity: 'pcModule' },
  { path: '/pc/rightWidgets', label: ['右侧组件', 'Right-side widgets'], kind: 'board', entity: 'pcWidget' },
  { path: '/pc/recommendTopics', label: ['推荐话题', 'Recommended topics'], kind: 'resource', entity: 'pcTopic' },
  { path: '/pc/enterprise', label: ['政企页', 'Government and enterprise page'], kind: 'form', entity: 'pcPage' },
  { path: '/pc/fullAds', label: ['通栏广告', 'Full-width ads'], kind: 'resource', entity: 'pcAd' },
  { path: '/pc/navigation', label: ['导航', 'Navigation'], kind: 'tree', entity: 'pcNavigation' },
  { path: '/pc/subnavigation', label: ['子导航', 'Subnavigation'], kind: 'tree', entity: 'pcNavigation' },
  { path: '/pc/periodicals', label: ['期刊', 'Periodicals'], kind: 'resource', entity: 'pcPeriodical' },
  { path: '/pc/limitedDiscount', label: ['官网限时折扣', 'Website time-limited discounts'], kind: 'resource', entity: 'pcDiscount' },
  { path: '/pc/fixedAds', label: ['固定广告', 'Fixed ads'], kind: 'resource', entity: 'pcAd' },
])
