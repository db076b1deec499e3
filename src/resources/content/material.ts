import { entity, f, type RecordOf } from '#declare'

const former = { to: 'material', readOnly: true, onDelete: 'setNull' } as const

/** Every picture, sound, film and file that went through an upload, kept once by content hash; editors reuse, see where it is used, and replace it everywhere. */
export const material = entity('material', ['素材', 'Media item'], {
  fields: {
    name: f.text('名称', 'Name', { required: true, max: 100, search: true }),
    mediaType: f.choice('类型', 'Type', { required: true, readOnly: true }, [
      { image: ['图片', 'Picture'], audio: ['音频', 'Sound'], video: ['视频', 'Film'], file: ['文件', 'File'] },
    ]),
    url: f.url('地址', 'Address', { required: true, unique: true, readOnly: true, stored: 'mediaType' }),
    ...{ inFolder: f.ref('文件夹', 'Folder', { to: 'materialFolder', onDelete: 'setNull' }), tags: f.tags('标签', 'Tags', { max: 10 }) },
    ...{ alt: f.text('替代文字', 'Alternative text', { max: 100 }), original: f.file('原图', 'Original', { readOnly: true }) },
    text: f.longText('图中文字', 'Text in the picture', { max: 5000, readOnly: true, search: true }),
    focus: f.code('焦点', 'Focal point', {
      ...{ max: 7, pattern: '^\\d{1,3},\\d{1,3}$' },
      help: ['裁剪时留在画面里：在图上点，或按方向键', 'What a cut keeps: press on the picture, or use the arrows'],
    }),
    ...{ colour: f.color('主色', 'Main colour', { readOnly: true }), sizes: f.json('各种尺寸', 'Sizes', { readOnly: true }) },
    ...{ width: f.integer('宽', 'Width', { min: 0, readOnly: true }), height: f.integer('高', 'Height', { min: 0, readOnly: true }) },
    ratio: f.computed('宽高比', 'Aspect ratio', { from: { part: ['width', 'height'], digits: 2 } }),
    ...{ size: f.integer('大小', 'Size', { min: 0, readOnly: true }), duration: f.duration('时长', 'Duration', { readOnly: true }) },
    hash: f.code('内容哈希', 'Content hash', { readOnly: true }),
    uses: f.count('使用处', 'Used in', { shows: { at: 'url', since: 'unusedSince', formerly: 'formerly' } }),
    ...{ unusedSince: f.dateTime('未使用起', 'Unused since', { readOnly: true }), formerly: f.ref('前一版本', 'Version before', former) },
  },
  actions: {
    upload: {
      label: ['上传', 'Upload'],
      on: 'list',
      brings: 'inFolder',
      asks: {
        file: {
          kind: 'file',
          label: ['文件', 'File'],
          required: true,
          help: [
            '图片、音频、视频；已有相同内容时即为素材库中那一项',
            'A picture, sound or film; content that is there already is the item there was',
          ],
        },
        folder: f.ref('文件夹', 'Folder', { to: 'materialFolder' }),
      },
    },
    whereUsed: { label: ['使用位置', 'Where used'], on: ['row', 'form'], looks: 'whereUsed' },
    replace: {
      label: ['全部替换', 'Replace everywhere'],
      on: ['row', 'form'],
      asks: {
        file: {
          kind: 'file',
          label: ['替换为', 'Replace by'],
          required: true,
          help: [
            '同类型的文件；图片须与原图同宽高。已上传过的内容即为素材库中那一项',
            'A file of the same type; a picture of the same width and height',
          ],
        },
      },
      when: { uses: { gt: 0 } },
      otherwise: ['没有任何地方使用它', 'It is used nowhere'],
    },
    goBack: {
      label: ['换回前一版本', 'Back to the version before'],
      on: ['row', 'form'],
      when: { formerly: { set: true }, uses: { gt: 0 } },
      otherwise: ['没有前一版本，或没有任何地方使用它', 'There was none before, or it is used nowhere'],
      confirm: 'yes',
    },
    alike: { label: ['看起来相同', 'Look-alikes'], on: 'list', looks: 'alike' },
    cleanUp: { label: ['清理未使用', 'Clean up unused'], on: 'list' },
  },
  list: {
    columns: ['url', 'name', 'mediaType', 'size', 'width', 'height', 'uses', 'createdAt'],
    filters: ['name', 'mediaType', 'inFolder', 'tags', 'createdBy', 'createdAt', 'uses', 'unusedSince', 'width', 'height', 'ratio'],
    grid: { picture: 'url', facts: ['width', 'height', 'duration', 'size', 'uses'] },
    export: false,
  },
  form: [
    ['素材', 'Media item', 'name', ['inFolder', 'tags'], 'alt', 'text', 'focus'],
    ['文件', 'File', ['mediaType', 'url'], ['size', 'ratio'], ['width', 'height'], ['duration', 'colour'], ['uses', 'unusedSince']],
    ['更多', 'More', ['formerly', 'original'], 'sizes', 'hash'],
  ],
  rules: {
    unusedForAYearIsMarked: {
      mark: { uses: 0, unusedSince: { lt: { now: '-365d' } } },
      as: ['一年未使用', 'Unused for a year'],
      todo: true,
    },
    drawnAtOtherSizes: { by: 'drawsSizes' },
    textIsRead: { by: 'readsText' },
    sameFileSameItem: [
      { sheet: 1, carried: 'media.uploaded' },
      { unique: ['hash', 'inFolder'], field: 'inFolder', say: ['此文件夹已有同样的内容', 'The same content is in this folder already'] },
    ],
    deletableWhenUnused: { sheet: 2, remove: { without: ['uses'] } },
    usesCountedOnSave: { sheet: 3, carried: 'references.recountObjects' },
    seenByRolesOfFolder: { sees: { by: 'seesOfFolders' }, unless: 'admin' },
    filedByRolesOfFolder: { by: 'filedByRoles', on: ['save', 'remove'], locks: true },
    onlyAdminCleansUp: { may: ['cleanUp'], who: 'admin' },
    comesFromPortal: { from: 'portal', but: ['name', 'inFolder', 'tags', 'alt', 'focus'], create: false },
  },
  endpoints: {
    uploaded: {
      takes: { url: 'where the object lies', name: 'what the file was called', of: 'the item it was cut of, by id' },
      gives: 'the item the content is kept as, its url being the address to use; isKnown where it was there',
    },
    original: { takes: { id: 'the picture', url: 'what it was made of, ending on .original', name: 'its name' }, gives: 'the item' },
    sound: { takes: { url: 'a sound', look: 'how it swings, where somebody measured it' }, gives: 'look, or null' },
    library: {
      call: 'GET',
      takes: {
        ...{ mediaType: 'image, audio, video or file', q: 'words', folder: 'its id', tag: 'one of them', page: 'from 1' },
        ...{ used: 'used, unused, year', shape: 'wide, tall, square', by: 'user or me', demand: 'a picture field', only: 'fits' },
      },
      gives: 'list, total, hasNext, and the folders, tags and people there are',
    },
  },
  deviations: {
    size: '大小以 KB、MB 显示，不写“字节”',
    'list.filters': '按文件夹筛选用 inFolder',
    hash: '同样的内容在一个文件夹里只有一份：别人看不到的文件夹里有它，不会告诉上传的人，也不拒绝',
  },
  omits: { folder: '文件夹是记录（inFolder），说明谁能看到、谁能存放与修改，不只是一个名字' },
})
export type Material = RecordOf<typeof material>
