import { entity, f, type RecordOf, shelf } from '#declare'

/** One episode of an audiobook; files come in batches, then titles, order and trial are put right. */
export const audio = entity('audio', ['音频', 'Audio'], {
  fields: {
    audiobook: f.ref('所属听书', 'Audiobook', { required: true, to: 'audiobook' }),
    title: f.text('音频标题', 'Title', { required: true, max: 60, search: true }),
    position: f.order('集数', 'Episode'),
    audio: f.audio('音频文件', 'File', { required: true, form: true, fills: { duration: 'duration', size: 'size', name: 'fileName' } }),
    fileName: f.text('文件名', 'File name', { max: 120 }),
    size: f.text('文件大小', 'Size', { max: 12 }),
    duration: f.duration('时长', 'Length', { required: true, min: 1 }),
    trial: f.boolean('可试听', 'Free trial', { default: false }),
    imageUrl: f.image('单集封面', 'Episode cover', { width: 600, height: 600 }),
    text: f.richText('文稿', 'Text'),
    publishAt: f.dateTime('定时更新时间', 'Release time'),
    playCount: f.count('播放量', 'Plays'),
    finishCount: f.count('听完次数', 'Heard through'),
    finishRate: f.computed('完播率', 'Finished', {
      as: 'percent',
      from: { times: [{ part: ['finishCount', 'playCount'] }, 100], round: 'half' },
    }),
  },
  ...shelf(),
  actions: {
    batchUpload: {
      label: ['批量上传', 'Upload many'],
      on: 'list',
      asks: {
        audiobook: f.ref('所属听书', 'Audiobook', { required: true, to: 'audiobook' }),
        episodes: f.list(
          '音频',
          'Sounds',
          { required: true, min: 1, max: 200 },
          {
            title: f.text('音频标题', 'Title', { required: true, max: 60 }),
            audio: f.audio('音频文件', 'File', { required: true, form: true, fills: { duration: 'duration' } }),
            duration: f.duration('时长', 'Length', { required: true, min: 1 }),
          },
        ),
      },
    },
    replaceFile: {
      label: ['替换音频', 'Replace file'],
      says: [
        '单集、集数与播放量不变，文件名、大小与时长取自新文件。',
        'The episode and its plays stay; name, size and length are those of the new file.',
      ],
      asks: { audio: f.audio('新的音频文件', 'New file', { required: true, form: true }) },
    },
    setTrial: { label: ['设为试听', 'Make trial'], on: 'bulk', sets: { trial: true } },
  },
  list: {
    columns: ['position', 'title', 'audiobook', 'duration', 'size', 'trial', 'publishAt', 'playCount', 'finishRate', 'status'],
    filters: ['title', 'audiobook', 'status', 'trial', 'publishAt'],
    sort: ['audiobook', 'position'],
    bulk: ['publish', 'withdraw', 'setTrial'],
  },
  calendar: { in: 'editorial', at: 'publishAt', due: ['draft'] },
  form: [
    ['基本信息', 'Basics', 'audiobook', 'title', ['position', 'trial'], 'publishAt'],
    ['音频', 'File', 'audio', 'fileName', ['size', 'duration']],
    ['图文', 'Pictures and text', 'imageUrl', 'text'],
  ],
  rules: {
    audioFileIsAccepted: [{ sheet: 1, carried: 'fields.audio' }, { by: 'takesFactsOfItsFile' }],
    factsComeFromFile: { sheet: 2, see: 'audio#audioFileIsAccepted' },
    orderedWithinAudiobook: [
      { sheet: 3, order: ['audiobook'] },
      { by: 'closesTheGap', on: ['remove'] },
      {
        freeze: ['audiobook'],
        once: { status: { not: 'draft' } },
        say: ['只有草稿可以换到其他听书', 'Only a draft moves to another audiobook'],
      },
    ],
    releasedAtPublishAt: [
      { sheet: 4, mark: { status: 'published', publishAt: { gt: { now: '' } } }, as: ['待更新', 'To be released'] },
      {
        shown: {
          status: 'published',
          any: [{ publishAt: { set: false } }, { publishAt: { lte: { now: '' } } }],
          'audiobook.status': 'published',
        },
        gives: ['audiobook', 'title', 'position', 'audio', 'duration', 'trial', 'imageUrl', 'text', 'publishAt', 'playCount'],
      },
      { remove: { without: ['references'] } },
      { remove: { by: 'admin', when: { status: { not: 'draft' } } } },
    ],
    countsComeFromApp: { from: 'app', fields: ['playCount', 'finishCount'] },
  },
})
export type Audio = RecordOf<typeof audio>
