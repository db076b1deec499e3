import PushPin from '@mui/icons-material/PushPin'
import PushPinOutlined from '@mui/icons-material/PushPinOutlined'
import IconButton from '@mui/material/IconButton'
import type { SavedView, SharedView } from '#derive/savedView.ts'
import { useSay } from '../../i18n/useSay.ts'
import { More } from './RowActions.tsx'
import type { ViewDeeds } from './useViewDeeds.ts'

interface Props {
  readonly view: SavedView | SharedView
  readonly deeds: ViewDeeds
  show(view: SavedView | SharedView): void
}

/** A view: opened by its name, kept in the menu by its pin, with all else behind three dots. */
export function ViewRow({ view, deeds, show }: Props) {
  const say = useSay()
  const { name } = view
  const pinned = deeds.isPinned(view)
  const pin = pinned
    ? say(['从菜单取下 {name}', 'Take {name} out of the menu'], { name })
    : say(['放到菜单 {name}', 'Put {name} into the menu'], { name })
  const hint = 'owner' in view && say(['{name}分享', 'by {name}'], { name: view.owner.name })
  return (
    <li>
      <button
        type="button"
        onClick={() => show(view)}
        aria-current={deeds.isShown(view) ? 'true' : undefined}
      >
        {name}
        {hint && <small>{hint}</small>}
        {deeds.opensWith(view) && <small>{say(['默认', 'Default'])}</small>}
      </button>
      <IconButton size="small" aria-label={pin} title={pin} onClick={() => deeds.pin(view)}>
        {pinned ? <PushPin fontSize="small" /> : <PushPinOutlined fontSize="small" />}
      </IconButton>
      <More title={say(['更多操作 {name}', 'More for {name}'], { name })}>{deeds.of(view)}</More>
    </li>
  )
}
