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
    wordCount: f.computed('字数', 'Words', { from: { open: 'characters of content without markup' } }),
    edited: f.computed('已改动', 'Edited', { from: { open: 'content differs from what was parsed' } }),
  },
  actions: {
    restore: {
      label: ['恢复原文', 'Restore'],
      on: 'row',
      later: ['后续提供', 'content as parsed from the file, after a comparison'],
    },
    split: {
      label: ['拆分章节', 'Split'],
      on: 'form',
      later: ['后续提供', 'at the cursor: what follows becomes the next chapter'],
    },
    mergeUp: {
      label: ['并入上一章', 'Merge into the one before'],
      on: 'row',
      later: ['后续提供', 'appends the text to the chapter before at the same level and removes this one'],
    },
    step: {
      label: ['上一章/下一章', 'Previous and next'],
      on: 'form',
      later: ['后续提供', 'saves and opens the neighbour in reading order'],
    },
  },
  list: {
    columns: ['title', 'wordCount', 'trial', 'visible', 'edited', 'position'],
    filters: ['epub', 'title', 'trial', 'visible'],
    sort: 'position',
  },
  form: [
    ['章节', 'Chapter', [['epub', 'parent'], 'title', ['position', 'trial'], 'visible', 'href']],
    ['正文', 'Text', ['content']],
  ],
  standIn: true,
})
export type EpubChapter = RecordOf<typeof epubChapter>
