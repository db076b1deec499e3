import Close from '@mui/icons-material/Close'
import type { DragEvent, KeyboardEvent, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { useSay } from '../i18n/useSay.ts'
import type { Tag } from './tags.ts'
import type { TagAct } from './useTagActs.ts'

interface Props {
  readonly tag: Tag
  readonly title: string
  /** Its screen is the one shown. */
  readonly shown: boolean
  /** The Tab key stops at this one; arrows lead to the others. */
  readonly reached: boolean
  /** Something typed there is not saved. */
  readonly held: boolean
  readonly pinned: boolean
  readonly dragged: boolean
  onAct(name: TagAct, tag: Tag): void
  onMenu(at: { readonly top: number; readonly left: number }): void
  onDrag(key: string | null): void
  /** Another tag is dragged to the place of this one. */
  onOver(): void
}

/** One visited screen: a link to it, a dot where something is unsaved, a cross. */
export function TagItem(props: Props) {
  const { tag, title, shown, reached, held, pinned, dragged, onAct, onMenu, onDrag } = props
  const say = useSay()
  const classes = ['tag', shown && 'on', dragged && 'dragged', held && 'held']
  return (
    <li
      className={classes.filter(Boolean).join(' ')}
      onContextMenu={(event) => {
        event.preventDefault()
        onMenu({ top: event.clientY, left: event.clientX })
      }}
      onAuxClick={(event) => closedByMiddle(event) && onAct('close', tag)}
      onDragOver={(event) => passed(event) && props.onOver()}
    >
      <Link
        to={tag.address}
        data-key={tag.key}
        title={title}
        tabIndex={reached ? 0 : -1}
        aria-current={shown ? 'page' : undefined}
        aria-keyshortcuts={pinned ? 'Shift+F10' : 'Delete Shift+F10 Control+Shift+ArrowLeft'}
        draggable={!pinned}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          onDrag(tag.key)
        }}
        onDragEnd={() => onDrag(null)}
        onKeyDown={(event) => pressed(event, tag, props)}
      >
        {held && <span className="dot" />}
        <span>{title}</span>
        {held && <span className="unseen">{say(['（未保存）', '(not saved)'])}</span>}
      </Link>
      {!pinned && (
        <button
          type="button"
          tabIndex={-1}
          onClick={() => onAct('close', tag)}
          aria-label={say(['关闭 {title}', 'Close {title}'], { title })}
        >
          <Close />
        </button>
      )}
    </li>
  )
}

const closedByMiddle = (event: MouseEvent): boolean => {
  if (event.button !== 1) return false
  event.preventDefault()
  return true
}

/** Whether the middle of the tag was reached, so that two of unlike width do not jump to and fro. */
function passed(event: DragEvent<HTMLElement>): boolean {
  event.preventDefault()
  const { left, width } = event.currentTarget.getBoundingClientRect()
  return Math.abs(event.clientX - left - width / 2) < width / 4
}

const arrows: { readonly [key: string]: 'left' | 'right' } = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

function pressed(event: KeyboardEvent<HTMLElement>, tag: Tag, { onAct, onMenu }: Props): void {
  const act = keyed(event, tag, onAct, onMenu)
  if (!act) return
  event.preventDefault()
  act()
}

function keyed(
  event: KeyboardEvent<HTMLElement>,
  tag: Tag,
  onAct: Props['onAct'],
  onMenu: Props['onMenu'],
): (() => void) | undefined {
  const { key, shiftKey, ctrlKey, currentTarget } = event
  const way = arrows[key]
  if (key === 'Delete') return () => onAct('close', tag)
  if (shiftKey && key === 'F10') {
    const { bottom, left } = currentTarget.getBoundingClientRect()
    return () => onMenu({ top: bottom + 4, left })
  }
  if (way && ctrlKey && shiftKey) return () => onAct(way, tag)
  if (way) return () => beside(currentTarget, way)?.focus()
  return undefined
}

const beside = (link: HTMLElement, way: 'left' | 'right'): HTMLElement | null | undefined => {
  const item = link.parentElement
  const other = way === 'left' ? item?.previousElementSibling : item?.nextElementSibling
  return other?.querySelector('a')
}
