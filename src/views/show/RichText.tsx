import createDOMPurify from 'dompurify'
import { useMemo } from 'react'

const purify = createDOMPurify(window)
/** The mark that parts what everybody reads from what is paid for. */
const divider = /<p>\s*\${6}\s*<\/p>/g

/** Rich text as readers see it: cleaned once more here, whatever the portal let through. */
export default function RichText({ html, paid }: { readonly html: string; readonly paid: string }) {
  const clean = useMemo(
    () =>
      purify
        .sanitize(html, { USE_PROFILES: { html: true }, FORBID_TAGS: ['style', 'form', 'input'] })
        .replace(divider, `<p class="paid-divider">${purify.sanitize(paid)}</p>`),
    [html, paid],
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above
  return <div className="shown-rich" dangerouslySetInnerHTML={{ __html: clean }} />
}
