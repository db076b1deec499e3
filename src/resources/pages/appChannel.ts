import { entity, f, type RecordOf } from '#declare'
import { devices, platforms } from '#resources/choices.ts'

const version = '^\\d{1,2}(\\.\\d{1,3}){1,2}$'

/** App stores, partners and promotion channels the app is handed out through, with package, review switch and figures; release operators edit it at every release. */
export const appChannel = entity('appChannel', ['App分发渠道', 'App distribution channel'], {
  fields: {
    name: f.text('渠道名称', 'Channel', { required: true, max: 20, unique: true, search: true }),
    code: f.text('渠道编码', 'Code', { required: true, max: 20, unique: true, pattern: '^[a-z][a-z0-9_]*$' }),
    platform: f.choice('平台', 'Platform', { required: true }, devices),
    type: f.choice('渠道类型', 'Type', 'store', [
      { store: ['应用商店', 'App store'], site: ['官网下载', 'Website'], partner: ['合作预装', 'Partner or preinstalled'] },
      { promotion: ['推广投放', 'Promotion'], offline: ['线下扫码', 'Offline code'] },
    ]),
    latestVersion: f.text('最新版本', 'Latest version', { max: 10, pattern: version }),
    minVersion: f.text('最低版本', 'Lowest version', { max: 10, pattern: version }),
    downloadUrl: f.url('下载或落地地址', 'Download or landing address', { required: true }),
    packageFile: f.file('安装包', 'Package', { pattern: '\\.(apk|ipa|hap)$' }),
    updateNote: f.longText('更新说明', 'Release note', { max: 500 }),
    forceUpdate: f.boolean('强制更新', 'Forced update', { default: false }),
    reviewMode: f.boolean('审核模式', 'Review mode', { default: false }),
    reviewVersion: f.text('审核中版本', 'Version under review', { max: 10, pattern: version }),
    contact: f.text('渠道联系人', 'Contact', { max: 30 }),
    enabled: f.boolean('启用', 'Enabled', { default: true }),
    installCount: f.count('累计安装', 'Installs'),
    activeCount: f.count('昨日活跃', 'Active yesterday'),
  },
  actions: {
    qrCode: {
      label: ['渠道二维码', 'QR code'],
      links: { host: 'app.h5Address', path: 'download', word: 'code', own: 'downloadUrl', carries: { channel: 'code' } },
    },
    releaseAll: {
      label: ['批量发版', 'Release'],
      on: ['list', 'bulk'],
      asks: {
        platform: f.choice('平台', 'Platform', { required: true }, platforms),
        channels: f.refs('渠道（不选为该平台全部启用的渠道）', 'Channels (all enabled ones of the platform unless chosen)', {
          to: 'appChannel',
          max: 50,
        }),
        latestVersion: f.text('最新版本', 'Latest version', { required: true, max: 10, pattern: version }),
        updateNote: f.longText('更新说明', 'Release note', { required: true, max: 500 }),
        forceUpdate: f.boolean('强制更新', 'Forced update', { default: false }),
      },
    },
  },
  list: {
    columns: ['name', 'code', 'platform', 'type', 'latestVersion', 'forceUpdate', 'reviewMode', 'installCount', 'activeCount', 'enabled'],
    filters: ['name', 'platform', 'type', 'reviewMode', 'enabled'],
    sort: '-installCount',
    bulk: ['releaseAll'],
  },
  form: [
    ['渠道', 'Channel', ['name', 'code'], ['platform', 'type'], ['contact', 'enabled']],
    ['版本', 'Version', ['latestVersion', 'minVersion'], 'downloadUrl', 'packageFile', 'updateNote', 'forceUpdate'],
    ['审核', 'Review', ['reviewMode', 'reviewVersion']],
  ],
  rules: {
    codeNeverChanges: { sheet: 1, freeze: ['code'] },
    versionFollowsPlatform: [
      { sheet: 2, when: { platform: ['ios', 'android', 'harmony'] }, demand: ['latestVersion'] },
      {
        when: { platform: { not: ['ios', 'android', 'harmony'] } },
        refuse: ['latestVersion', 'minVersion', 'packageFile', 'reviewVersion', 'forceUpdate', 'reviewMode'],
      },
    ],
    latestVersionOnlyRises: [
      { sheet: 3, oneWay: 'latestVersion', only: 'up' },
      { compare: ['minVersion', '<=', 'latestVersion'] },
      { when: { forceUpdate: true }, demand: ['minVersion', 'updateNote'] },
    ],
    reviewModeNeedsVersion: [
      { sheet: 4, when: { reviewMode: true }, demand: ['reviewVersion'] },
      { mark: { reviewMode: true, updatedAt: { lt: { now: '-7d' } } }, as: ['审核模式超过 7 天', 'In review for over 7 days'] },
      { note: ['仅该版本隐藏广告', 'Hides ads from that version only'], reader: 'app' },
    ],
    packageFitsPlatform: { sheet: 5, by: 'packageFits' },
    deletableWhenUnused: { sheet: 6, remove: { without: ['references'] } },
    shownWhileEnabled: {
      shown: { enabled: true },
      gives: [
        ...(['name', 'code', 'platform', 'type', 'latestVersion', 'minVersion', 'downloadUrl', 'packageFile'] as const),
        ...(['updateNote', 'forceUpdate', 'reviewMode', 'reviewVersion'] as const),
      ],
    },
  },
})
export type AppChannel = RecordOf<typeof appChannel>
