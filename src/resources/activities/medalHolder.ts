import { entity, f, type RecordOf } from '#declare'

/** Who holds which medal, granted by a rule or by hand; operators grant missed ones and revoke wrong ones. */
export const medalHolder = entity('medalHolder', ['勋章发放记录', 'Medal holding'], {
  path: 'medal/holders',
  title: 'called',
  fields: {
    user: f.ref('用户', 'User', { to: 'appUser', required: true }),
    medal: f.ref('勋章', 'Medal', { to: 'medal' }),
    level: f.ref('等级勋章', 'Level medal', { to: 'medalLevel' }),
    picture: f.computed('勋章图', 'Picture', { as: 'image', from: { first: ['medal.litImage', 'level.litImage'] }, round: true }),
    called: f.computed('发放记录', 'Holding', { from: { words: ['user.nickname', { first: ['medal.name', 'level.name'] }] } }),
    origin: f.choice('来源', 'Origin', { default: 'manual', readOnly: true }, [
      { rule: ['达成条件', 'Earned'], manual: ['人工发放', 'By hand'], import: ['批量发放', 'Bulk'] },
    ]),
    reason: f.text('发放说明', 'Reason', { required: true, max: 100 }),
    grantedAt: f.dateTime('发放时间', 'Granted at', { readOnly: true }),
    revokedAt: f.dateTime('收回时间', 'Revoked at', { readOnly: true }),
  },
  states: { held: ['持有', 'Held'], revoked: ['已收回', 'Revoked'] },
  moves: { revoke: { from: ['held'], to: 'revoked', confirm: 'yes' } },
  actions: {
    grantList: { label: ['发放勋章', 'Grant'], on: 'list', page: '/datas/benefitTopUp?kind=medal' },
    revokeList: { label: ['按名单收回', 'Revoke by list'], on: 'list', page: '/datas/import?kind=medalRevoke' },
  },
  list: {
    columns: ['picture', 'user', 'medal', 'level', 'origin', 'reason', 'grantedAt', 'status'],
    filters: ['user', 'medal', 'level', 'origin', 'status', 'grantedAt'],
    sort: '-grantedAt',
  },
  rules: {
    heldOncePerUser: [
      { sheet: 1, unique: ['user', 'medal'], among: { status: 'held' } },
      { unique: ['user', 'level'], among: { status: 'held' } },
      {
        refer: 'medal',
        where: { status: 'published', any: [{ 'period.start': { set: false } }, { 'period.start': { lte: { now: '' } } }] },
        say: ['勋章未上架，或未到发放时间', 'The medal is not published, or its time has not come'],
      },
      {
        refer: 'medal',
        where: { any: [{ 'period.end': { set: false } }, { 'period.end': { gt: { now: '' } } }] },
        say: ['勋章的发放有效期已过', 'The time in which the medal is granted is over'],
      },
      { refer: 'level', where: { status: 'published' } },
      { cap: 'medal.holders', at: 'medal.stock', freeAt: 0 },
    ],
    grantNeverChanges: { sheet: 2, freeze: ['user', 'medal', 'level', 'reason'] },
    revokeNeedsReason: [{ sheet: 3, move: 'revoke', needs: ['reason'], set: { revokedAt: { now: '' } } }, { remove: 'never' }],
    grantedAtIsFilled: { fill: 'grantedAt', with: { now: '' }, when: { grantedAt: { set: false } } },
    comesFromApp: {
      from: 'app',
      fields: ['user', 'medal', 'level', 'origin', 'reason', 'grantedAt'],
      knownBy: ['user', 'medal'],
      create: false,
      when: { origin: 'rule', status: 'held' },
    },
    onlyAdminRevokes: [
      { may: ['revoke', 'revokeList'], who: 'admin' },
      { may: ['grantList'], who: { right: 'bulk' } },
    ],
    eitherMedalOrLevel: { choose: ['medal', 'level'], least: 1, most: 1 },
  },
  deviations: {
    called: '一条记录以用户与勋章为名，发放说明往往相同',
    medal: '等级勋章的获得也记在这里，表中没有存放它的字段：一条记录是勋章或等级勋章之一',
  },
})
export type MedalHolder = RecordOf<typeof medalHolder>
