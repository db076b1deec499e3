import { Extension, Mark } from '@tiptap/core'
import type {} from '@tiptap/extension-text-style'

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

const DOTTED = 'text-emphasis: dot; text-emphasis-position: under right'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    dotted: {
      /** Sets 着重号 below the words chosen, or takes them away. */
      toggleDotted: () => ReturnType
    }
  }
}

/** 着重号: a dot below each character, as Chinese print sets it. */
export const Dotted = Extension.create({
  name: 'dotted',
  addGlobalAttributes: () => [
    {
      types: ['textStyle'],
      attributes: {
        dotted: {
          default: null,
          // Not every reader of styles knows the property: the text of the style is read.
          parseHTML: (element) =>
            /(^|;)\s*text-emphasis\s*:\s*(filled\s+)?dot/i.test(
              element.getAttribute('style') ?? '',
            ) || null,
          renderHTML: ({ dotted }) => (dotted ? { style: DOTTED } : {}),
        },
      },
    },
  ],
  addCommands: () => ({
    toggleDotted:
      () =>
      ({ chain, editor }) =>
        editor.getAttributes('textStyle').dotted
          ? chain().setMark('textStyle', { dotted: null }).removeEmptyTextStyle().run()
          : chain().setMark('textStyle', { dotted: true }).run(),
  }),
})
