import { type MenuItem, menuGroup } from '#declare'

/** Screens in no group: signing in, the home page, and what the frame itself opens. */
export const frame: readonly MenuItem[] = [
  { path: '/login', label: ['登录', 'Sign in'], kind: 'public', hidden: true },
  { path: '/auth-redirect', label: ['授权跳转', 'Auth redirect'], kind: 'public', hidden: true },
  { path: '/redirect/*', label: ['跳转', 'Redirect'], kind: 'public', hidden: true },
  { path: '/404', label: ['页面不存在', 'Not found'], kind: 'public', hidden: true },
  { path: '/', label: ['首页', 'Home'], kind: 'redirect', hidden: true, to: '/home' },
  { path: '/home', label: ['首页', 'Home'], kind: 'dashboard', affix: true },
  { path: '/notices', label: ['通知', 'Notices'], kind: 'list', entity: 'notice', hidden: true, parent: '/home' },
  menuGroup(['首页', 'Home'], { icon: 'Home', roles: ['admin', 'editor'] }, []),
]
