import { entity, f, type RecordOf } from '#declare'

/** One audio pick a week, free to hear for that week, with an editor's note; prepared a month ahead. */
export const weeklyListening = entity('weeklyListening', ['每周一听', 'Weekly listening'], {
  fields: {
    weekStart: f.date('所属周（周一）', 'Week (Monday)', { required: true, unique: true }),
    title: f.text('标题', 'Title', { required: true, max: 30, search: true }),
    target: f.jump('推荐音频', 'Picked audio', { required: true }),
    guest: f.ref('主讲人', 'Speaker', { to: 'author', onDelete: 'setNull' }),
    surfaceImageUrl: f.image('封面', 'Cover', { required: true, width: 600, height: 600 }),
    bigImage: f.image('头图', 'Header picture', { required: true, width: 690, height: 388 }),
    shareImg: f.image('分享图', 'Share picture', { width: 500, height: 400 }),
    lead: f.longText('推荐语', 'Recommendation', { required: true, max: 120 }),
    detail: f.richText('图文介绍', 'Details'),
    audio: f.audio('导听音频', 'Introduction audio'),
    duration: f.duration('导听时长', 'Introduction length'),
    free: f.boolean('本周限免', 'Free this week', { default: true }),
    publishAt: f.dateTime('发布时间', 'Publish at', { required: true }),
    playCount: f.count('播放数', 'Plays'),
    commentCount: f.count('评论数', 'Comments'),
  },
  states: [
    { draft: ['草稿', 'Draft'], scheduled: ['待发布', 'Scheduled'], published: ['已发布', 'Published'], withdrawn: ['已下线', 'Offline'] },
  ],
  moves: {
    schedule: { from: ['draft', 'withdrawn'], to: 'scheduled' },
    backToDraft: { from: ['scheduled', 'withdrawn'], to: 'draft' },
    publish: { from: ['draft', 'scheduled', 'withdrawn'], to: 'published' },
    withdraw: { from: ['published'], to: 'withdrawn', confirm: 'yes' },
  },
  list: {
    columns: ['weekStart', 'surfaceImageUrl', 'title', 'guest', 'target', 'free', 'publishAt', 'playCount', 'commentCount', 'status'],
    filters: ['title', 'status', 'weekStart', 'guest'],
    sort: '-weekStart',
    bulk: ['withdraw'],
  },
  form: [
    ['基本信息', 'Basics', ['weekStart', 'title'], 'target', ['guest', 'free'], 'publishAt'],
    ['图片', 'Pictures', 'surfaceImageUrl', 'bigImage', 'shareImg'],
    ['内容', 'Content', 'lead', 'detail', 'audio', 'duration'],
  ],
  standIn: true,
})
export type WeeklyListening = RecordOf<typeof weeklyListening>
