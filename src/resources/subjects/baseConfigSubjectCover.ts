import { entity, f, type RecordOf } from '#declare'

/** Not an entity of its own: the baseConfig records of group subjectCover, one key subjectCover.<field> for each field below; a single form for the top of the subjects page, changed a few times a year. */
export const baseConfigSubjectCover = entity('baseConfigSubjectCover', ['专题封面', 'Subject cover'], {
  path: 'baseConfig',
  fields: {
    title: f.text('专题页标题', 'Page title', { required: true, max: 20, default: '专题' }),
    subtitle: f.text('副标题', 'Subtitle', { max: 40 }),
    imageUrl: f.image('专题页头图', 'Page header image', { required: true, width: 1125, height: 633 }),
    smallImage: f.image('首页入口图', 'Entry picture', { required: true, width: 336, height: 160, maxKB: 300 }),
    bgColor: f.color('背景色', 'Background', { default: '#FFFFFF' }),
    headSubjects: f.refs('头部推荐专题', 'Subjects at the top', { to: 'subject', max: 5 }),
    target: f.jump('头图跳转', 'Header target'),
    showTags: f.boolean('显示标签筛选', 'Filter bar shown', { default: true }),
    shareTitle: f.text('分享标题', 'Share title', { max: 30 }),
    shareImg: f.image('分享图', 'Share picture', { width: 500, height: 400, maxKB: 300 }),
  },
  form: [
    ['头图', 'Header', 'title', 'subtitle', 'imageUrl', 'target', 'bgColor'],
    ['入口', 'Entry', 'smallImage'],
    ['内容', 'Content', 'headSubjects', 'showTags'],
    ['分享', 'Sharing', 'shareTitle', 'shareImg'],
  ],
  fixed: { '/administer/subject/cover': { group: 'subjectCover' } },
  keysOf: 'baseConfig',
  rules: {
    formSavesAsOne: { sheet: 1, carried: 'settings.form' },
    valueFitsItsKind: { sheet: 2, see: 'baseConfig#valueFitsItsKind' },
    headSubjectsArePublished: [
      {
        sheet: 3,
        refer: 'headSubjects',
        where: { status: 'published' },
        say: ['头部推荐只能选已发布的专题', 'Only published subjects stand at the top'],
      },
      { note: ['之后下架的专题在 App 中略过', 'One withdrawn later is skipped'], reader: 'app' },
    ],
    usedKeysStay: { sheet: 4, see: 'baseConfig#usedKeysStay' },
  },
  endpoints: { getOne: 'GET baseConfig/form/subjectCover', update: 'PUT baseConfig/form/subjectCover' },
})
export type BaseConfigSubjectCover = RecordOf<typeof baseConfigSubjectCover>
