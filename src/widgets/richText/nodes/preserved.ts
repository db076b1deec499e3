import { Node } from '@tiptap/core'
import type { DOMOutputSpec } from '@tiptap/pm/model'
import { cleanTree, templateOf } from '../html/cleanTree.ts'

/** What old texts may hold and the editor cannot change: it stands as it is, and can be moved or removed whole. */
const preservedNode = (name: string, group: 'block' | 'inline', tags: readonly string[]) =>
  Node.create({
    name,
    group,
    inline: group === 'inline',
    atom: true,
    addAttributes: () => ({
      html: { default: '', parseHTML: (element) => element.outerHTML, rendered: false },
    }),
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: ({ node }) => elementOf(String(node.attrs.html)),
  })

function elementOf(html: string): DOMOutputSpec {
  const root = templateOf(html)
  cleanTree(root)
  return document.importNode(root.firstElementChild ?? document.createElement('span'), true)
}

export const PreservedBlock = preservedNode('keptBlock', 'block', [
  'figure:not(.image-insert,.record-card)',
  'audio:not(.audio-insert)',
  'video:not(.video-insert)',
])
export const PreservedInline = preservedNode('keptInline', 'inline', ['ruby'])
