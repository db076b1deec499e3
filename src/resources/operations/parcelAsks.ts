import type { Label } from '#declare'

/** What exporting for the warehouse does. */
export const toShipSaid: Label = [
  '待发货的记录，填上快递公司与单号后可原样导入。含收货人手机与地址，记入审计日志。',
  'Records to ship, ready to be filled in and imported. Holds phones and addresses; kept in the audit log.',
]
