import { menuGroup } from '#declare'

/** Coupons, and who is sent them. */
export const coupons = menuGroup(['优惠券', 'Coupons'], { icon: 'ConfirmationNumber', roles: ['admin', 'editor'] }, [
  { path: '/coupon/list', label: ['优惠券管理', 'Coupon management'], kind: 'resource', entity: 'coupon' },
  { path: '/coupon/send', label: ['发放优惠券', 'Send coupons'], kind: 'bulk', entity: 'coupon' },
  { path: '/coupon/usage', label: ['使用明细', 'Usage details'], kind: 'list', entity: 'couponUsage' },
])
