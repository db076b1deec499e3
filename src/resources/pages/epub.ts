import { entity, f, type RecordOf } from '#declare'
import { chargeKinds, vipScopes } from '#resources/choices.ts'

/** An ebook parsed from an epub file, with metadata, cover and chapter tree; uploaded under special tools, finished on the detail page. */
export const epub = entity('epub', ['Epub电子书', 'Epub'], {
  fields: {
    title: f.text('书名', 'Title', { required: true, max: 80, search: true }),
    creator: f.text('原书作者', 'Author as in the file', { max: 80, search: true }),
    authors: f.refs('作者', 'Authors', { to: 'author', max: 5 }),
    publisher: f.text('出版社', 'Publisher', { max: 40 }),
    isbn: f.text('ISBN', 'ISBN', { pattern: '^97[89]\\d{10}$' }),
    identifier: f.text('Epub标识', 'Epub identifier', { max: 200, unique: true }),
    language: f.choice('语言', 'Language', { default: 'zhHans' }, [
      { zhHans: ['简体中文', 'Simplified Chinese'], zhHant: ['繁体中文', 'Traditional Chinese'] },
      { en: ['英文', 'English'], other: ['其他', 'Other'] },
    ]),
    file: f.file('Epub文件', 'Epub file', { required: true, pattern: '\\.epub$', maxKB: 102400, givenBy: 'download' }),
    fileSize: f.text('文件大小', 'Size', { max: 12 }),
    imageUrl: f.image('封面', 'Cover', { required: true, width: 600, heightMin: 800 }),
    introduction: f.longText('内容简介', 'Introduction', { max: 1000 }),
    category: f.ref('知识分类', 'Category', { to: 'category' }),
    tags: f.refs('标签', 'Labels', { to: 'articleTag', max: 10 }),
    source: f.ref('版权来源', 'Rights from', { to: 'source' }),
    chargeKind: f.choice('收费方式', 'Charging', 'vip', chargeKinds),
    price: f.money('售价', 'Price', { min: 0 }),
    vipScope: f.choices('会员免费范围', 'Free for members', vipScopes),
    trialPercent: f.percent('试读比例', 'Trial part', { min: 0, max: 100, default: 10 }),
    errorMessage: f.text('解析错误', 'Parsing error', { max: 300 }),
    chapterCount: f.count('章节数', 'Chapters', { of: { count: 'epubChapter' } }),
    wordCount: f.count('字数', 'Words', { of: { sum: 'wordCount', over: 'epubChapter' } }),
    readCount: f.count('阅读人数', 'Readers'),
  },
  states: [
    { parsing: ['解析中', 'Parsing'], failed: ['解析失败', 'Failed'], parsed: ['待上架', 'Parsed'] },
    { published: ['已上架', 'Published'], withdrawn: ['已下架', 'Withdrawn'] },
  ],
  moves: {
    reparse: { label: ['重新解析', 'Reparse'], from: ['failed', 'parsed', 'withdrawn'], to: 'parsing', undo: false },
    parseDone: { label: ['解析完成', 'Parse done'], from: ['parsing'], to: 'parsed' },
    parseFail: { label: ['解析失败', 'Parse fail'], from: ['parsing'], to: 'failed' },
    publish: { from: ['parsed', 'withdrawn'], to: 'published' },
    withdraw: { from: ['published'], to: 'withdrawn', confirm: 'yes', undo: 'alone' },
  },
  actions: {
    upload: { label: ['上传Epub', 'Upload epub'], on: 'list', page: '/special/epubUpload' },
    takeIn: {
      label: ['读取并保存Epub', 'Take in an epub'],
      on: 'list',
      page: '/special/epubUpload',
      runs: 'takeIn',
      asks: {
        file: f.file('Epub文件', 'Epub file', { pattern: '\\.epub$', maxKB: 102400 }),
        job: f.integer('读取任务', 'Reading job'),
        title: f.text('书名', 'Title', { max: 80 }),
        publisher: f.text('出版社', 'Publisher', { max: 40 }),
        isbn: f.text('ISBN', 'ISBN', { pattern: '^97[89]\\d{10}$' }),
        imageUrl: f.image('封面', 'Cover', { width: 600, heightMin: 800 }),
        introduction: f.longText('内容简介', 'Introduction', { max: 1000 }),
      },
    },
    replaceFile: {
      label: ['更新文件', 'New file'],
      page: '/special/epubUpload',
      when: { status: ['failed', 'parsed', 'withdrawn'] },
      otherwise: ['解析中或已上架的书不能更新文件，请先下架', 'Withdraw the book first, or wait until it is parsed'],
    },
    takeInNew: {
      label: ['读取并更新文件', 'Take in a new file'],
      page: '/special/epubUpload',
      when: { status: ['failed', 'parsed', 'withdrawn'] },
      otherwise: ['解析中或已上架的书不能更新文件，请先下架', 'Withdraw the book first, or wait until it is parsed'],
      runs: 'takeInNew',
      asks: { file: f.file('Epub文件', 'Epub file', { pattern: '\\.epub$', maxKB: 102400 }), job: f.integer('读取任务', 'Reading job') },
    },
    download: { label: ['下载', 'Download'], gives: 'file' },
    chapters: { label: ['章节目录', 'Chapters'], page: '/administer/epub/detail', by: 'epub' },
  },
  list: {
    columns: ['imageUrl', 'title', 'creator', 'publisher', 'isbn', 'chapterCount', 'wordCount', 'chargeKind', 'readCount', 'status'],
    filters: ['title', 'creator', 'category', 'chargeKind', 'status'],
    bulk: ['publish', 'withdraw'],
  },
  form: [
    ['书籍信息', 'Book', 'title', 'creator', 'authors', 'publisher', 'isbn', 'language', 'imageUrl', 'introduction'],
    ['文件', 'File', 'file', 'fileSize', 'identifier', 'errorMessage'],
    ['分类与版权', 'Classification', 'category', 'tags', 'source'],
    ['价格与权益', 'Price and rights', ['chargeKind', 'price'], 'vipScope', 'trialPercent'],
  ],
  rules: {
    factsComeFromFile: [
      {
        sheet: 1,
        from: 'portal',
        fields: ['file', 'creator', 'identifier', 'fileSize', 'errorMessage'],
        moves: ['parseDone', 'parseFail'],
        create: ['takeIn'],
      },
      { by: 'isReadAsked', on: ['create', 'reparse'] },
    ],
    fileIsReadable: { sheet: 2, carried: 'epub.openEpub' },
    reparseNeedsConfirmation: { sheet: 3, by: 'countsEdited', on: ['reparse'] },
    publishNeedsTextAndCover: [
      { sheet: 4, move: 'publish', needs: ['imageUrl', 'category', 'source', { is: { wordCount: { gt: 0 } } }] },
      { when: { chargeKind: 'paid' }, demand: ['price'] },
      { compare: ['price', '>', 0], when: { chargeKind: 'paid' } },
      { when: { chargeKind: 'vip' }, demand: ['vipScope'] },
    ],
    onlyAdminDownloads: { may: ['download'], who: 'admin' },
    deletableByAdminOnly: { sheet: 5, remove: { by: 'admin', without: ['readCount', 'issue', 'doreadBook'], takes: ['epubChapter'] } },
    shownWhilePublished: {
      shown: { status: 'published' },
      gives: [
        ...(['title', 'creator', 'authors', 'publisher', 'isbn', 'language', 'imageUrl', 'introduction'] as const),
        ...(['category', 'tags', 'chargeKind', 'price', 'vipScope', 'trialPercent', 'chapterCount', 'wordCount'] as const),
        ...(['readCount'] as const),
      ],
    },
  },
})
export type Epub = RecordOf<typeof epub>
