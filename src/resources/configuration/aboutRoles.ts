import type { Label } from '#declare'

/** What whoever gives roles has to know: own ones alone open what they may read. */
export const aboutRoles: Label = [
  '“编辑”打开菜单里的界面；自己建的角色加在其上，单独给时只打开它的操作权限里能查看的，一个也没有（如补赠专员）则只有首页',
  'Editor opens the screens of the menu; a role of your own adds to it, and alone opens what its rights let it read: with none, the home page only',
]
