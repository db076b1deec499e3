import { expect, test } from 'vitest'
import { type Entity, entity, f, type Screen } from '#declare'
import { checkDeclarations, printProblems } from './checkDeclarations.ts'
import { unreadFile } from './declarations/unreadFile.ts'

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
    teacherHasName: { move: 'publish', needs: [{ is: { 'assistant.nmae': { set: true } } }] },
    teacherGoesAlong: {
      move: 'publish',
      carry: [{ entity: 'teacher', move: 'leav', where: { id: 'assistant' } }],
    },
    holdsItself: { by: 'checksItself' },
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

test('names every mistake at once, each with its address and a remedy, Chinese above English', () => {
  const mistakes = checkDeclarations(
    { entities: [teacher, course], screens, menuGroups },
    { rules: {} },
  )

  expect(printProblems(mistakes).split('\n')).toEqual([
    '声明有 12 处错误 · 12 mistakes in the declarations',
    ' 1. course.teacher：引用的实体“techer”不存在；是不是“teacher”？',
    '      refers to "techer", which is no entity; did you mean "teacher"?',
    " 2. course.assistant：是必填字段，但引用的记录删除时会被清空（setNull）；请写 onDelete: 'restrict'，或不设为必填",
    "      is required and yet emptied when its target goes (setNull); say onDelete: 'restrict', or do not require it",
    ' 3. course.target：没有跳转类型“magazin”；是不是“magazine”？',
    '      links to "magazin", which is no type of target; did you mean "magazine"?',
    ' 4. course.lessonCount：写到的实体“lesson”不存在；可用的有 teacher、course',
    '      names "lesson", which is no entity; there are teacher, course',
    ' 5. course.fixed /courses：“esy”不是 level 的选项；是不是“easy”？',
    '      "esy" is no choice of level; did you mean "easy"?',
    ' 6. course.states.closed：没有任何流转到达这个状态；请加上到达它的流转，若由 App 写入，则写在 `from: { states: [...] }` 里',
    '      nothing leads to this state; add a move to it, or name it in `from: { states: [...] }` where the app brings it about',
    ' 7. course.actions.close：写了 `otherwise`，却没有 `when`；请用 `when` 写明何时可以操作',
    '      says `otherwise` without `when`; say when it is possible',
    ' 8. course.actions.close：`otherwise` 只写了一种语言；请写成 [中文, 英文]',
    '      says `otherwise` in one language only; give it as [Chinese, English]',
    ' 9. course#teacherHasName：写了“assistant.nmae”，但其中的“nmae”不存在；是不是“name”？',
    '      names "assistant.nmae", but there is no "nmae"; did you mean "name"?',
    '10. course#teacherGoesAlong：teacher 没有流转“leav”；是不是“leave”？',
    '      teacher has no move "leav"; did you mean "leave"?',
    '11. /courses/new：上级页面“/course”不存在；是不是“/courses”？',
    '      its parent "/course" is no screen; did you mean "/courses"?',
    '12. course#holdsItself：course.rules.ts 里没有函数“checksItself”；请在 portal/business 中该实体所在分组的文件里写出',
    '      course.rules.ts has no function "checksItself"; write it there, in portal/business in the group of the entity',
  ])
})

const plain = (name: string, more: Partial<Entity>): Entity => ({
  ...entity(name, ['物', 'Thing'], { fields: { name: f.text('名', 'Name') } }),
  ...more,
})
const mistakesOf = (...entities: Entity[]) =>
  checkDeclarations({ entities, screens: [], menuGroups: [] }).map(
    ({ address, problem, remedy }) => `${address}: ${problem[1]}; ${remedy[1]}`,
  )

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
    rules: {
      inOrder: [{ compair: ['a', '<', 'b'] }],
      linkFollowsKind: [{ pick: 'kind', of: { link: 'link' } }],
    },
  })
  expect(mistakesOf(thing)).toEqual([
    'thing.deviations: there is no "nme"; did you mean "name"?',
    'thing#inOrder: "compair" is no word of the rules; did you mean "compare"?',
    'thing#linkFollowsKind: says nothing of the choice "none"; add none: null, or the field it names',
  ])
})

test('tells what has not the form of a declaration, and looks at all others', () => {
  const wrong = plain('wrong', {
    fields: {
      name: f.text('名', { required: true } as never),
      body: f.longText('正文', 'Text'),
      kind: f.choice('类', 'Kind', { a: ['甲'] as never, b: ['乙', 'B'] }),
    },
    list: { ...plain('x', {}).list, sort: ['-body'] },
  })
  const words = entity('words', ['词', 'Words'], {
    fields: { name: f.text('名', 'Name') },
    rules: { unique: ['name'] } as never,
  })
  const who = plain('who', {
    rules: {
      fewEdit: [{ may: ['edit'], who: ['edtor', { right: 'sale' }] }],
      fewDelete: [{ remove: { by: 'admn' } }],
      nameIsMasked: [{ mask: ['name'], unless: 'editor', export: 'nobody' }],
    },
  })
  const crashing = plain('crashing', {
    rules: { inOrder: [{ compare: 7 }], 3: [], alsoInOrder: [] },
    sheetNumbers: { inOrder: 2, alsoInOrder: 2 },
  })
  expect(mistakesOf(wrong, words, who, crashing)).toEqual([
    `wrong.name: "名" has no English label; say it in both languages: '名', 'English'`,
    `wrong.kind.a: "甲" has no English label; say it in both languages: '甲', 'English'`,
    'wrong.list.sort: a list cannot be sorted by "body", a field of its kind; name a short text, a number or a day',
    'words.rules.unique: "unique" is a word of the rules, and no rule\'s name; write rules: { saysWhatHolds: { unique: … } }',
    'who#fewEdit: there is no role "edtor"; did you mean "editor"?',
    'who#fewEdit: there is no right "sale"; did you mean "sales"?',
    'who#fewDelete: there is no role "admn"; did you mean "admin"?',
    'who#nameIsMasked: there is no role "nobody"; there are admin, editor',
    'crashing.rules.3: "3" does not say what the rule holds; call it by what holds, such as frozenOnceDrawn',
    'crashing.rules.alsoInOrder: number 2 belongs to another rule already; give it the number of its own',
    'crashing: cannot be read: compare.filter is not a function; npx tsc --noEmit names the line',
  ])
})

test('tells a kind of field that does not exist, and a file that throws, by the file', () => {
  const text = (message: string) =>
    String(unreadFile('src/resources/a/b.ts', new TypeError(message)))
  expect(text('f.txt is not a function')).toBe(
    'src/resources/a/b.ts：没有字段类型“f.txt”；是不是“text”？\n  there is no kind of field "f.txt"; did you mean "text"?',
  )
  expect(text('x is not defined\n at y')).toContain('throws when it is read: x is not defined;')
})

test('refuses an action that begins a record of nothing, or with values of nowhere', () => {
  const thing = entity('thing', ['物', 'Thing'], {
    fields: { name: f.text('名', 'Name') },
    actions: {
      tell: { label: ['写信', 'Write'], begins: 'thig', runs: 'tell' } as never,
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

test('refuses chapters of a sound that no list beside it can hold', () => {
  const show = (chapters: readonly [string, string, string]) =>
    entity('show', ['节目', 'Show'], {
      fields: {
        name: f.text('名', 'Name'),
        sound: f.audio('音频', 'Sound', { chapters }),
        timeline: f.list('时间轴', 'Timeline', 40, {
          at: f.duration('时间点', 'At'),
          title: f.text('内容', 'What'),
        }),
      },
      list: { columns: ['name'] },
    })
  expect(mistakesOf(show(['timeline', 'at', 'title']))).toEqual([])
  expect(mistakesOf(show(['name', 'at', 'title']))).toEqual([
    expect.stringMatching(/^show\.sound\.chapters: there is no list "name"/),
  ])
  expect(mistakesOf(show(['timeline', 'title', 'what']))).toEqual([
    expect.stringMatching(/^show\.sound\.chapters: there is no duration "title"/),
    expect.stringMatching(/^show\.sound\.chapters: there is no text "what"/),
  ])
})

test('refuses a transcript that no text beside its sound can take', () => {
  const show = (into: string) =>
    entity('show', ['节目', 'Show'], {
      fields: {
        name: f.text('名', 'Name'),
        sound: f.audio('音频', 'Sound', { transcript: { into } }),
        notes: f.richText('介绍', 'Notes'),
      },
      list: { columns: ['name'] },
    })
  expect(mistakesOf(show('notes'))).toEqual([])
  expect(mistakesOf(show('name'))).toEqual([
    expect.stringMatching(/^show\.sound\.transcript\.into: there is no text "name"/),
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

test('refuses a desk whose tabs, moves, keys or fields are not there', () => {
  const letter = entity('letter', ['来信', 'Letter'], {
    fields: {
      text: f.longText('内容', 'Text', { required: true }),
      at: f.dateTime('收到', 'Received'),
    },
    states: { open: ['待处理', 'Open'], done: ['已处理', 'Done'] },
    moves: {
      take: { label: ['采用', 'Take'], from: ['open'], to: 'done' },
      leave: { label: ['不用', 'Leave'], from: ['open'], to: 'done' },
      keep: { label: ['留着', 'Keep'], from: ['open'], to: 'done' },
    },
    list: { columns: ['text'] },
    queue: {
      tabs: [{ label: ['待处理', 'Open'], filter: { status: 'open', colour: 'red' } }],
      since: 'at',
      within: 60,
      decide: {
        take: 'z' as 'p',
        leave: 'p',
        keep: { key: 'p', tells: ['来信 {txet} 留下', 'Kept'] },
      },
      beside: [
        { record: 'writer' as 'text' },
        { list: 'teacher', label: ['老师', 'Teachers'], by: { name: 'text' }, shows: ['nmae'] },
      ],
    },
  })
  const said = printProblems(
    checkDeclarations({ entities: [letter, teacher], screens: [], menuGroups: [] }),
  )
  expect(said).toContain('the list has no filter "colour"')
  expect(said).toContain('the list is not sorted by "at"')
  expect(said).toContain('"z" cannot be a key; each key means the same at every desk')
  expect(said).toContain('leave and keep are both "p"')
  expect(said).toContain('there is no "txet"')
  expect(said).toContain('there is no "writer"')
  expect(said).toContain('there is no "nmae"')
})

test('refuses a workbench whose contents, headings, move or fields are not there', () => {
  const page = entity('page', ['版面', 'Page'], {
    fields: {
      title: f.text('标题', 'Title', { required: true }),
      paper: f.ref('报纸', 'Paper', { required: true, to: 'paper' }),
    },
  })
  const paper = entity('paper', ['报纸', 'Paper'], {
    fields: { title: f.text('标题', 'Title', { required: true }) },
    states: { draft: ['草稿', 'Draft'], out: ['已出', 'Out'] },
    moves: { print: { label: ['付印', 'Print'], from: ['draft'], to: 'out' } },
    workbench: {
      of: 'page',
      by: 'paper',
      under: 'section',
      headings: { by: {} },
      shows: ['wrods'],
      ready: 'pirnt' as 'print',
      misses: [{ where: { stauts: 'draft' }, says: ['没有', 'None'] }],
    },
  })
  const said = printProblems(
    checkDeclarations({ entities: [page, paper], screens: [], menuGroups: [] }),
  )
  for (const one of ['section', 'wrods', 'pirnt', 'stauts'])
    expect(said).toContain(`there is no "${one}"`)
  expect(said).toContain('page is not sorted within "paper"')
})
