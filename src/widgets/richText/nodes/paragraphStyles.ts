import { Extension } from '@tiptap/core'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    paragraphStyles: {
      /** Sets the line height, or the space below, of the paragraphs chosen; null takes it away. */
      setParagraphStyle: (style: {
        readonly lineHeight?: string | null
        readonly spaceBelow?: string | null
      }) => ReturnType
    }
  }
}

/** Line heights, as the toolbar offers them. */
export const lineHeights = ['1', '1.25', '1.5', '1.75', '2', '2.5', '3', '4', '5'] as const
/** Space below a paragraph, in pixels. */
export const spacings = [0, 5, 10, 15, 20, 25, 30, 40, 50] as const

const types = ['paragraph', 'heading']

/** Line height, space below, first line and class of paragraphs and headings. */
export const ParagraphStyles = Extension.create({
  name: 'paragraphStyles',
  addGlobalAttributes: () => [
    {
      types,
      attributes: {
        lineHeight: styled('line-height'),
        spaceBelow: styled('margin-bottom'),
        indent: styled('text-indent'),
      },
    },
    {
      types: ['paragraph'],
      attributes: { class: { default: null, parseHTML: (e) => e.getAttribute('class') } },
    },
  ],
  addCommands: () => ({
    setParagraphStyle:
      (style) =>
      ({ commands, tr, state }) => {
        const done = types.map((type) => commands.updateAttributes(type, style)).some(Boolean)
        // Bold switched on or off for what is typed next stays so.
        if (state.storedMarks) tr.setStoredMarks(state.storedMarks)
        return done
      },
  }),
})

const styled = (property: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.style.getPropertyValue(property) || null,
  renderHTML: (attributes: { readonly [name: string]: unknown }) => {
    const value = attributes[nameOf(property)]
    return value ? { style: `${property}: ${String(value)}` } : {}
  },
})
const nameOf = (property: string) =>
  ({ 'line-height': 'lineHeight', 'margin-bottom': 'spaceBelow' })[property] ?? 'indent'
