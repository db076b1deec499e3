import { b, bulkKind, columnOf, f } from '#declare'
import { welfareCode as coded } from '#resources/operations/welfareCode.ts'

const { code } = coded.fields

/** Third parties' codes for a benefit of the app; each raises what there is of it by one. */
export const welfareCode = bulkKind('welfareCode', ['福利券码导入', 'Codes of a benefit'], {
  about: [
    '为一项第三方券码福利导入券码，福利在上传时选择；已在库中的跳过，总份数随之增加',
    'Takes in codes of a third party for a benefit, chosen with the upload; codes that are there are skipped, the stock grows along',
  ],
  template: '福利券码导入模板.xlsx',
  most: 20_000,
  screen: '/datas/import',
  who: { update: 'welfare' },
  did: ['已入库', 'taken in'],
  undo: [
    '未发出的券码删除，总份数随之减少；已被领取的保留，逐行说明',
    'Codes that nobody claimed go, and the stock falls along; those that were claimed stay, told row by row',
  ],
  options: { welfare: f.ref('福利', 'Benefit', { to: 'welfare', required: true, where: { kind: 'thirdCode' } }) },
  columns: { code: columnOf(code, { also: ['兑换码', '卡密', '激活码', 'code'], example: 'KF7310000' }) },
  same: { as: ['code'] },
  writes: { to: 'welfareCode', as: 'portal', by: ['welfare', 'code'], does: 'make', known: 'B25.there' },
  adds: { action: b.text('动作', 'Action', { max: 20 }) },
})
