import { entity, f, type RecordOf, shelf } from '#declare'

/** Texts around a partnership that no page holds, such as activation guide, agreement, FAQ and service contact; edited a few times a year. */
export const partnerOther = entity('partnerOther', ['合作方其他信息', 'Other partner info'], {
  fields: {
    type: f.choice('信息类型', 'Type', { required: true }, [
      { guide: ['开通说明', 'Activation guide'], agreement: ['用户协议', 'Agreement'] },
      { faq: ['常见问题', 'FAQ'], service: ['客服信息', 'Service contact'], notice: ['公告', 'Notice'] },
    ]),
    title: f.text('标题', 'Title', { required: true, max: 30, search: true }),
    companies: f.refs('适用合作方', 'For partners', { to: 'company' }),
    body: f.richText('正文', 'Body', { required: true, max: 20000 }),
    qrImage: f.image('客服二维码', 'Service QR code', { width: 430, height: 430, maxKB: 300 }),
    jump: f.jump('按钮跳转', 'Button link'),
    showPeriod: f.period('展示时间', 'Shown during'),
    position: f.order('排序', 'Order'),
  },
  ...shelf(['已发布', 'Published'], ['已下线', 'Withdrawn']),
  actions: { copy: { later: 'makes a draft with the same type, text and partners' } },
  list: {
    columns: ['position', 'type', 'title', 'companies', 'showPeriod', 'status', 'updatedBy', 'updatedAt'],
    filters: ['title', 'type', 'companies', 'status'],
    sort: ['type', 'position'],
    export: false,
  },
  standIn: true,
})
export type PartnerOther = RecordOf<typeof partnerOther>
