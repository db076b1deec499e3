import { entity, f } from '#declare'

/** An article with no more than searches look at, under the same name. */
export const headline = entity('article', ['文章', 'Article'], {
  fields: {
    title: f.text('标题', 'Title', { required: true, search: true }),
    column: f.integer('栏目', 'Column'),
    readCount: f.integer('阅读数', 'Reads'),
  },
  states: {
    draft: ['草稿', 'Draft'],
    proofed: ['已校对', 'Proofed'],
    published: ['已上架', 'Published'],
    withdrawn: ['已下架', 'Withdrawn'],
  },
  list: {
    columns: ['title', 'column', 'readCount', 'status'],
    filters: ['column', 'status'],
    sort: '-createdAt',
  },
})
