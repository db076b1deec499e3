import type { Label } from '#declare'

/** A variable of the environment that a portal reads at its start. */
export interface Variable {
  readonly means: Label
  /** What holds where it is left out; nothing of the kind without one. */
  readonly usual?: string
  readonly example?: string
  /** Nobody but the portal is to read it. */
  readonly secret?: true
}

const key = (zh: string, en: string): Variable => ({ means: [zh, en], secret: true })
const text = (zh: string, en: string, more: Omit<Variable, 'means'> = {}): Variable => ({
  means: [zh, en],
  ...more,
})
const switched = (zh: string, en: string): Variable => text(zh, en, { usual: 'off', example: 'on' })
const endpoint = (zh: string, en: string): Variable =>
  text(`${zh}的接口地址，不同于官方时`, `${en}, where it is not the official address`, {
    example: 'https://example.com',
  })

/** All of them, each once: the reference is made of it, and a test holds it against what is read. */
export const variables: { readonly [name: string]: Variable } = {
  PORT: text('监听的端口', 'Port it listens on', { usual: '5180' }),
  HOST: text('监听的网卡', 'Address it listens on', { usual: '127.0.0.1', example: '0.0.0.0' }),
  DATA_DIR: text('数据库、上传的文件、密钥所在', 'Database, uploads, secret', {
    usual: './data',
    example: '/var/lib/masthead',
  }),
  DATABASE_URL: {
    ...key(
      'PostgreSQL；不设则为 DATA_DIR 里的 SQLite',
      'PostgreSQL; SQLite in DATA_DIR without it',
    ),
    example: 'postgres://user:password@host:5432/masthead',
  },
  DATABASE_READ_URL: {
    ...key('读副本', 'Its read replica'),
    example: 'postgres://user:password@replica:5432/masthead',
  },
  PORTAL_ADMIN_PASSWORD: key(
    '第一个管理员的密码；不设则生成并打印',
    'The first admin’s; made and printed without it',
  ),
  SEED: text('空的数据库里填入样例', 'Whether an empty database is filled with samples', {
    usual: 'demo / none',
    example: 'none',
  }),
  PUBLIC_ORIGIN: text('浏览器从哪里访问', 'Where browsers reach it', {
    example: 'https://admin.example.com',
  }),
  DRAIN_SECONDS: text('收到 SIGTERM 后还接受调用多久', 'How long calls are taken after SIGTERM', {
    usual: '5',
  }),
  LOG_FORMAT: text('启动时所说的怎样输出', 'How what is told at the start comes', {
    usual: 'text',
    example: 'json',
  }),
  JOB_LEASE_SECONDS: text(
    '门户无声多久后任务由别的接手',
    'When another takes up the jobs of a silent portal',
    { usual: '60' },
  ),
  OUTBOUND_ALLOW: text('自己网络里允许调用的地址', 'What may be called in one’s own network', {
    example: 'models.internal:8080',
  }),
  OUTBOUND_HOSTS: text(
    '对外只许调用的主机；不设则任何公网主机',
    'Hosts that alone may be called outside; any public one without it',
    { example: '*.aliyuncs.com, qyapi.weixin.qq.com' },
  ),
  TLS_CERT_FILE: text(
    '门户自己以 https 应答时的证书文件',
    'Certificate, as a file, where the portal itself answers by https',
    { example: '/certificates/portal.crt' },
  ),
  TLS_KEY_FILE: text('它的密钥文件', 'Its key, as a file', { example: '/certificates/portal.key' }),
  TRUSTED_PROXIES: text(
    '哪些代理说的来源地址可信（本机的总是可信）',
    'Proxies believed about where a call comes from; those of this machine always are',
    { example: '172.30.0.0/24' },
  ),
  SHIP_TO: text('SQLite 不断送到哪里', 'Where SQLite is shipped to', { example: '/mnt/shipped' }),
  SHIP_SECONDS: text('每隔多久送一次', 'How often', { usual: '10' }),
  SHIP_DAYS: text('保留多少天', 'How many days are kept', { usual: '7' }),
  SHIP_OSS_REGION: text('送到 bucket 时它的地域', 'Region of the bucket shipped to', {
    example: 'cn-hangzhou',
  }),
  SHIP_OSS_ACCESS_KEY_ID: text('送到 bucket 时的 AccessKey', 'AccessKey for that bucket'),
  SHIP_OSS_ACCESS_KEY_SECRET: key('它的密钥', 'Its secret'),
  SHIP_OSS_ENDPOINT: endpoint('该 bucket', 'Of that bucket'),
  NOTICE_MAIL: text('系统有事时写给谁', 'Who gets mail when something is to be looked after', {
    example: 'ops@example.com',
  }),
  NOTICE_ROBOT: key('系统有事时写到哪个企业微信群', 'Which WeCom group is told'),
  NOTICE_ABOUT: text('通知哪些事', 'Of what', {
    usual: 'jobs,approvals,errors,condition',
    example: 'jobs,condition',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: text('追踪送到哪里', 'Where traces are sent', {
    example: 'http://collector:4318',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: key('送追踪时的请求头', 'Headers sent along with traces'),
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: text('日志另送到哪里', 'Where the log is sent as well', {
    example: 'https://collector:4318/v1/logs',
  }),
  CLAMD: text('查杀上传文件的 clamd', 'The clamd that scans what is uploaded', {
    example: 'clamav:3310',
  }),
  CALLS_PER_MINUTE: text(
    '每人每分钟最多调用多少次，0 为不限',
    'Calls a minute that each person may make, 0 for any',
    { usual: '6000' },
  ),
  OTEL_TRACES_SAMPLER_ARG: text('保留多少追踪', 'How many traces are kept', {
    usual: '1',
    example: '0.1',
  }),
  OSS_REGION: text('上传文件的阿里云地域', 'Alibaba Cloud’s region for uploads', {
    example: 'cn-hangzhou',
  }),
  OSS_BUCKET: text('上传文件的 bucket', 'Bucket for uploads', { example: 'masthead-files' }),
  OSS_ACCESS_KEY_ID: text('它的 AccessKey', 'Its AccessKey'),
  OSS_ACCESS_KEY_SECRET: key('它的密钥', 'Its secret'),
  OSS_ROLE_ARN: text('借给浏览器的角色', 'The role lent to browsers', {
    example: 'acs:ram::1234:role/masthead',
  }),
  OSS_ENDPOINT: endpoint('OSS', 'Of OSS'),
  OSS_CDN: text('bucket 前的 CDN', 'The CDN before the bucket', {
    example: 'https://cdn.example.com',
  }),
  SMTP_URL: {
    ...key('发邮件的服务器', 'The server that sends mail'),
    example: 'smtps://user:password@smtp.example.com',
  },
  MAIL_FROM: text('发件人', 'Who mail is from', { example: 'masthead@example.com' }),
  SMS_ACCESS_KEY_ID: text('阿里云短信的 AccessKey', 'AccessKey of Alibaba Cloud SMS'),
  SMS_ACCESS_KEY_SECRET: key('它的密钥', 'Its secret'),
  SMS_SIGN_NAME: text('短信签名', 'Signature of messages', { example: '刊头' }),
  SMS_TEMPLATES: text('各用途的模板', 'Templates by purpose', { example: 'signIn=SMS_154950909' }),
  SMS_ENDPOINT: endpoint('短信', 'Of SMS'),
  JPUSH_APP_KEY: text('极光推送的 AppKey', 'AppKey of JPush'),
  JPUSH_MASTER_SECRET: key('它的密钥', 'Its secret'),
  JPUSH_ENDPOINT: endpoint('极光推送', 'Of JPush'),
  PODCAST_FEEDS: switched('真正读取播客源', 'Whether feeds of podcasts are really read'),
  ROBOT_WEBHOOKS: switched('群机器人真正发送', 'Whether robots really write to their groups'),
  VOD_ACCESS_KEY_ID: text('阿里云视频点播的 AccessKey', 'AccessKey of Alibaba Cloud VOD'),
  VOD_ACCESS_KEY_SECRET: key('它的密钥', 'Its secret'),
  VOD_REGION: text('它的地域', 'Its region', { usual: 'cn-shanghai' }),
  VOD_TEMPLATE_GROUP: text('转码模板组', 'Group of templates'),
  VOD_ENDPOINT: endpoint('视频点播', 'Of VOD'),
  VOD_DOMAIN: text('播放的域名', 'Where videos are played from', {
    example: 'https://video.example.com',
  }),
  SPEECH_ACCESS_KEY_ID: text('阿里云语音合成的 AccessKey', 'AccessKey of Alibaba Cloud speech'),
  SPEECH_ACCESS_KEY_SECRET: key('它的密钥', 'Its secret'),
  SPEECH_APP_KEY: text('它的 AppKey', 'Its AppKey'),
  SPEECH_VOICES: text('可用的声音', 'Voices there are'),
  SPEECH_ENDPOINT: endpoint('语音合成', 'Of speech'),
  PICTURE_TEXT: text('是否识别图中文字', 'Whether the text in pictures is read', {
    usual: 'on',
    example: 'off',
  }),
  OCR_ACCESS_KEY_ID: text('阿里云文字识别的 AccessKey', 'AccessKey of Alibaba Cloud OCR'),
  OCR_ACCESS_KEY_SECRET: key('它的密钥', 'Its secret'),
  OCR_ENDPOINT: endpoint('文字识别', 'Of OCR'),
  CHARGE_URL: text('会员直充的接口', 'Where memberships are charged', {
    example: 'https://charge.example.com',
  }),
  CHARGE_SECRET: key('它的密钥', 'Its secret'),
  YOUZAN_CLIENT_ID: text('有赞应用', 'Application at Youzan'),
  YOUZAN_CLIENT_SECRET: key('它的密钥', 'Its secret'),
  YOUZAN_SHOP_ID: text('有赞店铺', 'Shop at Youzan'),
  KUAIDI100_CUSTOMER: text('快递100的客户号', 'Customer of Kuaidi100'),
  KUAIDI100_KEY: key('它的密钥', 'Its key'),
  MODEL_URL: text('AI 模型的接口', 'Where the AI model is called', {
    example: 'https://models.example.com/v1',
  }),
  MODEL_KEY: key('它的密钥', 'Its key'),
  MODEL_NAMES: text('可用的模型', 'Models there are'),
  MODEL_PRICES: text('各模型的价格', 'What they cost'),
  IDENTITY_PROVIDER: text('公司账号由谁提供', 'Who provides company accounts', { example: 'oidc' }),
  IDENTITY_NAME: text('按钮上的名字', 'What the button calls it', { usual: '公司账号' }),
  OIDC_ISSUER: text('OpenID Connect 的签发者', 'Issuer of OpenID Connect', {
    example: 'https://id.example.com',
  }),
  OIDC_CLIENT_ID: text('它的客户端', 'Its client'),
  OIDC_CLIENT_SECRET: key('它的密钥', 'Its secret'),
  OIDC_SCOPES: text('请求的范围', 'Scopes asked for', { usual: 'openid profile email' }),
  WECOM_CORP_ID: text('企业微信的企业', 'Company at WeCom'),
  WECOM_AGENT_ID: text('它的应用', 'Its application'),
  WECOM_SECRET: key('它的密钥', 'Its secret'),
  DINGTALK_CLIENT_ID: text('钉钉的应用', 'Application at DingTalk'),
  DINGTALK_CLIENT_SECRET: key('它的密钥', 'Its secret'),
  IDENTITY_LINK_BY: text('凭什么认出已有的用户', 'What known users are told by', {
    usual: 'none',
    example: 'email',
  }),
  IDENTITY_ACCOUNT_CLAIM: text('账号在哪个字段', 'Claim that holds the account', {
    usual: 'preferred_username / userid',
  }),
  IDENTITY_DOMAIN: text('公司的邮箱域名', 'The company’s domain', { example: 'example.com' }),
  IDENTITY_CREATE: switched(
    '没有人认得的自动建立用户',
    'Whether users are made for whom nobody knows',
  ),
  IDENTITY_ROLES_CLAIM: text('角色在哪个字段', 'Claim that holds the roles', { example: 'groups' }),
  IDENTITY_ROLES: text('对方的值是哪个角色', 'Which role each value is', {
    example: 'admins=admin;editors=editor',
  }),
  IDENTITY_DEFAULT_ROLE: text('没有别的角色时', 'The role of who has no other', {
    example: 'editor',
  }),
  IDENTITY_MFA: text('哪些算已做过两步验证', 'What counts as a second factor', {
    example: 'mfa,otp',
  }),
  PASSWORD_SIGN_IN: text('密码能否登录', 'Whether passwords sign in', {
    usual: 'on',
    example: 'off',
  }),
}
