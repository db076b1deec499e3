import { expect, test } from 'vitest'
import { type Entity, entity, f, type Screen } from '#declare'
import { checkDeclarations, printProblems } from './checkDeclarations.ts'

const teacher = entity('teacher', ['老师', 'Teacher'], {
  fields: { name: f.text('姓名', 'Name', { required: true }) },
  states: { active: ['在职', 'Active'], left: ['离职', 'Left'] },
  moves: { leave: { label: ['离职', 'Leave'], from: ['active'], to: 'left' } },
})

/** A course that is wrong in twelve ways, none of which the compiler sees. */
const course = entity('course', ['课程', 'Course'], {
  fields: {
    title: f.text('标题', 'Title', { required: true }),
    teacher: f.ref('老师', 'Teacher', { to: 'techer' }),
    assistant: f.ref('助教', 'Assistant', { to: 'teacher', required: true, onDelete: 'setNull' }),
    level: f.choice('难度', 'Level', { easy: ['易', 'Easy'], hard: ['难', 'Hard'] }),
    target: f.jump('跳转', 'Link', { types: ['magazin'] }),
    lessonCount: f.count('课时数', 'Lessons', { of: { count: 'lesson' } }),
  },
  states: {
    draft: ['草稿', 'Draft'],
    published: ['已上架', 'Published'],
    closed: ['关闭', 'Closed'],
  },
  moves: { publish: { from: ['draft'], to: 'published' } },
  actions: {
    close: {
      label: ['关闭', 'Close'],
      on: 'row',
      otherwise: ['不能关闭', ''],
      sets: { level: 'easy' },
    },
  },
  fixed: { '/courses': { level: 'esy' } },
  rules: {
    1: { move: 'publish', needs: [{ is: { 'assistant.nmae': { set: true } } }] },
    2: {
      move: 'publish',
      carry: [{ entity: 'teacher', move: 'leav', where: { id: 'assistant' } }],
    },
    3: { by: 'checksItself' },
  },
})
const screens: readonly Screen[] = [
  {
    path: '/courses',
    menu: '课程',
    label: ['课程', 'Courses'],
    kind: 'resource',
    entity: 'course',
  },
  {
    path: '/courses/new',
    menu: '课程',
    label: ['新课程', 'New courses'],
    kind: 'list',
    entity: 'course',
    parent: '/course',
  },
]
const menuGroups = [{ menu: '课程', label: ['课程', 'Courses'], icon: 'School' }] as const

test('names every mistake at once, each with its address and a remedy', () => {
  const mistakes = checkDeclarations(
    { entities: [teacher, course], screens, menuGroups },
    { rules: {} },
  )

  expect(mistakes.map(String)).toEqual([
    'course.teacher: refers to "techer", which is no entity; did you mean "teacher"?',
    "course.assistant: is required and yet emptied when its target goes (setNull); say onDelete: 'restrict', or do not require it",
    'course.target: links to "magazin", which is no type of target; did you mean "magazine"?',
    'course.lessonCount: names "lesson", which is no entity; there are teacher, course',
    'course.fixed /courses: "esy" is no choice of level; did you mean "easy"?',
    'course.states.closed: nothing leads to this state; add a move to it, or name it in `from: { states: [...] }` where the app brings it about',
    'course.actions.close: says `otherwise` without `when`; say when it is possible',
    'course.actions.close: says `otherwise` in one language only; give it as [Chinese, English]',
    'course#1: names "assistant.nmae", but there is no "nmae"; did you mean "name"?',
    'course#2: teacher has no move "leav"; did you mean "leave"?',
    '/courses/new: its parent "/course" is no screen; did you mean "/courses"?',
    'course#3: portal/rules/course.ts has no function "checksItself"; write it there',
  ])
  expect(printProblems(mistakes).split('\n')).toHaveLength(13)
})

const plain = (name: string, more: Partial<Entity>): Entity => ({
  ...entity(name, ['物', 'Thing'], { fields: { name: f.text('名', 'Name') } }),
  ...more,
})
const mistakesOf = (...entities: Entity[]) =>
  checkDeclarations({ entities, screens: [], menuGroups: [] }).map(String)

test('refuses two owners of one call, and what is used but not there', () => {
  const [a, b] = [
    plain('a', { endpoints: { list: 'GET things/all' } }),
    plain('b', { endpoints: { list: 'GET things/all', use: { uses: 'a.lst' } } }),
  ]
  expect(mistakesOf(a, b)).toEqual([
    "b.endpoints.list: GET things/all belongs to a.list already; write { uses: 'a.list' }, or give it another path",
    'b.endpoints.use: uses "a.lst", which a does not have; did you mean "list"?',
  ])
})

test('refuses words and deviations that name nothing, and a choice a pick forgets', () => {
  const thing = plain('thing', {
    fields: {
      name: f.text('名', 'Name'),
      kind: f.choice('类', 'Kind', { link: ['链接', 'Link'], none: ['无', 'None'] }),
      link: f.url('链接', 'Link'),
    },
    deviations: { nme: 'why' },
    rules: { 1: [{ compair: ['a', '<', 'b'] }], 2: [{ pick: 'kind', of: { link: 'link' } }] },
  })
  expect(mistakesOf(thing)).toEqual([
    'thing.deviations: there is no "nme"; did you mean "name"?',
    'thing#1: "compair" is no word of the rules; did you mean "compare"?',
    'thing#2: says nothing of the choice "none"; add none: null, or the field it names',
  ])
})

test('refuses an action that begins a record of nothing, or with values of nowhere', () => {
  const thing = entity('thing', ['物', 'Thing'], {
    fields: { name: f.text('名', 'Name') },
    actions: {
      tell: { label: ['写信', 'Write'], begins: 'thig', runs: 'tell' },
      again: { label: ['再来', 'Again'], begins: 'thing', looks: 'again' },
    },
  })
  expect(mistakesOf(thing)).toEqual([
    'thing.actions.tell: names "thig", which is no entity; did you mean "thing"?',
    'thing.actions.tell: says `begins` without `looks`; say which function gives the values',
  ])
})

test('refuses a name that stands in two rows, and a choice of records that only a dialog makes', () => {
  const thing = entity('thing', ['物', 'Thing'], {
    fields: {
      name: f.text('名', 'Name'),
      kind: f.choice('类', 'Kind', [{ a: ['甲', 'A'], b: ['乙', 'B'] }, { a: ['丙', 'C'] }]),
      other: f.ref('另', 'Other', { to: 'thing', where: { kind: 'a' } }),
    },
    states: [{ on: ['开', 'On'] }, { on: ['关', 'Off'] }],
    list: { columns: ['name', 'kind', 'name'] },
  })
  expect(mistakesOf(thing)).toEqual([
    'thing.kind: two rows name "a"; leave it in the one it belongs to',
    "thing.other: says `where`, which only a dialog does; write a rule: { refer: 'other', where: { … } }",
    'thing.list.columns: names "name" twice; leave it where it belongs',
    'thing.states: two rows name "on"; leave it in the one it belongs to',
  ])
})

test('demands a link where records could hang together in two ways, or in none', () => {
  const child = plain('child', {
    fields: {
      name: f.text('名', 'Name'),
      one: f.ref('一', 'One', { to: 'owner' }),
      two: f.ref('二', 'Two', { to: 'owner' }),
    },
  })
  const owner = plain('owner', {
    fields: {
      name: f.text('名', 'Name'),
      children: f.count('子', 'Children', { of: { count: 'child' } }),
      strangers: f.count('外', 'Strangers', { of: { count: 'owner' } }),
    },
  })
  expect(mistakesOf(owner, child)).toEqual([
    "owner.children: child refers to owner by one, two; bind a field in its where: { one: 'id' }",
    "owner.strangers: no field of owner refers to owner; bind a field in its where: { field: 'id' }",
  ])
})
