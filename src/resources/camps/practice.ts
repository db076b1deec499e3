import { entity, f, type RecordOf, shelf } from '#declare'
import { aCourse } from '#resources/aCourse.ts'

/** A set of questions or an assignment after a lesson or in a camp; made in the form or imported from a spreadsheet. */
export const practice = entity('practice', ['练习', 'Practice'], {
  fields: {
    title: f.text('练习名称', 'Title', { required: true, max: 40, search: true }),
    practiceKind: f.choice('练习类型', 'Kind', 'quiz', [
      { quiz: ['客观题', 'Quiz'], writing: ['写作', 'Writing'], recording: ['朗读录音', 'Recording'] },
      { photo: ['图片作业', 'Photo'], reflection: ['思考问答', 'Reflection'] },
    ]),
    course: f.ref('所属课程', 'Course', { to: 'catalog', onDelete: 'setNull' }),
    camp: f.ref('所属训练营', 'Camp', { to: 'camp', onDelete: 'setNull' }),
    requirement: f.richText('题干与要求', 'Task', { required: true }),
    questions: f.list('题目', 'Questions', 50, {
      questionKind: f.choice('题型', 'Type', 'single', [
        { single: ['单选', 'Single choice'], multiple: ['多选', 'Multiple choice'] },
        { judge: ['判断', 'True or false'], blank: ['填空', 'Fill in'] },
      ]),
      stem: f.longText('题目', 'Question', { required: true, max: 500 }),
      options: f.longText('选项（每行一个）', 'Options (one per line)', { max: 1000 }),
      answer: f.text('答案', 'Answer', { required: true, max: 100 }),
      analysis: f.longText('解析', 'Explanation', { max: 500 }),
      score: f.integer('分值', 'Score', { required: true, min: 1, max: 100, default: 10 }),
    }),
    minWords: f.integer('最少字数', 'Least words', { min: 0, max: 5000 }),
    maxWords: f.integer('最多字数', 'Most words', { min: 1, max: 20000 }),
    maxImages: f.integer('最多图片数', 'Most pictures', { min: 0, max: 9, default: 3 }),
    passScore: f.integer('及格分', 'Pass mark', { min: 0, max: 5000, default: 60 }),
    example: f.richText('参考范例', 'Example'),
    resubmit: f.boolean('允许重交', 'May be handed in again', { default: true }),
    publicWorks: f.boolean('作业公开展示', 'Works are public', { default: true }),
    deadlineDays: f.integer('解锁后几天截止', 'Days until due', { min: 1, max: 90 }),
    totalScore: f.computed('总分', 'Total score', { as: 'integer', from: { by: 'totalScore' } }),
    workCount: f.count('作业数', 'Works', { of: { count: 'practiceWork' } }),
    waitingCount: f.count('待批改', 'To mark', { of: { count: 'practiceWork', where: { status: 'submitted' } } }),
  },
  ...shelf(['已发布', 'Published'], ['已停用', 'Stopped']),
  actions: {
    importPractices: { label: ['导入练习', 'Import practices'], on: 'list', page: '/practice/import', leaves: ['requirement'] },
    copy: { copies: { title: '副本' } },
    works: { label: ['查看作业', 'Works'], opens: 'practiceWork', by: 'practice' },
  },
  list: {
    columns: ['title', 'practiceKind', 'course', 'camp', 'totalScore', 'passScore', 'workCount', 'waitingCount', 'status'],
    filters: ['title', 'practiceKind', 'course', 'camp', 'status'],
  },
  form: [
    ['基本信息', 'Basics', 'title', ['practiceKind', 'course'], 'camp', 'requirement'],
    ['题目', 'Questions', 'questions', 'passScore'],
    ['作业要求', 'Limits', ['minWords', 'maxWords'], ['maxImages', 'deadlineDays'], ['resubmit', 'publicWorks']],
    ['范例', 'Example', 'example'],
  ],
  rules: {
    questionsAreWhole: { sheet: 1, by: 'questionsHold' },
    passScoreWithinTotal: [
      { sheet: 2, compare: ['minWords', '<=', 'maxWords'] },
      { compare: ['passScore', '<=', 'totalScore'], field: 'passScore' },
      aCourse('course'),
    ],
    frozenOnceHandedIn: {
      sheet: 3,
      freeze: ['practiceKind', 'questions', 'passScore'],
      once: { workCount: { gt: 0 } },
      say: ['已有作业，题目、答案与分值不再变更；请复制后修改', 'Works were handed in: copy it to change questions, answers or scores'],
    },
    deletableWhenUnused: { sheet: 4, remove: { without: ['workCount', 'references'] } },
    publishNeedsRequirement: { move: 'publish', needs: ['requirement'] },
    shownWhilePublished: {
      shown: { status: 'published' },
      gives: [
        'title',
        'practiceKind',
        'course',
        'camp',
        'requirement',
        'questions',
        'minWords',
        'maxWords',
        'maxImages',
        'passScore',
        'resubmit',
        'publicWorks',
        'deadlineDays',
        'totalScore',
      ],
    },
  },
  omits: { template: '模板在导入页下载，每种表格都一样' },
})
export type Practice = RecordOf<typeof practice>
