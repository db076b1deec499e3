import { entity, f, type RecordOf } from '#declare'

/** An ebook parsed from an epub file, with metadata, cover and chapter tree; uploaded under special tools, finished on the detail page. */
export const epub = entity('epub', ['Epub电子书', 'Epub'], {
  fields: {
    title: f.text('书名', 'Title', { required: true, max: 80, search: true }),
    creator: f.text('原书作者', 'Author as in the file', { max: 80, search: true }),
    authors: f.refs('作者', 'Authors', { to: 'author', max: 5, onDelete: 'restrict' }),
    publisher: f.text('出版社', 'Publisher', { max: 40 }),
    isbn: f.text('ISBN', 'ISBN', { pattern: '^97[89]\\d{10}$' }),
    identifier: f.text('Epub标识', 'Epub identifier', { max: 200, unique: true }),
    language: f.choice(
      '语言',
      'Language',
      {
        zhHans: ['简体中文', 'Simplified Chinese'],
        zhHant: ['繁体中文', 'Traditional Chinese'],
        en: ['英文', 'English'],
        other: ['其他', 'Other'],
      },
      { default: 'zhHans' },
    ),
    file: f.file('Epub文件', 'Epub file', { required: true }),
    fileSize: f.text('文件大小', 'Size', { max: 12 }),
    imageUrl: f.image('封面', 'Cover', { required: true, width: 600, heightMin: 800 }),
    introduction: f.longText('内容简介', 'Introduction', { max: 1000 }),
    category: f.ref('知识分类', 'Category', { to: 'category', onDelete: 'restrict' }),
    tags: f.refs('标签', 'Labels', { to: 'articleTag', max: 10 }),
    source: f.ref('版权来源', 'Rights from', { to: 'source', onDelete: 'restrict' }),
    chargeKind: f.choice(
      '收费方式',
      'Charging',
      { paid: ['付费', 'Paid'], vip: ['会员专享', 'Members only'], free: ['免费', 'Free'] },
      { required: true, default: 'vip' },
    ),
    price: f.money('售价', 'Price', { min: 0 }),
    vipScope: f.choices('会员免费范围', 'Free for members', {
      digital: ['数字刊会员', 'Digital magazine member'],
      knowledge: ['知识会员', 'Knowledge member'],
      union: ['联合会员', 'Union member'],
    }),
    trialPercent: f.percent('试读比例', 'Trial part', { min: 0, max: 100, default: 10 }),
    errorMessage: f.text('解析错误', 'Parsing error', { max: 300 }),
    chapterCount: f.count('章节数', 'Chapters'),
    wordCount: f.count('字数', 'Words'),
    readCount: f.count('阅读人数', 'Readers'),
  },
  states: {
    parsing: ['解析中', 'Parsing'],
    failed: ['解析失败', 'Failed'],
    parsed: ['待上架', 'Parsed'],
    published: ['已上架', 'Published'],
    withdrawn: ['已下架', 'Withdrawn'],
  },
  moves: {
    reparse: { label: ['重新解析', 'Reparse'], from: ['failed', 'parsed', 'withdrawn'], to: 'parsing' },
    parseDone: { label: ['解析完成', 'Parse done'], from: ['parsing'], to: 'parsed' },
    parseFail: { label: ['解析失败', 'Parse fail'], from: ['parsing'], to: 'failed' },
    publish: { from: ['parsed', 'withdrawn'], to: 'published' },
    withdraw: { from: ['published'], to: 'withdrawn', confirm: 'yes' },
  },
  actions: {
    upload: {
      label: ['上传Epub', 'Upload epub'],
      on: 'list',
      later: [
        '后续提供',
        'takes one .epub, parses container, package, table of contents and cover as a job, shows what was found before it is kept',
      ],
    },
    replaceFile: {
      label: ['更新文件', 'New file'],
      on: 'row',
      later: [
        '后续提供',
        'a newer file of the same book: shows chapters added, gone and changed, and which edited ones would be lost, before it replaces',
      ],
    },
    download: { label: ['下载', 'Download'], on: 'row', later: ['后续提供', 'the original file; admin only'] },
    chapters: {
      label: ['章节目录', 'Chapters'],
      on: 'row',
      later: ['后续提供', 'the chapter tree on the detail page: open, rename, drag, add, set trial'],
    },
  },
  list: {
    columns: [
      'imageUrl',
      'title',
      'creator',
      'publisher',
      'isbn',
      'chapterCount',
      'wordCount',
      'chargeKind',
      'readCount',
      'status',
    ],
    filters: ['title', 'creator', 'category', 'chargeKind', 'status'],
    sort: '-createdAt',
    bulk: ['publish', 'withdraw'],
    export: true,
  },
  form: [
    ['书籍信息', 'Book', ['title', 'creator', 'authors', 'publisher', 'isbn', 'language', 'imageUrl', 'introduction']],
    ['文件', 'File', ['file', 'fileSize', 'identifier', 'errorMessage']],
    ['分类与版权', 'Classification', ['category', 'tags', 'source']],
    ['价格与权益', 'Price and rights', [['chargeKind', 'price'], 'vipScope', 'trialPercent']],
  ],
  rules: {
    1: [
      {
        from: 'portal',
        fields: ['creator', 'identifier', 'fileSize', 'errorMessage'],
        moves: ['parseDone', 'parseFail'],
      },
    ],
    4: [
      { move: 'publish', needs: ['imageUrl', 'category', 'source', { is: { wordCount: { gt: 0 } } }] },
      { when: { chargeKind: 'paid' }, demand: ['price'] },
      { compare: ['price', '>', 0], when: { chargeKind: 'paid' } },
      { when: { chargeKind: 'vip' }, demand: ['vipScope'] },
    ],
    5: { remove: { by: 'admin', without: ['readCount', 'issue', 'doreadBook'], takes: ['epubChapter'] } },
  },
})
export type Epub = RecordOf<typeof epub>
