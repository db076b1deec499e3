import { menuGroup } from '#declare'

/** Listeners who become hosts. */
export const listeners = menuGroup(['听友', 'Listeners'], { icon: 'Hearing', roles: ['admin', 'editor'] }, [
  { path: '/listener', label: ['听友', 'Listeners'], kind: 'redirect', hidden: true, to: '/listener/manage' },
  { path: '/listener/manage', label: ['听友管理', 'Listener management'], kind: 'resource', entity: 'listener' },
  { path: '/listener/course', label: ['听友课程', 'Listener courses'], kind: 'resource', entity: 'listenerCourse' },
  {
    path: '/listener/banner',
    label: ['听友Banner', 'Listener banners'],
    kind: 'board',
    entity: 'listenerBanner',
    hidden: true,
    parent: '/listener/manage',
  },
  {
    path: '/listener/remond',
    label: ['听友推荐', 'Listener recommendations'],
    kind: 'board',
    entity: 'listenerRecommend',
    hidden: true,
    parent: '/listener/manage',
  },
  {
    path: '/listener/icon',
    label: ['听友图标', 'Listener icons'],
    kind: 'board',
    entity: 'listenerIcon',
    hidden: true,
    parent: '/listener/manage',
  },
])
