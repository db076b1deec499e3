import { entity, f, type RecordOf } from '#declare'
import { reachable } from '#resources/reachable.ts'

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
    audio: f.audio('导听音频', 'Introduction audio', { maxKB: 102400, pattern: '\\.(mp3|m4a)$', fills: { duration: 'duration' } }),
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
    schedule: { label: ['定时发布', 'Schedule'], from: ['draft', 'withdrawn'], to: 'scheduled' },
    backToDraft: { from: ['scheduled', 'withdrawn'], to: 'draft' },
    publish: { label: ['发布', 'Publish'], from: ['draft', 'scheduled', 'withdrawn'], to: 'published' },
    withdraw: { label: ['下线', 'Take offline'], from: ['published'], to: 'withdrawn', confirm: 'yes' },
  },
  list: {
    columns: ['weekStart', 'surfaceImageUrl', 'title', 'guest', 'target', 'free', 'publishAt', 'playCount', 'commentCount', 'status'],
    filters: ['title', 'status', 'weekStart', 'guest'],
    sort: '-weekStart',
    bulk: ['withdraw'],
  },
  calendar: { in: 'editorial', at: 'weekStart', due: ['draft', 'scheduled'] },
  form: [
    ['基本信息', 'Basics', ['weekStart', 'title'], 'target', ['guest', 'free'], 'publishAt'],
    ['图片', 'Pictures', 'surfaceImageUrl', 'bigImage', 'shareImg'],
    ['内容', 'Content', 'lead', 'detail', 'audio', 'duration'],
  ],
  rules: {
    weekStartsOnMonday: [
      { sheet: 1, format: 'weekStart', is: 'monday' },
      {
        compare: [{ shift: ['weekStart', '-3d'] }, '<=', 'publishAt', '<=', { shift: ['weekStart', '+6d'] }],
        field: 'publishAt',
        say: ['发布时间须在当周内，最早提前 3 天', 'It is published within that week, 3 days before it at the earliest'],
      },
    ],
    targetOfAllowedType: [
      { sheet: 2, refer: 'target', types: ['course', 'podcast', 'audiobook', 'radioStation'] },
      reachable('target'),
      { unique: ['target'], apart: { weekStart: '84d' } },
    ],
    freeUntilSunday: [
      {
        sheet: 3,
        shown: { status: 'published', publishAt: { lte: { now: '' } } },
        gives: [
          ...(['weekStart', 'title', 'target', 'guest', 'surfaceImageUrl', 'bigImage', 'shareImg', 'lead', 'detail'] as const),
          ...(['audio', 'duration', 'free', 'publishAt', 'playCount', 'commentCount'] as const),
        ],
      },
      { note: ['限免自发布起，到当周周日结束', 'It is free from its publishing to the end of that Sunday'], reader: 'app' },
    ],
    scheduleNeedsFutureTime: [
      { sheet: 4, at: 'publishAt', does: 'publish', when: { status: 'scheduled' }, tell: ['updatedBy'] },
      {
        move: 'schedule',
        needs: [['publishAt', '>', { now: '' }]],
        field: 'publishAt',
        say: ['发布时间已过，请先修改', 'Its time has passed: change it first'],
      },
      { mark: { status: ['draft', 'scheduled'], publishAt: { lt: { now: '+3d' } } }, as: ['即将发布', 'Due soon'] },
    ],
    deletableWhileDraft: { sheet: 5, remove: { in: ['draft'] } },
    countsComeFromApp: { from: 'app', fields: ['playCount', 'commentCount'] },
  },
})
export type WeeklyListening = RecordOf<typeof weeklyListening>
