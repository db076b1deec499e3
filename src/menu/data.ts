import { menuGroup } from '#declare'

/** Users of the app, what they hold, and sales on other platforms. */
export const data = menuGroup(['数据管理', 'Data'], { icon: 'QueryStats', roles: ['admin', 'editor'] }, [
  menuGroup(['销售平台', 'Sales platforms'], { icon: 'Storefront' }, [
    { path: '/datas/salesPlatform/daily', label: ['每日数据', 'Sales daily'], kind: 'dashboard', entity: 'salesDaily' },
    { path: '/datas/salesPlatform/import', label: ['数据导入', 'Sales import'], kind: 'bulk', entity: 'salesDaily' },
    { path: '/datas/salesPlatform/ignored', label: ['忽略数据', 'Ignored sales'], kind: 'list', entity: 'salesIgnored' },
    { path: '/datas/salesPlatform/importGoods', label: ['导入新商品', 'Import new goods'], kind: 'bulk', entity: 'goods' },
  ]),
  { path: '/datas/export', label: ['数据导出', 'Data export'], kind: 'bulk', entity: 'export' },
  { path: '/datas/buyGift', label: ['买赠商品', 'Buy-gift goods'], kind: 'resource', entity: 'buyGift' },
  { path: '/datas/benefitTopUp', label: ['权益补赠', 'Benefit top-up'], kind: 'bulk', entity: 'batchGive' },
  {
    path: '/datas/import',
    label: ['导入名单', 'Import a list'],
    kind: 'bulk',
    entity: 'batchGive',
    hidden: true,
    parent: '/datas/bulkHistory',
  },
  { path: '/datas/bulkHistory', label: ['批量记录', 'Bulk runs'], kind: 'list', entity: 'batchGive' },
  { path: '/datas/cumulativeTime', label: ['累计时长', 'Cumulative time'], kind: 'list', entity: 'cumulativeTime' },
  {
    path: '/datas/cumulativeTime/users',
    label: ['按用户汇总', 'Study time by user'],
    kind: 'dashboard',
    entity: 'cumulativeTime',
    hidden: true,
    parent: '/datas/cumulativeTime',
  },
  { path: '/datas/userInfo', label: ['用户信息', 'User info'], kind: 'list', entity: 'appUser' },
  {
    path: '/datas/userDetail',
    label: ['用户详情', 'User detail'],
    kind: 'page',
    entity: 'appUser',
    hidden: true,
    parent: '/datas/userInfo',
  },
  // Whoever is not to see users sees neither of these: they stand below them.
  { path: '/datas/compensate', label: ['补偿', 'Make good'], kind: 'page', entity: 'appUser', hidden: true, parent: '/datas/userInfo' },
  {
    path: '/datas/compensation',
    label: ['补偿方案', 'Compensation recipes'],
    kind: 'resource',
    entity: 'compensation',
    hidden: true,
    parent: '/datas/userInfo',
  },
  { path: '/datas/userOrder', label: ['用户订单', 'User orders'], kind: 'list', entity: 'userOrder' },
  { path: '/datas/redeemCode', label: ['兑换码', 'Redeem codes'], kind: 'resource', entity: 'redeemCode' },
  { path: '/datas/destroyRedeemCode', label: ['销毁兑换码', 'Destroy redeem codes'], kind: 'bulk', entity: 'redeemCode' },
  { path: '/datas/statistics', label: ['信息统计', 'Statistics'], kind: 'dashboard', entity: 'statistics' },
  { path: '/datas/jumpLinks', label: ['站内跳转链接', 'Internal jump links'], kind: 'resource', entity: 'jumpLink' },
  { path: '/datas/distributionLinks', label: ['有赞分销链接', 'Distribution links'], kind: 'resource', entity: 'distributionLink' },
  { path: '/datas/h5CourseActivity', label: ['H5课程活动配置', 'H5 course activity config'], kind: 'resource', entity: 'h5CourseActivity' },
  {
    path: '/datas/h5ChannelActivity',
    label: ['H5渠道活动配置', 'H5 channel activity config'],
    kind: 'resource',
    entity: 'h5ChannelActivity',
  },
])
