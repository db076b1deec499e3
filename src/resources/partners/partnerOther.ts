import { entity, f, type RecordOf, shelf } from '#declare'

/** Texts around a partnership that no page holds, such as activation guide, agreement, FAQ and service contact; edited a few times a year. */
export const partnerOther = entity('partnerOther', ['合作方其他信息', 'Other partner info'], {
  fields: {
    type: f.choice('信息类型', 'Type', { required: true }, [
      { guide: ['开通说明', 'Activation guide'], agreement: ['用户协议', 'Agreement'] },
      { faq: ['常见问题', 'FAQ'], service: ['客服信息', 'Service contact'], notice: ['公告', 'Notice'] },
    ]),
    title: f.text('标题', 'Title', { required: true, max: 30, search: true }),
    companies: f.refs('适用合作方', 'For partners', { to: 'company', blank: ['全部', 'All'] }),
    body: f.richText('正文', 'Body', { required: true, max: 20000 }),
    qrImage: f.image('客服二维码', 'Service QR code', { width: 430, height: 430, maxKB: 300 }),
    jump: f.jump('按钮跳转', 'Button link'),
    showPeriod: f.period('展示时间', 'Shown during'),
    position: f.order('排序', 'Order'),
  },
  ...shelf(['已发布', 'Published'], ['已下线', 'Withdrawn']),
  actions: { copy: { copies: { title: '副本' } } },
  list: {
    columns: ['position', 'type', 'title', 'companies', 'showPeriod', 'status', 'updatedBy', 'updatedAt'],
    filters: ['title', 'type', 'companies', 'status'],
    sort: ['type', 'position'],
    export: false,
  },
  form: [
    ['基本信息', 'Basics', ['type', 'title'], 'companies', 'showPeriod', 'position'],
    ['内容', 'Content', 'body', 'qrImage', 'jump'],
  ],
  rules: {
    namedPartnerComesFirst: {
      sheet: 1,
      note: [
        '未指定合作方即对全部有效；指定的优先于通用的同类信息',
        'No partner means every partner; a text for a partner beats the general one',
      ],
      reader: 'app',
    },
    onePublishedPerPartner: [
      { sheet: 2, unique: ['type', 'companies'], among: { status: 'published', type: ['agreement', 'guide'] }, field: 'companies' },
      {
        limit: { most: 1 },
        per: ['type'],
        where: { status: 'published', type: ['agreement', 'guide'], companies: { set: false } },
        field: 'companies',
        say: ['已有一份通用的同类信息在发布中，请先下线', 'A general one of this type is published: withdraw it first'],
      },
    ],
    publishedAgreementIsReadOnly: [
      { sheet: 3, lock: { status: ['published', 'withdrawn'], type: 'agreement' }, but: ['position'] },
      { remove: { in: ['draft'], when: { type: 'agreement' } } },
    ],
    fieldsFollowType: [
      { sheet: 4, when: { type: 'service' }, demand: ['qrImage'], otherwise: 'refuse' },
      { when: { type: { not: 'notice' } }, refuse: ['showPeriod'] },
    ],
    orderedWithinType: { order: ['type'] },
    shownWithinPeriod: {
      shown: { status: 'published', any: [{ showPeriod: { set: false } }, { showPeriod: { has: { now: '' } } }] },
      gives: ['type', 'title', 'companies', 'body', 'qrImage', 'jump', 'showPeriod', 'position'],
    },
  },
})
export type PartnerOther = RecordOf<typeof partnerOther>
