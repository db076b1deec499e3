import { Link } from 'react-router-dom'
import type { Label } from '#declare'
import { useSay } from '../i18n/useSay.ts'

export interface Crumb {
  readonly label: Label
  readonly path?: string
}

/** Where one is, from home; groups are named, screens lead there. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const say = useSay()
  return (
    <nav aria-label={say(['位置', 'Breadcrumb'])}>
      <ol className="crumbs">
        {crumbs.map(({ label, path }, index) => {
          const last = index === crumbs.length - 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a title may come twice, its place does not
            <li key={index} aria-current={last ? 'page' : undefined}>
              {path && !last ? <Link to={path}>{say(label)}</Link> : say(label)}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
