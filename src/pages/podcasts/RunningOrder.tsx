import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import Close from '@mui/icons-material/Close'
import DragIndicator from '@mui/icons-material/DragIndicator'
import Podcasts from '@mui/icons-material/Podcasts'
import IconButton from '@mui/material/IconButton'
import { titleOf, useEntityInfo } from '#widgets/reference/EntitiesContext.ts'
import { useRecords } from '#widgets/reference/useRecords.ts'
import { useSay } from '../../i18n/useSay.ts'
import type { Item } from './sequence.ts'

interface Props {
  readonly items: readonly Item[]
  /** Only to be looked at. */
  readonly fixed: boolean
  onChange(items: readonly Item[]): void
}

/** Articles in their order, which stays, and the episodes between them, which are moved by mouse, finger or keyboard. */
export function RunningOrder({ items, fixed, onChange }: Props) {
  const say = useSay()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const keys = items.map(({ key }) => key)
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [active.id, over?.id].map((key) => keys.indexOf(String(key))) as [
      number,
      number,
    ]
    if (to >= 0 && from !== to) onChange(arrayMove([...items], from, to))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: {
          draggable: say([
            '按空格拿起，用方向键移动，再按空格放下，按 Esc 取消。',
            'Space lifts, arrows move, space drops, Escape cancels.',
          ]),
        },
      }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className="running">
          {items.map((item, at) => (
            <Line
              key={item.key}
              item={item}
              fixed={fixed}
              onTitle={(title) => onChange(withTitle(items, at, title))}
              onRemove={() => onChange(items.filter((other) => other !== item))}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

const withTitle = (items: readonly Item[], at: number, title: string): readonly Item[] =>
  items.map((item, index) =>
    index === at && item.kind === 'episode'
      ? { ...item, insert: { ...item.insert, title: title || null } }
      : item,
  )

interface LineProps {
  readonly item: Item
  readonly fixed: boolean
  onTitle(title: string): void
  onRemove(): void
}

function Line({ item, fixed, ...props }: LineProps) {
  const still = fixed || item.kind === 'article'
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: item.key, disabled: { draggable: still } })
  const grip = { ref: setActivatorNodeRef, ...attributes, ...listeners }
  return (
    <li
      ref={setNodeRef}
      className={`running-${item.kind}${isDragging ? ' lifted' : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {item.kind === 'article' ? (
        <Article title={String(item.article.title ?? '')} position={item.article.position} />
      ) : (
        <Episode {...props} item={item} fixed={fixed} grip={grip} />
      )}
    </li>
  )
}

function Article({ title, position }: { readonly title: string; readonly position: unknown }) {
  return (
    <>
      <span className="place">{position == null ? '–' : String(position)}</span>
      <strong>{title}</strong>
    </>
  )
}

interface EpisodeProps extends Omit<LineProps, 'item'> {
  readonly item: Item & { readonly kind: 'episode' }
  readonly grip: React.HTMLAttributes<HTMLButtonElement> & {
    ref(element: HTMLElement | null): void
  }
}

function Episode({ item, fixed, grip, onTitle, onRemove }: EpisodeProps) {
  const say = useSay()
  const { podcast, title } = item.insert
  const info = useEntityInfo('podcast')
  const name = titleOf(useRecords('podcast', [podcast]).get(podcast), info, podcast)
  const words = { name }
  return (
    <>
      {!fixed && (
        <button
          type="button"
          className="grip"
          {...grip}
          aria-label={say(['移动 {name}', 'Move {name}'], words)}
        >
          <DragIndicator fontSize="small" />
        </button>
      )}
      <Podcasts fontSize="small" color="primary" aria-hidden="true" />
      <span className="running-name">{name}</span>
      <input
        className="field-box"
        value={title ?? ''}
        maxLength={30}
        disabled={fixed}
        placeholder={say(['展示标题（可不填）', 'Shown title (may be empty)'])}
        aria-label={say(['{name} 的展示标题', 'Shown title of {name}'], words)}
        onChange={(event) => onTitle(event.target.value)}
      />
      {!fixed && (
        <IconButton onClick={onRemove} aria-label={say(['移除 {name}', 'Remove {name}'], words)}>
          <Close fontSize="small" />
        </IconButton>
      )}
    </>
  )
}
