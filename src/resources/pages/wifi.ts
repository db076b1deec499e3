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
      later: 'takes a csv, xlsx or xls of addresses, puts them in upper case with colons, drops repeats',
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
  standIn: true,
})
export type Wifi = RecordOf<typeof wifi>
