import { entity, f, onOff, type RecordOf } from '#declare'

/** Speech profiles for articles read aloud: voice, rate and the words per minute by which lengths are estimated; a handful, seldom changed. */
export const articleSpeed = entity('articleSpeed', ['文章语速', 'Article speed'], {
  fields: {
    name: f.text('方案名称', 'Profile name', { required: true, max: 20, unique: true, search: true }),
    voice: f.choice('音色', 'Voice', 'femaleWarm', [
      { femaleWarm: ['温暖女声', 'Warm female'], femaleNews: ['播报女声', 'News female'] },
      { maleCalm: ['沉稳男声', 'Calm male'], maleYoung: ['青年男声', 'Young male'] },
    ]),
    rate: f.decimal('语速倍率', 'Rate', { required: true, min: 0.5, max: 3, default: 1 }),
    wordsPerMinute: f.integer('每分钟字数', 'Words per minute', { required: true, min: 100, max: 600, default: 260 }),
    pauseSeconds: f.decimal('段间停顿（秒）', 'Pause between paragraphs (s)', { min: 0, max: 3, default: 0.5 }),
    scope: f.choice('适用范围', 'Scope', 'all', [
      { all: ['全部', 'All'], magazines: ['指定杂志', 'Chosen magazines'], columns: ['指定栏目', 'Chosen columns'] },
    ]),
    magazines: f.refs('适用杂志', 'Magazines', { to: 'magazine' }),
    columns: f.refs('适用栏目', 'Columns', { to: 'column' }),
    sample: f.audio('试听样音', 'Sample'),
    isDefault: f.boolean('默认方案', 'Default profile', { default: false }),
    articleCount: f.count('使用文章数', 'Articles using it', { of: { count: 'article' } }),
  },
  ...onOff(),
  actions: {
    setDefault: { label: ['设为默认', 'Make default'], sets: { isDefault: true } },
    reestimate: {
      label: ['重算预计时长', 'Re-estimate lengths'],
      when: { status: 'enabled' },
      otherwise: ['已停用的方案不用于朗读', 'Nothing is read in a disabled profile'],
      says: [
        '为使用此方案、尚无音频的文章重新估计时长：字数 ÷ 每分钟字数，加上段间停顿。',
        'Estimates the length of articles without audio read in this profile anew: words by words per minute, and the pauses.',
      ],
      runs: 'reestimate',
    },
  },
  list: {
    columns: ['name', 'voice', 'rate', 'wordsPerMinute', 'scope', 'isDefault', 'articleCount', 'status'],
    filters: ['name', 'voice', 'scope', 'status'],
    sort: ['-isDefault', 'name'],
    export: false,
  },
  form: [
    ['语音', 'Speech', ['name', 'voice'], ['rate', 'wordsPerMinute'], 'pauseSeconds', 'sample'],
    ['适用', 'Scope', 'scope', 'magazines', 'columns', 'isDefault'],
  ],
  rules: {
    exactlyOneDefault: [
      { sheet: 1, one: 'isDefault', exactly: true, takesOver: true },
      { when: { isDefault: true }, allow: { scope: ['all'] } },
      { move: 'disable', needs: [{ is: { isDefault: false } }], say: ['默认方案不能停用', 'The default cannot be disabled'] },
      { move: 'setDefault', needs: [{ is: { status: 'enabled' } }] },
      { remove: { without: ['isDefault'] } },
    ],
    oncePerMagazineOrColumn: [
      { sheet: 2, unique: ['magazines'], among: { status: 'enabled', scope: 'magazines' } },
      { unique: ['columns'], among: { status: 'enabled', scope: 'columns' } },
      { when: { scope: 'magazines' }, demand: ['magazines'] },
      { when: { scope: 'columns' }, demand: ['columns'] },
      { note: ['文章未选方案时依次取栏目、杂志、默认', 'An article takes that of its column, magazine or the default'], reader: 'app' },
    ],
    deletableWhenUnused: { sheet: 3, remove: { without: ['references'] } },
  },
})
export type ArticleSpeed = RecordOf<typeof articleSpeed>
