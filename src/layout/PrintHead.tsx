import { toShanghai } from '#widgets/format/dateTime.ts'
import { useUser } from '../authProvider/Viewer.tsx'
import { useSay } from '../i18n/useSay.ts'
import { usePrinting } from '../theme/usePrinting.ts'
import type { Crumb } from './Breadcrumb.tsx'

/** What paper says above a screen: where it was printed, by whom and when. Nothing while it is looked at. */
export function PrintHead({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const say = useSay()
  const { info } = useUser()
  if (!usePrinting()) return null
  const at = toShanghai(Date.now()).slice(0, 16).replace('T', ' ')
  return (
    <header className="print-head">
      <span>{crumbs.map(({ label }) => say(label)).join(' / ')}</span>
      <span>{say(['{name} 打印于 {at}', 'Printed by {name}, {at}'], { name: info.name, at })}</span>
    </header>
  )
}
