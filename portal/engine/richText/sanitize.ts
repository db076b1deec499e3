import sanitizeHtml from 'sanitize-html'
import { judge, unread } from '#derive/richText/markup.ts'
import { shallow } from './shallow.ts'

/**
 * HTML with these tags only, each with the attributes the list of texts allows it; addresses that run or lead nowhere
 * go. `onCut` is told what a tag lost: `onload`, `<script>`.
 */
export const sanitize = (
  html: string,
  tags: readonly string[],
  onCut?: (cut: readonly string[]) => void,
): string => {
  const { html: read, left } = shallow(html)
  if (left > 0) onCut?.([`<…> ×${left}`])
  return sanitizeHtml(read, {
    allowedTags: [...tags],
    // Every attribute was held against the list as its tag was met.
    allowedAttributes: false,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: [...unread],
    parseStyleAttributes: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
    transformTags: {
      '*': (tagName, given) => {
        const { attributes, cut } = judge(tagName, given)
        onCut?.(cut)
        return { tagName, attribs: { ...attributes } }
      },
    },
  })
}
