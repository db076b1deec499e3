import { entity, f, type RecordOf, shelf } from '#declare'

/** A picture story: ordered photographs with captions, alone or with an issue; the picture desk makes two or three a month. */
export const atlas = entity('atlas', ['图集', 'Atlas'], {
  fields: {
    title: f.text('图集标题', 'Title', { required: true, max: 40, search: true }),
    magazine: f.ref('所属杂志', 'Magazine', { required: true, to: 'magazine' }),
    issue: f.ref('所属期次', 'Issue', { to: 'issue', onDelete: 'setNull' }),
    photographers: f.refs('摄影', 'Photographers', { to: 'author', max: 5 }),
    source: f.ref('图片来源', 'Source', { required: true, to: 'source' }),
    imageUrl: f.image('封面图', 'Cover picture', { required: true, width: 750, height: 500 }),
    introduction: f.longText('图集说明', 'Introduction', { max: 500 }),
    pictures: f.list('图片', 'Pictures', { required: true, min: 3, max: 60 }, [
      { imageUrl: f.image('图片', 'Picture', { required: true, width: 1125, heightMin: 400 }) },
      { caption: f.longText('图注', 'Caption', { max: 200 }), credit: f.text('署名', 'Credit', { max: 40 }) },
    ]),
    freeCount: f.integer('免费张数', 'Free pictures', { min: 0, max: 60, default: 3 }),
    tags: f.refs('标签', 'Labels', { to: 'articleTag', max: 10 }),
    publishAt: f.dateTime('发布时间', 'Publishing time'),
    pictureCount: f.computed('张数', 'Pictures', { as: 'integer', from: { length: 'pictures' } }),
    viewCount: f.count('浏览量', 'Views'),
  },
  ...shelf(['已发布', 'Published'], ['已撤回', 'Withdrawn']),
  actions: { batchUpload: { label: ['批量传图', 'Upload pictures'], on: 'form', uploads: 'pictures' } },
  list: {
    columns: ['imageUrl', 'title', 'magazine', 'issue', 'photographers', 'pictureCount', 'viewCount', 'status', 'publishAt'],
    filters: ['title', 'magazine', 'issue', 'status', 'publishAt'],
  },
  form: [
    ['基本信息', 'Basics', 'title', ['magazine', 'issue'], 'photographers', 'source', 'tags'],
    ['图片', 'Pictures', 'imageUrl', 'introduction', 'pictures', 'freeCount'],
    ['发布', 'Publishing', 'publishAt'],
  ],
  rules: {
    publishNeedsCaptions: [
      { sheet: 1, note: ['图片按列表顺序展示，可拖动排序', 'Pictures show in list order'], reader: 'screen' },
      { by: 'everyPictureIsCaptioned', on: ['publish'], holds: true },
    ],
    freeCountWithinPictures: [
      { sheet: 2, compare: ['freeCount', '<=', { length: 'pictures' }] },
      { refer: 'issue', same: [['magazine', 'magazine']] },
    ],
    deletableWhenUnused: { sheet: 3, remove: { without: ['references'] } },
    shownWhilePublished: {
      shown: { status: 'published', any: [{ issue: { set: false } }, { 'issue.status': 'published' }] },
      gives: [
        'title',
        'magazine',
        'issue',
        'photographers',
        'source',
        'imageUrl',
        'introduction',
        'pictures',
        'freeCount',
        'tags',
        'publishAt',
        'pictureCount',
        'viewCount',
      ],
    },
    countsComeFromApp: { from: 'app', fields: ['viewCount'] },
  },
})
export type Atlas = RecordOf<typeof atlas>
