import { entity, f, type RecordOf } from '#declare'

/** A card drawn by somebody; told by the app, refused where the card is out of stock. */
export const cardDraw = entity('cardDraw', ['抽卡记录', 'Card drawn'], {
  path: 'activityCardCollect/draw',
  title: 'drawNo',
  fields: {
    drawNo: f.code('抽卡编号', 'Draw number', { required: true, unique: true }),
    collector: f.ref('集卡用户', 'Card collector', { to: 'cardCollector', required: true }),
    cardCollect: f.ref('集卡活动', 'Card collecting', { to: 'cardCollect', readOnly: true }),
    card: f.code('卡片编号', 'Card key', { required: true }),
    drawnAt: f.dateTime('抽卡时间', 'Drawn at', { required: true }),
  },
  rules: {
    comesFromApp: [
      { from: 'app', fields: ['drawNo', 'collector', 'card', 'drawnAt'], knownBy: ['drawNo'], create: false, remove: false },
      { from: 'portal', fields: ['cardCollect'] },
      { fill: 'cardCollect', with: 'collector.cardCollect' },
      { freeze: ['collector', 'card', 'drawnAt'] },
    ],
    cardIsInDraw: [
      { by: 'isInTheDraw', on: ['create'], per: ['collector.cardCollect'] },
      { by: 'countsIssued', on: ['create'] },
    ],
  },
})
export type CardDraw = RecordOf<typeof cardDraw>
