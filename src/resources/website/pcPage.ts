import { entity, f, type RecordOf } from '#declare'

/** What the enterprise desk writes; an edit of it waits for the next publish. */
const content = [
  ...(['headline', 'subhead', 'bigImage', 'intro', 'advantages', 'packages', 'cases', 'phone', 'email', 'qrCode'] as const),
  ...(['formOpen', 'formMail', 'seoTitle', 'seoDescription'] as const),
] as const

/** The website page that wins government and enterprise customers; one record, edited by the enterprise desk a few times a year. */
export const pcPage = entity('pcPage', ['官网政企页', 'Website enterprise page'], {
  fields: {
    pageKey: f.choice('页面', 'Page', { required: true, unique: true, default: 'enterprise' }, [
      { enterprise: ['政企页', 'Government and enterprise'] },
    ]),
    headline: f.text('主标题', 'Headline', { required: true, max: 24 }),
    subhead: f.text('副标题', 'Subhead', { max: 60 }),
    bigImage: f.image('头图', 'Hero picture', { required: true, width: 1920, height: 600 }),
    intro: f.richText('方案介绍', 'Introduction', { required: true }),
    advantages: f.list('产品优势', 'Advantages', { min: 3, max: 8 }, [
      { iconUrl: f.image('图标', 'Icon', { required: true, width: 120, height: 120, maxKB: 300 }) },
      { title: f.text('标题', 'Title', { required: true, max: 12 }), text: f.text('说明', 'Text', { required: true, max: 60 }) },
    ]),
    packages: f.refs('推荐产品包', 'Product packages', { to: 'productPackage', max: 6 }),
    cases: f.list('客户案例', 'Cases', 20, [
      { logo: f.image('客户Logo', 'Logo', { required: true, width: 240, height: 120, maxKB: 300 }) },
      { name: f.text('客户名称', 'Customer', { required: true, max: 20 }), text: f.text('案例说明', 'Case', { max: 80 }) },
      {
        consent: f.choice('客户授权', 'Consent', { help: ['名称与标志凭此公开', 'Why name and logo may be shown'] }, [
          { contract: ['合同约定', 'By contract'], letter: ['授权书', 'Letter'], mail: ['邮件确认', 'By e-mail'] },
        ]),
      },
    ]),
    phone: f.phone('咨询电话', 'Phone', { required: true }),
    email: f.text('商务邮箱', 'E-mail', { required: true, max: 60, pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$' }),
    qrCode: f.image('咨询二维码', 'QR code', { width: 300, height: 300 }),
    formOpen: f.boolean('开放预约表单', 'Enquiry form open', { default: true }),
    formMail: f.text('表单接收邮箱', 'Enquiries go to', { max: 60, pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$' }),
    seoTitle: f.text('SEO标题', 'SEO title', { max: 40 }),
    seoDescription: f.longText('SEO描述', 'SEO description', { max: 160 }),
    publishedAt: f.computed('上次发布', 'Last published', { as: 'dateTime', from: { by: 'publishedAt' } }),
  },
  states: { draft: ['编辑中', 'Being edited'], published: ['已发布', 'Published'] },
  moves: {
    publish: { label: ['发布', 'Publish'], from: ['draft'], to: 'published' },
    revise: { from: ['published'], to: 'draft', silent: true },
  },
  actions: {
    preview: { on: 'form', looks: 'page' },
    restore: {
      ...{ label: ['恢复已发布版本', 'Back to published'], on: 'form', confirm: 'yes' },
      when: { status: 'draft', publishedAt: { set: true } },
      otherwise: ['没有可恢复的已发布版本', 'There is no published version to go back to'],
      says: ['放弃上次发布以来的修改。', 'Drops what was changed since the last publish.'],
    },
  },
  form: [
    ['首屏', 'Hero', ['pageKey', 'headline'], 'subhead', 'bigImage'],
    ['方案', 'Offer', 'intro', 'advantages', 'packages'],
    ['案例', 'Cases', 'cases'],
    ['联系', 'Contact', 'phone', 'email', 'qrCode', 'formOpen', 'formMail'],
    ['搜索优化', 'SEO', 'seoTitle', 'seoDescription'],
  ],
  rules: {
    oneRecordPerPage: [
      { sheet: 1, singleton: 'pageKey' },
      { remove: 'never' },
      { freeze: ['pageKey'] },
      { note: ['打开页面即可编辑', 'Its screen opens it at once'], reader: 'screen' },
    ],
    shownAsLastPublished: [
      { sheet: 2, snapshot: 'publish' },
      { back: 'revise', edit: content },
      { shown: { publishedAt: { set: true } }, gives: ['pageKey', ...content.filter((name) => name !== 'formMail')] },
    ],
    formOpenNeedsMail: [
      { sheet: 3, when: { formOpen: true }, demand: ['formMail'] },
      {
        move: 'publish',
        needs: [
          {
            every: 'packages',
            where: { status: 'onShelf', any: [{ validPeriod: { set: false } }, { 'validPeriod.end': { gt: { now: '' } } }] },
          },
        ],
      },
      { each: 'cases', needs: ['consent'], when: { status: 'published' } },
    ],
  },
})
export type PcPage = RecordOf<typeof pcPage>
