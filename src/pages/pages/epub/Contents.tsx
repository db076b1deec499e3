import { useSay } from '../../../i18n/useSay.ts'
import type { Found } from './epubCalls.ts'

/** The table of contents as the file has it, in its levels. */
export function Contents({ contents }: Pick<Found, 'contents'>) {
  const say = useSay()
  return (
    <section className="epub-contents" aria-label={say(['章节目录', 'Contents'])}>
      <h2>
        {say(['章节目录', 'Contents'])}
        <small>{say(['{count} 章', '{count:chapter|chapters}'], { count: contents.length })}</small>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ol tabIndex={0}>
        {contents.map(({ title, level }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={at} style={{ paddingInlineStart: `${level * 1.4}em` }} data-level={level + 1}>
            {title || '—'}
          </li>
        ))}
      </ol>
    </section>
  )
}
