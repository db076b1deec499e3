import { entity, f, type RecordOf } from '#declare'

/** One company's own look inside the app, from launch picture to share card; set once at signing, touched at festivals. */
export const companyCustom = entity('companyCustom', ['合作方定制', 'Partner customization'], {
  fields: {
    company: f.ref('合作方', 'Partner', { to: 'company', required: true, unique: true, onDelete: 'cascade' }),
    brandName: f.text('品牌展示名', 'Brand name', { required: true, max: 16 }),
    themeColor: f.color('主题色', 'Theme colour', { default: '#B8191F' }),
    launchImage: f.image('启动图', 'Launch image', { width: 1125, heightMin: 2000, maxKB: 1024 }),
    loginImage: f.image('登录页头图', 'Sign-in header', { width: 750, height: 480 }),
    homeLogo: f.image('首页联名Logo', 'Home logo', { width: 360, height: 72 }),
    welcome: f.text('欢迎语', 'Welcome line', { max: 40 }),
    popupImage: f.image('首次弹窗图', 'First pop-up', { width: 560, height: 720 }),
    popupJump: f.jump('弹窗跳转', 'Pop-up link'),
    vipName: f.text('会员名称', 'Membership name', { max: 10 }),
    hiddenParts: f.choices('隐藏模块', 'Hidden parts', {
      shop: ['商城', 'Shop'],
      price: ['价格与购买', 'Prices'],
      invite: ['邀请有礼', 'Invitations'],
      comment: ['评论', 'Comments'],
      ads: ['广告', 'Advertisements'],
      points: ['积分任务', 'Point tasks'],
    }),
    servicePhone: f.text('客服电话', 'Service phone', { max: 20, pattern: '^[0-9-]{5,20}$' }),
    shareTitle: f.text('分享标题', 'Share title', { max: 30 }),
    shareDesc: f.text('分享描述', 'Share text', { max: 60 }),
    shareImg: f.image('分享图', 'Share image', { width: 300, height: 300, maxKB: 300 }),
    effective: f.period('生效时间', 'Effective'),
    enabled: f.boolean('启用定制', 'Enabled', { default: false }),
  },
  actions: {
    reset: {
      label: ['恢复默认', 'Reset'],
      on: 'row',
      later: [
        '后续提供',
        'empties every field but company and brandName, after confirmation; the app falls back to its standard look',
      ],
    },
  },
  list: {
    columns: ['company', 'brandName', 'themeColor', 'homeLogo', 'effective', 'enabled'],
    filters: ['company', 'brandName', 'enabled'],
    sort: '-updatedAt',
  },
  form: [
    ['品牌', 'Brand', [['company', 'brandName'], 'themeColor', 'homeLogo', 'vipName', 'welcome', 'servicePhone']],
    ['启动与登录', 'Launch', ['launchImage', 'loginImage', 'popupImage', 'popupJump']],
    ['分享', 'Share', ['shareTitle', 'shareDesc', 'shareImg']],
    ['开关', 'Switches', ['hiddenParts', 'effective', 'enabled']],
  ],
  standIn: true,
})
export type CompanyCustom = RecordOf<typeof companyCustom>
