import type { Entity, Who } from '#declare'
import { type Mask, masksOf } from '#derive/maskPlan.ts'
import type { Declarations } from '#portal/start/declarations.ts'
import { both, code, type Page, page, table } from './markdown.ts'

/** How much it would cost somebody that a value is read by others; what is in neither level is internal. */
export type DataLevel = 'personal' | 'confidential'

/** A field above the usual level, as its declaration makes it one. */
export interface ClassifiedField {
  readonly entity: Entity
  readonly mask: Mask
  readonly level: DataLevel
}

/** Every field of the declarations that is personal or confidential: what they mask, and phones and addresses besides. */
export const classifiedFields = (entities: readonly Entity[]): readonly ClassifiedField[] =>
  entities.flatMap((entity) =>
    masksOf(entity).map((mask): ClassifiedField => {
      return { entity, mask, level: mask.personal ? 'personal' : 'confidential' }
    }),
  )

/** Which data is sensitive, in levels, and what each level asks for: fields from their declarations, the rest by name. */
export function dataPage({ entities }: Declarations): Page {
  const all = classifiedFields(entities)
  return {
    name: 'data',
    text: page(
      '# 数据分级 Data by level',
      '字段由声明得出：手机号、收件地址与声明遮盖的个人内容为“个人”，其余遮盖的为“受限”；都不是的为“内部”，公开的只有读者接口给出的。Fields follow from declarations: phones, addresses and what else is masked of a person are personal, what is masked otherwise is confidential, all else is internal; public is only what the calls of readers give.',
      '## 各级的要求 · What each level asks for',
      requirements,
      '## 个人 · Personal',
      fieldsOf(all, 'personal'),
      '## 受限 · Confidential',
      fieldsOf(all, 'confidential'),
      '## 机密 · Secret',
      secrets,
    ),
  }
}

const requirements = table(
  [
    '级 Level',
    '谁能看 Who sees it',
    '存放 At rest',
    '传输 On the way',
    '日志 In logs',
    '留多久 Kept',
  ],
  [
    ['公开 public', '任何人 · anybody', '– ', 'TLS', '可以 · may be', '发布期间 · while published'],
    [
      '内部 internal',
      '登录且角色有权限的人 · who is signed in, by role',
      '备份与数据库由运行者加密磁盘 · disks are encrypted by who runs it',
      'TLS，不许缓存 · TLS, not cached',
      '不记内容 · no content',
      '按声明的 `keep`，否则至删除 · by `keep`, else until removed',
    ],
    [
      '个人 personal',
      '处处遮住；有“查看完整个人信息”的人按一下才看到一条记录的，记入操作日志；含完整手机号的导出再次确认并记入操作日志 · masked everywhere; shown a record at a time to who has the right and asks, and logged; whole exports ask who it is and are logged',
      '同上 · as above',
      '同上 · as above',
      '只记一部分 · in part only',
      '同上；本人可要求导出与删除，见[个人信息](../administrators/personal-data.md) · as above; given out and erased at the request of the person',
    ],
    [
      '受限 confidential',
      '默认遮住，只有声明写明的人看得到 · masked, shown to whom the declaration names',
      '同上 · as above',
      '同上 · as above',
      '不记 · never',
      '同上 · as above',
    ],
    [
      '机密 secret',
      '没有人，只显示一次或从不 · nobody: shown once, or never',
      '散列或密封 · hashed or sealed',
      '同上 · as above',
      '不记 · never',
      '至更换或作废 · until replaced',
    ],
  ],
)

const fieldsOf = (all: readonly ClassifiedField[], level: DataLevel): string =>
  table(
    ['实体 Entity', '字段 Field', '留下 What stays', '还给谁看 Also shown to', '导出 Exported'],
    all
      .filter((one) => one.level === level)
      .map(({ entity, mask }) => [
        both(entity.label),
        code(mask.list ? `${mask.list}.${mask.field}` : mask.field),
        mask.keep ? code(mask.keep) : '–',
        whoIn(mask.unless) || (mask.personal ? '有“查看完整个人信息”的人' : '–'),
        mask.export
          ? mask.export === 'never'
            ? '从不 never'
            : whoIn(mask.export)
          : '同左 as shown',
      ]),
  )

const whoIn = (who: Mask['unless'] | Who): string =>
  who === undefined
    ? ''
    : [who]
        .flat()
        .map((one) => code(JSON.stringify(one)))
        .join(' ')

const secrets = table(
  ['什么 What', '怎样存 How it is kept'],
  [
    ['密码、一次性密码、恢复码 passwords, one-time ones, recovery codes', 'PBKDF2-SHA-512'],
    ['令牌、票据、服务密钥 tokens, tickets, service keys', 'SHA-256'],
    [
      '验证器密钥、变更通知的签名密钥、卡码压缩包的密码 keys of authenticators and webhooks, passwords of zips',
      'AES-256-GCM',
    ],
    ['短信码、图形验证码 codes by SMS, captchas', 'HMAC-SHA-256'],
    ['标为机密的设置 settings marked secret', '数据库，遮住 · in the database, masked'],
    [
      '门户密钥、外部服务的密钥 the portal’s secret, keys of services',
      '文件，只有运行者能读；或密钥库 · files of the runner’s own, or a vault',
    ],
  ],
)
