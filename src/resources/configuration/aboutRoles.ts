import type { Label } from '#declare'

/** What whoever gives roles has to know: own ones alone open no screen. */
export const aboutRoles: Label = [
  '“编辑”打开菜单里的界面；自己建的角色只在其上加权限，单独给时登录后只有首页',
  'Editor opens the screens of the menu; roles of your own add rights to it, and alone show the home page only',
]
