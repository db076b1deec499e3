import { menuGroup } from '#declare'

/** Comments and what is reported of them. */
export const comments = menuGroup(['评论管理', 'Comments'], { icon: 'Forum', roles: ['admin', 'editor'] }, [
  { path: '/comment/list', label: ['评论列表', 'Comments'], kind: 'list', entity: 'comment' },
  { path: '/comment/sevenDay', label: ['七日评论', 'Seven-day comments'], kind: 'list', entity: 'comment' },
  { path: '/comment/publish', label: ['发布评论', 'Publish comment'], kind: 'form', entity: 'comment', makes: true },
  { path: '/comment/report', label: ['举报列表', 'Reports'], kind: 'list', entity: 'commentReport' },
])
