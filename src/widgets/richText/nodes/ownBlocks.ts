import { Extension } from '@tiptap/core'

/** A class that makes a usual block one of the product's: without a style sheet it reads as what it is. */
const named = (type: string, attribute: string, name: string) => ({
  types: [type],
  attributes: {
    [attribute]: {
      default: false,
      parseHTML: (element: HTMLElement) => element.classList.contains(name),
      renderHTML: (attributes: { readonly [name: string]: unknown }) =>
        attributes[attribute] ? { class: name } : {},
    },
  },
})

/** A timeline is a list whose items begin with their time; a pull quote is a quotation that stands out. */
export const OwnBlocks = Extension.create({
  name: 'ownBlocks',
  addGlobalAttributes: () => [
    named('bulletList', 'timeline', 'timeline'),
    named('blockquote', 'pull', 'pull'),
  ],
})
