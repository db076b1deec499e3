import { entity, f, type RecordOf } from '#declare'

/** What a learner handed in; teachers mark and reply, pick the good ones; comes from the app. */
export const practiceWork = entity('practiceWork', ['作业', 'Practice work'], {
  title: 'called',
  fields: {
    practice: f.ref('练习', 'Practice', { required: true, to: 'practice' }),
    user: f.ref('用户', 'User', { required: true, to: 'appUser' }),
    student: f.ref('学员', 'Camp student', { to: 'campStudent', onDelete: 'setNull' }),
    called: f.computed('作业名称', 'Called', { from: { words: ['user.nickname', 'practice.title'] } }),
    content: f.longText('作业内容', 'Text', { max: 20000, search: true }),
    images: f.images('作业图片', 'Pictures', { max: 9 }),
    audio: f.audio('录音', 'Recording'),
    answers: f.json('答题记录', 'Answers'),
    submittedAt: f.dateTime('提交时间', 'Handed in', { required: true }),
    attempt: f.integer('第几次提交', 'Attempt', { min: 1, default: 1 }),
    autoScore: f.integer('客观题得分', 'Score by machine', { min: 0, max: 5000 }),
    score: f.integer('得分', 'Score', { min: 0, max: 5000 }),
    grade: f.choice('评级', 'Grade', [
      { excellent: ['优秀', 'Excellent'], good: ['良好', 'Good'], pass: ['合格', 'Pass'], fail: ['待改进', 'To improve'] },
    ]),
    reply: f.longText('老师点评', "Teacher's reply", { max: 1000 }),
    replyAudio: f.audio('语音点评', 'Spoken reply'),
    featured: f.boolean('优秀作业', 'Featured', { default: false }),
    markedBy: f.ref('批改人', 'Marked by', { to: 'portalUser', onDelete: 'setNull' }),
    markedAt: f.dateTime('批改时间', 'Marked at'),
    likeCount: f.count('点赞数', 'Likes'),
  },
  states: [
    { submitted: ['待批改', 'To mark'], marked: ['已批改', 'Marked'], sentBack: ['已退回', 'Sent back'], hidden: ['已隐藏', 'Hidden'] },
  ],
  moves: {
    mark: { label: ['批改', 'Mark'], from: ['submitted', 'marked'], to: 'marked', asks: ['score', 'grade', 'reply'] },
    sendBack: { label: ['退回重交', 'Send back'], from: ['submitted'], to: 'sentBack', asks: ['reply'] },
    hide: { from: ['submitted', 'marked'], to: 'hidden' },
    show: { from: ['hidden'], to: 'submitted' },
  },
  actions: {
    feature: {
      label: ['设为优秀', 'Feature'],
      on: 'bulk',
      when: { status: 'marked' },
      otherwise: ['批改后才能设为优秀', 'Only a marked work is featured'],
      sets: { featured: true },
    },
    next: {
      label: ['保存并下一份', 'Save and next'],
      on: 'form',
      when: { status: ['submitted', 'marked'] },
      otherwise: ['已退回或隐藏的作业不再批改', 'A work sent back or hidden is not marked'],
      asks: ['score', 'grade', 'reply', 'replyAudio', 'featured'],
      runs: 'next',
      next: { status: 'submitted' },
    },
    quickReply: { label: ['快捷点评', 'Quick reply'], on: 'form', phrases: 'reply' },
  },
  list: {
    columns: ['practice', 'user', 'student', 'content', 'score', 'grade', 'featured', 'attempt', 'submittedAt', 'markedBy', 'status'],
    filters: ['practice', 'student', 'status', 'grade', 'featured', 'submittedAt'],
    sort: 'submittedAt',
    bulk: ['mark', 'feature', 'hide'],
  },
  form: [
    ['作业', 'Work', ['practice', 'user'], 'student', 'content', 'images', 'audio', 'answers', ['submittedAt', 'attempt'], 'autoScore'],
    ['批改', 'Marking', ['score', 'grade'], 'reply', 'replyAudio', ['featured', 'markedBy'], 'markedAt'],
  ],
  rules: {
    1: [
      {
        from: 'app',
        but: ['score', 'grade', 'reply', 'replyAudio', 'featured'],
        knownBy: ['practice', 'user', 'attempt'],
        create: false,
        remove: false,
      },
      { move: 'mark', set: { markedBy: 'mover', markedAt: { now: '' } } },
    ],
    2: [
      {
        move: 'mark',
        needs: [{ is: { any: [{ score: { set: true } }, { grade: { set: true } }] } }],
        say: ['请给出得分或评级', 'Give a score or a grade'],
      },
      { compare: ['score', '<=', 'practice.totalScore'], field: 'score' },
      { fill: 'score', with: 'autoScore', when: { 'practice.practiceKind': 'quiz' } },
    ],
    3: [
      { move: 'sendBack', needs: ['reply'] },
      {
        move: 'sendBack',
        needs: [{ is: { 'practice.resubmit': true } }],
        say: ['该练习不允许重交', 'That practice is not handed in again'],
      },
      { unique: ['practice', 'user', 'attempt'], field: 'attempt' },
    ],
    4: [{ move: 'hide', needs: ['reason'], set: { featured: false } }, { remove: 'never' }],
    a: [
      { when: { status: { not: 'marked' } }, allow: { featured: [false] } },
      { leave: 'marked', set: { featured: false } },
      { mark: { featured: true }, as: ['优秀', 'Featured'] },
    ],
    b: {
      shown: { status: ['submitted', 'marked'], 'practice.publicWorks': true },
      gives: [
        'practice',
        'user',
        'content',
        'images',
        'audio',
        'submittedAt',
        'attempt',
        'score',
        'grade',
        'reply',
        'replyAudio',
        'featured',
        'markedAt',
        'likeCount',
      ],
    },
  },
})
export type PracticeWork = RecordOf<typeof practiceWork>
