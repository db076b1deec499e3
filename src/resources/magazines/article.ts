import { entity, f, type RecordOf } from '#declare'

/** A text of an issue or of a standing column; editors write, proof, order and publish dozens each week; all-articles screen looks across magazines. */
export const article = entity('article', ['文章', 'Article'], {
  fields: {
    title: f.text('标题', 'Title', { required: true, max: 60, search: true }),
    subtitle: f.text('副标题', 'Subtitle', { max: 80 }),
    issue: f.ref('所属期次', 'Issue', { to: 'issue', onDelete: 'restrict' }),
    column: f.ref('栏目', 'Column', { required: true, to: 'column', onDelete: 'restrict' }),
    authors: f.refs('作者', 'Authors', { required: true, to: 'author', min: 1, max: 8, onDelete: 'restrict' }),
    source: f.ref('来源', 'Source', { required: true, to: 'source', onDelete: 'restrict' }),
    lead: f.longText('导语', 'Lead', { max: 200 }),
    imageUrl: f.image('列表图', 'List picture', { required: true, width: 690, height: 388 }),
    bigImage: f.image('文章头图', 'Header picture', { width: 1125, heightMin: 500 }),
    body: f.richText('正文', 'Body', { required: true }),
    tags: f.refs('标签', 'Labels', { to: 'articleTag', max: 10 }),
    atlas: f.ref('关联图集', 'Atlas', { to: 'atlas', onDelete: 'setNull' }),
    trial: f.boolean('可试读', 'Free to read', { default: false }),
    publishAt: f.dateTime('发布时间', 'Publishing time'),
    commentable: f.boolean('允许评论', 'Comments allowed', { default: true }),
    position: f.order('期内排序', 'Position in issue'),
    audioKind: f.choice(
      '朗读方式',
      'Reading aloud',
      { nothing: ['无音频', 'No audio'], recorded: ['真人朗读', 'Recorded'], synthesized: ['语音合成', 'Synthesized'] },
      { default: 'nothing' },
    ),
    audio: f.audio('朗读音频', 'Audio', { maxKB: 102400, pattern: '\\.(mp3|m4a)$' }),
    duration: f.duration('音频时长', 'Audio length'),
    speed: f.ref('语速方案', 'Speed profile', { to: 'articleSpeed', onDelete: 'setNull' }),
    podcastInserts: f.list(
      '播客插入',
      'Inserted podcasts',
      {
        podcast: f.ref('播客单集', 'Episode', { required: true, to: 'podcast' }),
        place: f.choice(
          '位置',
          'Place',
          { before: ['本文之前', 'Before this article'], after: ['本文之后', 'After this article'] },
          { required: true, default: 'after' },
        ),
        title: f.text('展示标题', 'Shown title', { max: 30 }),
      },
      { max: 3 },
    ),
    shareImg: f.image('分享图', 'Share picture', { width: 500, height: 400, maxKB: 300 }),
    magazine: f.computed('杂志', 'Magazine', { as: 'ref', to: 'magazine', from: 'column.magazine' }),
    wordCount: f.computed('字数', 'Words', { as: 'integer', from: { by: 'wordCount' } }),
    readMinutes: f.computed('预计阅读分钟', 'Reading minutes', {
      as: 'integer',
      from: { times: [{ part: ['wordCount', 450] }], round: 'up' },
    }),
    readCount: f.count('阅读量', 'Reads'),
    commentCount: f.count('评论数', 'Comments'),
  },
  states: {
    draft: ['草稿', 'Draft'],
    proofed: ['已校对', 'Proofed'],
    published: ['已发布', 'Published'],
    withdrawn: ['已撤回', 'Withdrawn'],
  },
  moves: {
    proof: { label: ['校对通过', 'Proof'], from: ['draft'], to: 'proofed' },
    backToDraft: { from: ['proofed', 'withdrawn'], to: 'draft' },
    publish: { from: ['proofed', 'withdrawn'], to: 'published' },
    withdraw: { from: ['published'], to: 'withdrawn', confirm: 'yes' },
  },
  actions: {
    moveToIssue: {
      label: ['移至期次', 'Move to issue'],
      on: 'bulk',
      asks: ['issue'],
      runs: 'moveToIssue',
    },
    synthesize: {
      label: ['生成朗读音频', 'Synthesize audio'],
      on: 'bulk',
      later: ['后续提供', 'a job per article with its speed profile; fills audio, duration and audioKind'],
    },
    copy: {
      label: ['复制', 'Copy'],
      on: 'row',
      copies: { drop: ['issue', 'podcastInserts', 'publishAt', 'position'], title: '副本' },
    },
    insertPodcasts: {
      label: ['保存播客插入', 'Save podcast insertion'],
      on: 'list',
      later: [
        '后续提供',
        "on podcastInsert: the issue's running order, episodes dragged between articles; writes podcastInserts of the neighbours in one call",
      ],
    },
    preview: {
      label: ['预览', 'Preview'],
      on: 'row',
      later: ['后续提供', 'phone preview with QR code; the paid divider is drawn'],
    },
  },
  list: {
    columns: [
      'imageUrl',
      'title',
      'magazine',
      'issue',
      'column',
      'authors',
      'wordCount',
      'audioKind',
      'trial',
      'readCount',
      'status',
      'publishAt',
      'position',
    ],
    filters: ['title', 'issue', 'column', 'authors', 'status', 'audioKind'],
    sort: '-createdAt',
    bulk: ['proof', 'publish', 'withdraw', 'moveToIssue', 'synthesize'],
    export: true,
  },
  form: [
    ['基本信息', 'Basics', ['title', 'subtitle', ['issue', 'column'], 'authors', 'source', 'tags']],
    ['正文', 'Body', ['lead', 'imageUrl', 'bigImage', 'body', 'atlas']],
    ['音频', 'Audio', ['audioKind', 'audio', ['duration', 'speed']]],
    ['播客插入', 'Podcasts', ['podcastInserts']],
    ['发布', 'Publishing', [['trial', 'publishAt'], ['commentable', 'position'], 'shareImg']],
  ],
  rules: {
    1: [
      {
        refer: 'column',
        same: [['magazine', 'issue.magazine']],
        when: { issue: { set: true } },
        say: ['栏目须属于该期次的杂志', "The column must belong to the issue's magazine"],
      },
      { note: ['期次文章页按期内排序显示', 'The articles screen lists one issue by position'], reader: 'screen' },
    ],
    2: [
      { format: 'body', is: 'onePaidDivider' },
      { note: ['未设试读时仅展示分隔线前内容', 'Without trial only text before the divider is shown'], reader: 'app' },
    ],
    3: [
      { may: ['proof'], who: [{ not: 'creator' }, 'admin'] },
      { back: 'backToDraft', edit: ['title', 'body'] },
    ],
    4: [
      { move: 'publish', needs: [{ is: { 'issue.status': 'published' }, when: { issue: { set: true } } }] },
      { fill: 'publishAt', with: { now: '' }, on: 'publish' },
      { limit: { most: 'issue.trialCount' }, per: ['issue'], where: { trial: true }, field: 'trial' },
    ],
    5: [{ see: 'source#2' }, { when: { audioKind: 'recorded' }, demand: ['audio'] }, { carried: 'fields.audio' }],
    6: [
      { unique: ['issue', 'podcastInserts.podcast'], field: 'podcastInserts' },
      {
        mark: { 'podcastInserts.podcast.status': { not: 'onShelf' } },
        as: ['插播单集未上架', 'Inserted episode not on shelf'],
      },
      { note: ['文章与单集都已发布才显示', 'Shown when article and episode are published'], reader: 'app' },
    ],
    7: { remove: { in: ['draft'], by: ['admin', { creator: true }], without: ['references'] } },
    a: { order: ['issue'] },
  },
})
export type Article = RecordOf<typeof article>
