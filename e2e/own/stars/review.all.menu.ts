import { menuEntry } from '#declare'

/** Reviews, last in their group. */
export const reviews = menuEntry('review', {
  path: '/reviews',
  menu: '内容管理/杂志',
  label: ['短评', 'Reviews'],
  kind: 'resource',
})
