import { entity, f, type RecordOf, shelf } from '#declare'

/** The sections of a subject page, top to bottom; the subject's editor builds them before launch. */
export const subjectModule = entity('subjectModule', ['专题模块', 'Subject module'], {
  fields: {
    subject: f.ref('所属专题', 'Subject', { to: 'subject', required: true, onDelete: 'cascade' }),
    name: f.text('模块名称', 'Module name', { required: true, max: 20, search: true }),
    anchor: f.text('锚点名称', 'Anchor tab', { max: 6 }),
    style: f.choice('模块样式', 'Style', { required: true }, [
      { banner: ['轮播图', 'Carousel'], single: ['单列图文', 'One column'], double: ['双列图文', 'Two columns'] },
      { horizontal: ['横滑列表', 'Horizontal slide'], timeline: ['时间线', 'Timeline'] },
      { picture: ['通栏图', 'Full-width picture'], video: ['视频', 'Video'], text: ['文字导语', 'Text'] },
    ]),
    modelTopPic: f.image('模块头图', 'Module header picture', { width: 750, heightMin: 80 }),
    intro: f.richText('导语', 'Introduction'),
    video: f.video('视频', 'Video'),
    bgColor: f.color('背景色', 'Background', { default: '#FFFFFF' }),
    showCount: f.integer('默认展示条数', 'Items before folding', { min: 1, max: 50, default: 10 }),
    foldable: f.boolean('可折叠', 'Foldable', { default: true }),
    moreJump: f.jump('更多跳转', 'More target'),
    position: f.order('排序', 'Position'),
    called: f.computed('名称', 'Name', { as: 'text', from: { words: ['name', 'subject.title'] } }),
    contentCount: f.count('内容数', 'Contents', { of: { count: 'subjectContent', where: { module: 'id' } } }),
  },
  ...shelf(['已上线', 'Live'], ['已下线', 'Offline']),
  actions: {
    contents: { label: ['内容管理', 'Contents'], opens: 'subjectContent', by: 'module' },
    copy: {
      label: ['复制到专题', 'Copy to subject'],
      runs: 'copy',
      says: ['模块与其中的内容一起成为所选专题末尾的草稿。', 'The module and what lies in it become drafts at the end of the subject.'],
      asks: { to: f.ref('目标专题', 'Subject', { to: 'subject', required: true }) },
    },
    preview: {
      label: ['预览专题', 'Preview'],
      on: 'list',
      looks: 'page',
      asks: { subject: f.ref('专题', 'Subject', { to: 'subject', required: true }) },
    },
  },
  list: {
    columns: ['position', 'name', 'subject', 'style', 'anchor', 'contentCount', 'status'],
    filters: ['subject', 'name', 'style', 'status'],
    sort: ['subject', 'position'],
    export: false,
  },
  revisions: { in: ['published'] },
  form: [
    ['基本信息', 'Basics', ['subject', 'name'], ['anchor', 'style']],
    ['展示', 'Display', 'modelTopPic', 'intro', 'video', 'bgColor'],
    ['内容', 'Content', ['showCount', 'foldable'], 'moreJump'],
  ],
  rules: {
    nameUniqueInSubject: [
      { sheet: 1, unique: ['subject', 'name'] },
      { unique: ['subject', 'anchor'] },
      { limit: { most: 8 }, per: ['subject'], where: { status: 'published', anchor: { set: true } }, field: 'anchor' },
      { note: ['两个以上已上线模块有锚点时显示为标签页', 'Anchors show as tabs when two live modules have one'], reader: 'app' },
    ],
    fieldsFollowStyle: [
      { sheet: 2, when: { style: 'text' }, demand: ['intro'] },
      { when: { style: 'video' }, demand: ['video'], otherwise: 'refuse' },
      { when: { style: 'picture' }, demand: ['modelTopPic'] },
    ],
    publishNeedsContents: [
      {
        sheet: 3,
        move: 'publish',
        needs: [
          { some: 'subjectContent', where: { module: 'id', status: 'published' }, when: { style: { not: ['text', 'video', 'picture'] } } },
        ],
      },
      {
        move: 'publish',
        needs: [
          { none: 'subjectContent', where: { module: 'id', status: 'published', timePoint: { set: false } }, when: { style: 'timeline' } },
        ],
        field: 'style',
        say: ['时间线样式下，每条已上架的内容都要有时间点', 'In a timeline every published content needs its point in time'],
      },
    ],
    modulesLimitedPerSubject: [
      { sheet: 4, limit: { most: 20 }, per: ['subject'], field: 'subject' },
      { order: ['subject'] },
      {
        limit: { least: 1 },
        per: ['subject'],
        where: { status: 'published', 'subject.status': 'published' },
        say: ['专题已上架，至少保留一个已上线的模块', 'The subject is published: one live module must stay'],
      },
    ],
    deletableUnlessPublished: [
      { sheet: 5, remove: { in: ['draft', 'withdrawn'], takes: ['subjectContent'] } },
      { by: 'namesWhatGoesAlong', on: ['remove'], warn: true },
    ],
    shownWhilePublished: [
      { freeze: ['subject'] },
      {
        shown: { status: 'published', 'subject.status': 'published' },
        gives: [
          ...(['subject', 'name', 'anchor', 'style', 'modelTopPic', 'intro', 'video', 'bgColor'] as const),
          ...(['showCount', 'foldable', 'moreJump', 'position'] as const),
        ],
      },
    ],
  },
})
export type SubjectModule = RecordOf<typeof subjectModule>
