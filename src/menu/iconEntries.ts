import { menuGroup } from '#declare'

/** Icons on the home page of the app. */
export const iconEntries = menuGroup(['首页入口配置', 'App icon entries'], { icon: 'Apps', roles: ['admin', 'editor'] }, [
  { path: '/administer/iconEntry', label: ['首页入口配置', 'App icon entry config'], kind: 'board', entity: 'recommendIcon' },
])
