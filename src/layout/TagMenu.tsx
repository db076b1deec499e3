import MenuItem from '@mui/material/MenuItem'
import type { Label } from '#declare'
import { useSay } from '../i18n/useSay.ts'
import { Menu } from '../views/overlay/Menu.tsx'
import { isPinned } from './openTags.ts'
import type { Tag } from './tags.ts'
import type { TagAct } from './useTagActs.ts'
import { wordsOfTag } from './wordsOfTag.ts'

interface Props {
  readonly tag: Tag
  readonly at: { readonly top: number; readonly left: number }
  readonly tags: readonly Tag[]
  onAct(name: TagAct): void
  onClose(): void
}

const acts: { readonly [name in TagAct]: Label } = {
  refresh: ['刷新', 'Refresh'],
  close: ['关闭', 'Close'],
  others: ['关闭其他', 'Close others'],
  all: ['关闭全部', 'Close all'],
  left: ['左移', 'Move left'],
  right: ['右移', 'Move right'],
}
/** As the product has it, in pixels. */
const width = 105

/** What can be done with a tag, at the pointer or below the tag. */
export default function TagMenu({ tag, at, tags, onAct, onClose }: Props) {
  const say = useSay()
  const place = tags.indexOf(tag)
  const off: { readonly [name in TagAct]: boolean } = {
    refresh: false,
    close: isPinned(tag),
    others: tags.every((one) => one.key === tag.key || isPinned(one)),
    all: tags.every(isPinned),
    left: isPinned(tag) || place < 1 || isPinned(tags[place - 1]!),
    right: isPinned(tag) || place === tags.length - 1,
  }
  const label = say(['{title} 的菜单', 'Menu of {title}'], { title: wordsOfTag(tag, say) })
  return (
    <Menu
      open
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={at}
      transitionDuration={120}
      slotProps={{
        paper: { sx: { width }, className: 'tag-menu' },
        list: { 'aria-label': label, dense: true },
      }}
    >
      {(Object.keys(acts) as TagAct[]).map((name) => (
        <MenuItem
          key={name}
          disabled={off[name]}
          divider={name === 'all'}
          onClick={() => onAct(name)}
        >
          {say(acts[name])}
        </MenuItem>
      ))}
    </Menu>
  )
}
