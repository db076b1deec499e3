import { b, bulkKind, columnOf } from '#declare'
import { goods as sold } from '#resources/pages/goods.ts'

const { source, outerNo, name, type, price, partner, sharePercent } = sold.fields

/** New goods of outside platforms as drafts; sales that waited for their numbers are matched. */
export const goods = bulkKind('goods', ['新商品导入', 'New goods'], {
  about: [
    '导入各平台的新商品，成为草稿，对应内容稍后补充；等待匹配的销售数据随之匹配',
    'Takes in new goods of the platforms as drafts whose content is filled in later; sales that waited for them are matched',
  ],
  template: '新商品导入模板.xlsx',
  most: 5000,
  screen: '/datas/salesPlatform/importGoods',
  who: { rights: ['sales'], menus: ['数据管理'] },
  did: ['已导入', 'imported'],
  columns: {
    source: columnOf(source, { required: true, example: '天猫' }),
    outerNo: columnOf(outerNo, { required: true, example: '680012345678' }),
    name: columnOf(name, { example: '宋画十讲 音频课' }),
    type: columnOf(type, { example: '课程' }),
    price: columnOf(price, { label: ['售价（元）', 'Price (¥)'], also: ['售价'], example: '198.00' }),
    partner: columnOf(partner, { label: ['合作方', 'Partner'], where: { status: 'active' }, example: '声音工坊' }),
    sharePercent: columnOf(sharePercent, { example: '30' }),
  },
  rules: [{ together: ['partner', 'sharePercent'], says: 'B13.together' }],
  same: { as: ['source', 'outerNo'] },
  writes: { to: 'goods', by: ['source', 'outerNo'], does: 'make', known: 'B11', action: 'importNew' },
  adds: { action: b.text('动作', 'Action', { max: 20 }), goodsNo: b.text('商品编号', 'Goods no.', { max: 40 }) },
})
