import { entity, f, type RecordOf } from '#declare'

/** One chapter of an epub in its tree, with rich text that may be corrected after parsing. */
export const epubChapter = entity('epubChapter', ['Epub章节', 'Epub chapter'], {
  fields: {
    epub: f.ref('所属书籍', 'Book', { required: true, to: 'epub', onDelete: 'cascade' }),
    parent: f.parent('上级章节', 'Parent', { to: 'epubChapter', onDelete: 'cascade' }),
    title: f.text('章节标题', 'Title', { required: true, max: 100, search: true }),
    content: f.richText('正文', 'Text'),
    trial: f.boolean('可试读', 'Free to read', { default: false }),
    visible: f.boolean('显示', 'Visible', { default: true }),
    href: f.text('原文件位置', 'Place in the file', { max: 200 }),
    position: f.order('排序', 'Position'),
    wordCount: f.computed('字数', 'Words', { as: 'integer', from: { by: 'wordCount' } }),
    edited: f.computed('已改动', 'Edited', { as: 'boolean', from: { by: 'edited' } }),
  },
  actions: {
    restore: {
      label: ['恢复原文', 'Restore'],
      when: { edited: true, href: { set: true } },
      otherwise: ['此章节与原文一致，或不是从文件解析的', 'The chapter is as it was parsed, or was never parsed'],
    },
    split: {
      label: ['拆分章节', 'Split'],
      on: ['row', 'form'],
      cursor: { in: 'content', words: 'from', nth: 'nth' },
      asks: {
        from: f.text('新章节从哪一段开始', 'The new chapter begins with', {
          required: true,
          max: 100,
          help: ['光标所在的那一段；也可粘贴那一段开头的文字', 'The paragraph the cursor stands in; or paste its first words'],
        }),
        nth: f.integer('第几处', 'Which of them', { min: 1, default: 1, help: ['几段开头相同时', 'Where several begin so'] }),
        title: f.text('新章节标题', 'Title of the new chapter', { required: true, max: 100 }),
      },
    },
    setTrial: { label: ['设为可试读', 'Make free to read'], on: ['row', 'bulk'], when: { trial: false }, sets: { trial: true } },
    unsetTrial: { label: ['取消试读', 'No longer free'], on: ['row', 'bulk'], when: { trial: true }, sets: { trial: false } },
    show: { label: ['显示', 'Show'], on: ['row', 'bulk'], when: { visible: false }, sets: { visible: true } },
    hide: { label: ['隐藏', 'Hide'], on: ['row', 'bulk'], when: { visible: true }, sets: { visible: false } },
    mergeUp: { label: ['并入上一章', 'Merge into the one before'], confirm: 'yes' },
    step: { label: ['上一章/下一章', 'Previous and next'], on: 'form', page: '/administer/epub/chapterEdit' },
  },
  list: {
    columns: ['title', 'wordCount', 'trial', 'visible', 'edited', 'position'],
    filters: ['epub', 'title', 'trial', 'visible'],
    bulk: ['setTrial', 'unsetTrial', 'show', 'hide'],
    export: false,
  },
  form: [
    ['章节', 'Chapter', ['epub', 'parent'], 'title', ['position', 'trial'], 'visible', 'href'],
    ['正文', 'Text', 'content'],
  ],
  rules: {
    depthIsLimited: [
      { sheet: 1, tree: { depth: 4, same: ['epub'] } },
      { freeze: ['epub'] },
      { from: 'portal', fields: ['href'] },
      { order: ['epub', 'parent'] },
    ],
    contentKeepsReaderMarkup: { sheet: 2, by: 'readerMarkup' },
    changesGoLiveAtOnce: [
      { sheet: 3, carried: 'records.recount' },
      { remove: { takes: ['epubChapter'] } },
      { by: 'countsBelow', on: ['remove'] },
    ],
    shownWhileVisible: {
      shown: { 'epub.status': 'published', visible: true },
      gives: ['epub', 'parent', 'title', 'content', 'trial', 'position', 'wordCount'],
    },
  },
  deviations: { step: '打开阅读次序中的下一章，没有下一章时打开上一章；往前翻与“保存并下一条”是表单自带的' },
})
export type EpubChapter = RecordOf<typeof epubChapter>
