import { use } from 'react'
import type { Label } from '#declare'
import type { Along } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import './moveEffect.css'

interface Props {
  readonly title: Label
  /** Given once the portal was asked. */
  readonly found: Promise<readonly Along[]>
}

/** What comes along when a record goes, comes back or is moved, kind by kind; nothing where nothing does. */
export default function AlongNote({ title, found }: Props) {
  const say = useSay()
  const along = use(found)
  if (along.length === 0) return null
  return (
    <div className="effect">
      <p className="effect-along">{say(title)}</p>
      <ul aria-label={say(title)}>
        {along.map(({ entity, label, does, count }) => (
          <li key={`${entity} ${does[1]}`}>
            {say(['{label} {count} 条（{does}）', '{label}: {count} ({does})'], {
              label: say(label),
              count,
              does: say(does),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
