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
    finishRate: f.computed('完播率', 'Finished', { from: { open: 'plays heard to 90% / plays' } }),
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
    replaceFile: { label: ['替换音频', 'Replace file'], later: 'new file, size and length; the episode and its plays stay' },
    setTrial: { label: ['设为试听', 'Make trial'], on: 'bulk', later: 'sets trial on the chosen episodes' },
  },
  list: {
    columns: ['position', 'title', 'audiobook', 'duration', 'size', 'trial', 'publishAt', 'playCount', 'finishRate', 'status'],
    filters: ['title', 'audiobook', 'status', 'trial', 'publishAt'],
    sort: ['audiobook', 'position'],
    bulk: ['publish', 'withdraw', 'setTrial'],
  },
  form: [
    ['基本信息', 'Basics', 'audiobook', 'title', ['position', 'trial'], 'publishAt'],
    ['音频', 'File', 'audio', 'fileName', ['size', 'duration']],
    ['图文', 'Pictures and text', 'imageUrl', 'text'],
  ],
  standIn: true,
})
export type Audio = RecordOf<typeof audio>
