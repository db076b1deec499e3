import { entity, f, type RecordOf } from '#declare'

/** Two records, the mini-program's basic settings and its way to the app; the product manager touches them rarely. */
export const yongsSetting = entity('yongsSetting', ['青年读本设置', 'Youth mook settings'], {
  path: 'yongs/set',
  fields: {
    scene: f.choice('设置类别', 'Scene', { required: true, unique: true }, [
      { basic: ['基础设置', 'Basic'], toApp: ['跳转App', 'To the app'] },
    ]),
    enabled: f.boolean('开启', 'Enabled', { default: true }),
    name: f.text('小程序名称', 'Name', { max: 16 }),
    slogan: f.text('宣传语', 'Slogan', { max: 24 }),
    notice: f.text('首页公告', 'Notice', { max: 60 }),
    color: f.color('主题色', 'Theme colour', { default: '#2E7D5B' }),
    shareTitle: f.text('分享标题', 'Share title', { max: 28 }),
    shareImg: f.image('分享图', 'Share picture', { width: 500, height: 400 }),
    serviceQr: f.image('客服二维码', 'Service QR code', { width: 400, height: 400 }),
    agreement: f.richText('用户协议', 'Agreement', { max: 20000 }),
    minors: f.richText('未成年人须知', 'Note on minors', { max: 10000 }),
    again: f.choice('协议改动后', 'After the change', {}, [
      { agree: ['用户须重新同意', 'Users agree again'], keep: ['不必重新同意', 'What they agreed to stays'] },
    ]),
    agreedFrom: f.dateTime('须同意此后的版本', 'To be agreed to since', { readOnly: true }),
    way: f.choice('跳转方式', 'Way', { default: 'open' }, [
      { open: ['直接打开App', 'Open the app'], download: ['应用市场下载', 'Store download'], qrCode: ['展示二维码', 'Show a code'] },
    ]),
    pages: f.choices('出现页面', 'On pages', [
      { home: ['首页', 'Home'], book: ['全本详情', 'Book'] },
      { reader: ['阅读页', 'Reader'], study: ['共读页', 'Study'], mine: ['我的', 'Mine'] },
    ]),
    guideImage: f.image('引导图', 'Guide picture', { width: 690, height: 240 }),
    guideTitle: f.text('引导标题', 'Guide title', { max: 16 }),
    buttonText: f.text('按钮文案', 'Button', { max: 8, default: '去App阅读' }),
    link: f.jump('App内落地页', 'Page in the app'),
    iosUrl: f.url('iOS下载地址', 'iOS address', { max: 300 }),
    androidUrl: f.url('安卓下载地址', 'Android address', { max: 300 }),
    perDay: f.integer('每日最多提示次数', 'Hints a day', { min: 0, max: 10, default: 1 }),
  },
  form: [
    ['基础', 'Basic', ['scene', 'enabled'], ['name', 'slogan'], 'notice', 'color', 'serviceQr'],
    ['分享', 'Sharing', 'shareTitle', 'shareImg'],
    ['协议', 'Agreements', 'agreement', 'minors', ['again', 'agreedFrom']],
    ['跳转', 'To the app', 'way', 'pages', 'guideImage', ['guideTitle', 'buttonText'], 'link', 'perDay'],
    ['下载', 'Download', 'iosUrl', 'androidUrl'],
  ],
  fixed: { scene: { basic: '/program/yongs/set', toApp: '/program/yongs/setToApp' } },
  rules: {
    oneRecordPerScene: [{ sheet: 1, singleton: 'scene' }, { remove: 'never' }, { freeze: ['scene'] }],
    fieldsFollowScene: [
      {
        sheet: 2,
        when: { scene: 'basic' },
        refuse: ['way', 'pages', 'guideImage', 'guideTitle', 'buttonText', 'link', 'perDay', 'iosUrl', 'androidUrl'],
      },
      {
        when: { scene: 'toApp' },
        refuse: ['name', 'slogan', 'notice', 'color', 'shareTitle', 'shareImg', 'serviceQr', 'agreement', 'minors', 'again', 'agreedFrom'],
      },
    ],
    sceneNeedsItsFields: [
      { sheet: 3, when: { scene: 'basic' }, demand: ['name', 'shareTitle', 'agreement', 'minors'] },
      { when: { scene: 'toApp', enabled: true }, demand: ['pages', 'guideTitle', 'link'] },
      { refer: 'link', types: ['!none'] },
    ],
    downloadNeedsBothAddresses: [
      { sheet: 4, when: { scene: 'toApp', way: 'download' }, demand: ['iosUrl', 'androidUrl'] },
      { format: 'iosUrl', is: '^https://.+', say: ['须以 https:// 开头', 'It begins with https://'] },
      { format: 'androidUrl', is: '^https://.+', say: ['须以 https:// 开头', 'It begins with https://'] },
    ],
    onlyAdminEditsAgreements: [{ sheet: 5, may: ['edit agreement', 'edit minors'], who: 'admin' }, { by: 'asksToAgreeAgain' }],
    alwaysShown: {
      shown: { scene: ['basic', 'toApp'] },
      gives: [
        ...['scene', 'enabled', 'name', 'slogan', 'notice', 'color', 'shareTitle', 'shareImg', 'serviceQr'],
        ...['agreement', 'minors', 'agreedFrom', 'way', 'pages', 'guideImage', 'guideTitle', 'buttonText'],
        ...['link', 'iosUrl', 'androidUrl', 'perDay'],
      ] as const,
    },
  },
  deviations: { scene: '由第一次保存时所在的页面填入，此后不变；不是门户预先写入' },
})
export type YongsSetting = RecordOf<typeof yongsSetting>
