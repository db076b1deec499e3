import { entity, f, onOff, type RecordOf } from '#declare'

/** Where content comes from and by what right: own desks, partner media, publishers; the rights desk keeps it current. */
export const source = entity('source', ['来源', 'Source'], {
  fields: {
    name: f.text('来源名称', 'Name', { required: true, max: 30, unique: true, search: true }),
    sourceKind: f.choice('来源类型', 'Kind', 'media', [
      { own: ['自有刊物', 'Own title'], media: ['合作媒体', 'Partner media'], publisher: ['出版社', 'Publisher'] },
      { selfMedia: ['自媒体', 'Self media'], agency: ['图片社', 'Picture agency'], podcastFeed: ['播客源', 'Podcast feed'] },
    ]),
    logo: f.image('标识', 'Logo', { width: 200, height: 200, maxKB: 300 }),
    homepage: f.url('官网', 'Website'),
    rights: f.choices('授权范围', 'Rights', { required: true }, [
      { text: ['文字', 'Text'], picture: ['图片', 'Pictures'], audio: ['音频改编', 'Audio'], resale: ['转授权', 'Sublicensing'] },
    ]),
    contractNumber: f.text('合同编号', 'Contract number', { max: 40 }),
    contractPeriod: f.period('授权期', 'Rights period'),
    contractFile: f.file('合同附件', 'Contract file'),
    notice: f.text('文末版权声明', 'Notice at the end', { max: 200 }),
    contact: f.text('联系人', 'Contact', { max: 20 }),
    phone: f.phone('联系电话', 'Phone'),
    contentCount: f.count('内容数', 'Contents', {
      of: { plus: [{ count: 'article' }, { count: 'atlas' }, { count: 'radioStation' }, { count: 'audiobook' }, { count: 'epub' }] },
    }),
  },
  ...onOff(),
  list: {
    import: true,
    columns: ['logo', 'name', 'sourceKind', 'rights', 'contractNumber', 'contractPeriod', 'contentCount', 'status'],
    filters: ['name', 'sourceKind', 'rights', 'status', 'contractPeriod'],
    sort: 'name',
  },
  form: [
    ['基本信息', 'Basics', ['name', 'sourceKind'], 'logo', 'homepage', 'notice'],
    ['授权', 'Rights', 'rights', 'contractNumber', 'contractPeriod', 'contractFile'],
    ['联系', 'Contact', ['contact', 'phone']],
  ],
  rules: {
    contractUnlessOwn: [
      { sheet: 1, when: { sourceKind: { not: 'own' } }, demand: ['contractNumber', 'contractPeriod'] },
      { carried: 'fields.contractPeriod' },
    ],
    offeredWhileInForce: [
      {
        sheet: 2,
        offered: { status: 'enabled', any: [{ 'contractPeriod.end': { set: false } }, { 'contractPeriod.end': { gte: { now: '' } } }] },
        blocks: 'publish',
      },
      {
        mark: { any: [{ status: 'disabled' }, { 'contractPeriod.end': { lt: { now: '' } } }] },
        as: ['授权已失效', 'Rights ended'],
        todo: true,
      },
    ],
    contractIsMasked: [
      {
        sheet: 3,
        mark: { status: 'enabled', 'contractPeriod.end': { gte: { now: '' }, lt: { now: '+30d' } } },
        as: ['授权即将到期', 'Rights end soon'],
        todo: true,
      },
      {
        mask: ['contractNumber', 'contractPeriod', 'contractFile', 'contact', 'phone'],
        unless: ['admin', { creator: true }],
        export: 'admin',
      },
      { remove: { without: ['references'] } },
    ],
  },
})
export type Source = RecordOf<typeof source>
