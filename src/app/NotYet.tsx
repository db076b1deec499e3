import type { Screen } from '#declare'
import { useSay } from '../i18n/useSay.ts'
import { EmptyState } from '../views/EmptyState.tsx'

/** A screen that is declared and not written: in no menu, and honest at its address. */
export function NotYet({ screen }: { readonly screen: Screen }) {
  const say = useSay()
  return (
    <EmptyState
      heading
      title={say(['“{title}”尚未提供', '"{title}" is not there yet'], { title: say(screen.label) })}
      text={say(['这个页面将在后续版本中提供。', 'This screen comes with a later version.'])}
    />
  )
}
