import { entity, f, type RecordOf } from '#declare'

/** Venues (libraries, cafés, hotels) whose wifi opens content for free while connected; partnership operators add a few a month. */
export const wifi = entity('wifi', ['指定WiFi', 'Specified wifi'], {
  fields: {
    venue: f.text('场所名称', 'Venue', { required: true, max: 30, search: true }),
    company: f.ref('所属客户', 'Customer', { to: 'company' }),
    ssid: f.text('WiFi名称（SSID）', 'SSID', { required: true, max: 32, search: true }),
    bssids: f.tags('路由器MAC地址（BSSID）', 'BSSIDs', { required: true, max: 50, pattern: '^([0-9A-F]{2}:){5}[0-9A-F]{2}$' }),
    city: f.text('城市', 'City', { required: true, max: 20 }),
    address: f.text('详细地址', 'Address', { max: 60 }),
    benefit: f.choice('开放权益', 'Opens', { required: true }, [
      { vip: ['VIP会员', 'VIP'], digital: ['数字刊会员', 'Digital membership'] },
      { knowledge: ['知识会员', 'Knowledge membership'], magazines: ['指定杂志', 'Chosen magazines'] },
    ]),
    magazines: f.refs('指定杂志', 'Magazines', { to: 'magazine', max: 50 }),
    dailyMinutes: f.integer('每人每日时长（分钟）', 'Minutes per user and day', { min: 0, max: 1440, default: 0 }),
    welcomeText: f.text('欢迎语', 'Welcome text', { max: 30 }),
    imageUrl: f.image('欢迎弹窗图', 'Welcome picture', { width: 560, height: 720 }),
    period: f.period('合作时间', 'Contract period', { required: true }),
    enabled: f.boolean('启用', 'Enabled', { default: true }),
    userCount: f.count('累计使用人数', 'Users'),
  },
  actions: {
    importBssids: {
      label: ['导入MAC地址', 'Import addresses'],
      on: 'form',
      says: [
        '表格第一列为 MAC 地址，大小写、连字符不限，重复的只算一次',
        'Addresses stand in the first column, in any case, with or without hyphens; repeats count once',
      ],
      asks: { file: f.file('表格文件', 'Spreadsheet', { required: true, maxKB: 2048, pattern: '\\.(csv|xlsx|xls)$' }) },
      fills: 'addressesOfSheet',
    },
  },
  list: {
    columns: ['venue', 'ssid', 'company', 'city', 'benefit', 'period', 'userCount', 'enabled'],
    filters: ['venue', 'ssid', 'company', 'city', 'benefit', 'enabled'],
    bulk: ['delete'],
  },
  form: [
    ['场所', 'Venue', ['venue', 'company'], 'city', 'address'],
    ['网络', 'Network', 'ssid', 'bssids'],
    ['权益', 'Benefit', 'benefit', 'magazines', ['dailyMinutes', 'welcomeText'], 'imageUrl'],
    ['合作', 'Contract', 'period', 'enabled'],
  ],
  rules: {
    bssidInOneVenue: [
      { sheet: 1, unique: ['bssids'], pooled: true, among: { enabled: true } },
      { note: ['SSID 与 BSSID 须同时相符', 'SSID and BSSID must both match'], reader: 'app' },
    ],
    fieldsFollowBenefit: { sheet: 2, when: { benefit: 'magazines' }, demand: ['magazines'], otherwise: 'refuse' },
    shownWithinPeriod: [
      {
        sheet: 3,
        shown: { enabled: true, period: { has: { now: '' } } },
        gives: ['venue', 'company', 'ssid', 'bssids', 'benefit', 'magazines', 'dailyMinutes', 'welcomeText', 'imageUrl', 'period'],
      },
      {
        note: [
          '离开WiFi 10 分钟后权益结束，政企保护期同样适用',
          'It ends 10 minutes after the wifi is left; protection periods for companies apply',
        ],
        reader: 'app',
      },
    ],
    deletableWhenUnused: [
      { sheet: 4, carried: 'fields.period' },
      { remove: { without: ['userCount'] } },
      { mark: { 'period.end': { lt: { now: '' } } }, as: ['合作已结束', 'Contract is over'] },
      { mark: { enabled: true, 'period.end': { lt: { now: '+30d' } } }, as: ['30天内到期', 'Ends within 30 days'] },
    ],
    countsComeFromApp: { from: 'app', fields: ['userCount'] },
  },
})
export type Wifi = RecordOf<typeof wifi>
