import createDOMPurify from 'dompurify'
import { useMemo } from 'react'
import { usePresentCards } from '#widgets/richText/cards/usePresentCards.ts'
import { useSay } from '../../i18n/useSay.ts'
import { decorate } from './decorated.ts'
import '#widgets/richText/ownBlocks.css'
import './richText.css'

const purify = createDOMPurify(window)

/** Rich text as readers see it: cleaned once more here, whatever the portal let through. */
export default function RichText({ html, paid }: { readonly html: string; readonly paid: string }) {
  const say = useSay()
  const cards = usePresentCards(html)
  const clean = useMemo(() => {
    const root = purify.sanitize(html, {
      USE_PROFILES: { html: true },
      FORBID_TAGS: ['style', 'form', 'input'],
      RETURN_DOM_FRAGMENT: true,
    })
    const marks = { watermark: say(['刊头', 'Masthead']), textIcon: say(['文', 'T']) }
    decorate(root, { paid, ...marks, say, cards })
    const holder = document.createElement('div')
    holder.append(root)
    return holder.innerHTML
  }, [html, paid, say, cards])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above
  return <div className="shown-rich" dangerouslySetInnerHTML={{ __html: clean }} />
}
