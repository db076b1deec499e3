import { entity, f } from '#declare'

/** What somebody thinks of a book. */
export const review = entity('review', ['短评', 'Review'], {
  fields: {
    title: f.text('标题', 'Title', { required: true, search: true }),
    stars: f.stars('星级', 'Stars', { required: true }),
  },
  list: { columns: ['title', 'stars'], filters: ['title'], sort: '-stars' },
})
