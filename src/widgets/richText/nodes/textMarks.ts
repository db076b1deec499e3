import { Mark } from '@tiptap/core'

const small = (tag: 'sub' | 'sup', name: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

/** H₂O, m². */
export const Below = small('sub', 'below')
export const Above = small('sup', 'above')

/** A note within a line, as old articles have it. */
export const Note = Mark.create({
  name: 'note',
  parseHTML: () => [{ tag: 'span.note', priority: 60 }],
  renderHTML: () => ['span', { class: 'note' }, 0],
})
