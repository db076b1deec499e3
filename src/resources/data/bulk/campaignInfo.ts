import { b, bulkKind, columnOf, f } from '#declare'
import { campaignInfo as line } from '#resources/rankings/campaignInfo.ts'

const { title, subtitle, corner, originPrice, salePrice, stock, limit } = line.fields
const stays = ['留空则不改', 'Left empty, it stays as it is'] as const

/** The goods and contents of a yearly campaign with their sale prices, filled in before the sale. */
export const campaignInfo = bulkKind('campaignInfo', ['活动信息导入', 'Campaign lines'], {
  about: [
    '导入一场年度活动各楼层的商品与内容，活动在上传时选择；同一楼层的同一内容只更新，新条目取内容自己的标题与图片，缺图的先不展示',
    'Takes in what stands on the floors of a yearly campaign, chosen with the upload: what stands there is brought up to date; new lines take title and picture of their content, and stay hidden without a picture',
  ],
  template: '活动信息导入模板.xlsx',
  most: 2000,
  screen: '/datas/import',
  who: { create: 'campaignInfo' },
  did: ['已导入', 'imported'],
  partial: true,
  options: { campaign: f.ref('所属活动', 'Campaign', { to: 'campaign', required: true }) },
  columns: {
    floorSaid: b.text('楼层', 'Floor', { required: true, max: 20, example: '好课', help: ['楼层名或楼层标识', 'Its name or its key'] }),
    type: b.choice('类型', 'Type', {
      required: true,
      of: {
        ...{ course: ['课程', 'Course'], magazine: ['杂志', 'Magazine'], issue: ['期次', 'Issue'], article: ['文章', 'Article'] },
        ...{ podcast: ['播客单集', 'Podcast episode'], radioStation: ['电台与播客合集', 'Radio station or podcast collection'] },
        ...{ audiobook: ['听书', 'Audiobook'], playlist: ['播放列表', 'Playlist'], atlas: ['图集', 'Atlas'], epub: ['电子书', 'Epub'] },
        ...{ theme: ['合作主题', 'Partner theme'], subject: ['专题', 'Subject'], camp: ['训练营', 'Camp'], practice: ['练习', 'Practice'] },
        ...{ h5Page: ['H5页面', 'H5 page'], shopGoods: ['商城商品', 'Shop goods'] },
      },
      example: '课程',
    }),
    contentId: b.id('编号', 'ID', {
      also: ['内容ID', '内容编号'],
      required: true,
      to: {
        by: 'type',
        of: {
          ...{ course: 'catalog', magazine: 'magazine', issue: 'issue', article: 'article', podcast: 'podcast' },
          ...{ radioStation: 'radioStation', audiobook: 'audiobook', playlist: 'playlist', atlas: 'atlas', epub: 'epub' },
          ...{ theme: 'theme', subject: 'subject', camp: 'camp', practice: 'practice', h5Page: 'h5Page', shopGoods: 'shopGoods' },
        },
      },
      example: '318',
    }),
    title: columnOf(title, {
      label: ['标题', 'Title'],
      also: ['展示标题'],
      required: false,
      help: ['新条目留空则用内容的标题', 'Left empty, a new line is called as its content'],
    }),
    subtitle: columnOf(subtitle, { help: stays }),
    corner: columnOf(corner, { help: stays }),
    originPrice: columnOf(originPrice, { label: ['原价（元）', 'List price (¥)'], also: ['原价'], help: stays, example: '288.00' }),
    salePrice: columnOf(salePrice, { label: ['活动价（元）', 'Sale price (¥)'], also: ['活动价'], example: '188.00' }),
    stock: columnOf(stock, {
      label: ['库存', 'Stock'],
      also: ['活动库存'],
      help: ['0 为不限；留空则不改', '0 is unlimited; left empty, it stays'],
    }),
    limit: columnOf(limit, {
      label: ['限购', 'Per user'],
      also: ['每人限购'],
      help: ['0 为不限；留空则不改', '0 is unlimited; left empty, it stays'],
    }),
  },
  same: { as: ['floorSaid', 'type', 'contentId'] },
  writes: {
    to: 'campaignInfo',
    by: ['campaign', 'floor', 'item'],
    fills: { item: { type: 'type', id: 'contentId' } },
    empty: 'stays',
    action: 'importLines',
  },
  adds: { action: b.text('动作', 'Action', { max: 20 }), floorName: b.text('楼层名', 'Floor name', { max: 20 }) },
})
