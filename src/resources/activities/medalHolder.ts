import { entity, f, type RecordOf } from '#declare'

/** Who holds which medal, granted by a rule or by hand; operators grant missed ones and revoke wrong ones. */
export const medalHolder = entity('medalHolder', ['勋章发放记录', 'Medal holding'], {
  path: 'medal/holders',
  fields: {
    user: f.ref('用户', 'User', { to: 'appUser', required: true, onDelete: 'restrict' }),
    medal: f.ref('勋章', 'Medal', { to: 'medal', required: true, onDelete: 'restrict' }),
    origin: f.choice(
      '来源',
      'Origin',
      { rule: ['达成条件', 'Earned'], manual: ['人工发放', 'By hand'], import: ['批量发放', 'Bulk'] },
      { default: 'manual', readOnly: true },
    ),
    reason: f.text('发放说明', 'Reason', { required: true, max: 100 }),
    grantedAt: f.dateTime('发放时间', 'Granted at', { readOnly: true }),
    revokedAt: f.dateTime('收回时间', 'Revoked at', { readOnly: true }),
  },
  states: { held: ['持有', 'Held'], revoked: ['已收回', 'Revoked'] },
  moves: {
    revoke: { label: ['收回', 'Revoke'], from: ['held'], to: 'revoked', confirm: 'yes' },
  },
  list: {
    columns: ['user', 'medal', 'origin', 'reason', 'grantedAt', 'status'],
    filters: ['user', 'medal', 'origin', 'status', 'grantedAt'],
    sort: '-grantedAt',
    bulk: ['revoke'],
    export: true,
  },
  rules: {
    1: [
      { unique: ['user', 'medal'], among: { status: 'held' } },
      { refer: 'medal', where: { status: 'published' } },
      { cap: 'medal.holders', at: 'medal.stock', freeAt: 0 },
    ],
    2: { freeze: ['user', 'medal', 'reason'] },
    3: [{ move: 'revoke', needs: ['reason'], set: { revokedAt: { now: '' } } }, { remove: 'never' }],
    a: { fill: 'grantedAt', with: { now: '' }, when: { grantedAt: { set: false } } },
  },
})
export type MedalHolder = RecordOf<typeof medalHolder>
