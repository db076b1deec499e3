import { arrayMove, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import Close from '@mui/icons-material/Close'
import DragIndicator from '@mui/icons-material/DragIndicator'
import Podcasts from '@mui/icons-material/Podcasts'
import IconButton from '@mui/material/IconButton'
import { type ReactNode, use } from 'react'
import type { Entity, Row } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { titleOf, useEntityInfo } from '#widgets/reference/EntitiesContext.ts'
import { useRecords } from '#widgets/reference/useRecords.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { FieldCell } from '../../../views/FieldCell.tsx'
import { fieldAt } from '../../../views/fieldAt.ts'
import { StateChip } from '../../../views/StateChip.tsx'
import { Sorting } from '../../../views/sorting/Sorting.tsx'
import type { Item } from './sequence.ts'
import '../../../views/sorting/grip.css'

interface Props {
  readonly items: readonly Item[]
  /** Only to be looked at. */
  readonly fixed: boolean
  onChange(items: readonly Item[]): void
}

/** Articles in their order, which stays, and the episodes between them, which are moved by mouse, finger or keyboard. */
export function RunningOrder({ items, fixed, onChange }: Props) {
  const episodes = items.flatMap((item) => (item.kind === 'episode' ? [item.insert.podcast] : []))
  const known = useRecords('podcast', episodes)
  const info = useEntityInfo('podcast')
  const [article, podcast] = [use(loadEntity('article')), use(loadEntity('podcast'))]
  const nameOf = (item: Item | undefined) => {
    if (item?.kind !== 'episode') return String(item?.article.title ?? '')
    return titleOf(known.get(item.insert.podcast), info, item.insert.podcast)
  }
  return (
    <Sorting
      ids={items.map(({ key }) => key)}
      nameOf={(id) => nameOf(items.find(({ key }) => key === id))}
      onSort={(from, to) => onChange(arrayMove([...items], from, to))}
    >
      <ol className="running">
        {items.map((item, at) => (
          <Line
            key={item.key}
            item={item}
            name={nameOf(item)}
            facts={
              item.kind === 'article' ? (
                <LineFacts entity={article} record={item.article} names={['column']} />
              ) : (
                <LineFacts
                  entity={podcast}
                  record={known.get(item.insert.podcast)}
                  names={['duration']}
                />
              )
            }
            fixed={fixed}
            onTitle={(title) => onChange(withTitle(items, at, title))}
            onRemove={() => onChange(items.filter((other) => other !== item))}
          />
        ))}
      </ol>
    </Sorting>
  )
}

const withTitle = (items: readonly Item[], at: number, title: string): readonly Item[] =>
  items.map((item, index) =>
    index === at && item.kind === 'episode'
      ? { ...item, insert: { ...item.insert, title: title || null } }
      : item,
  )

interface FactsProps {
  readonly entity: Entity
  readonly record: Row | undefined
  readonly names: readonly string[]
}

/** What is to be known of a line before it is put out: where it belongs, how long it is, whether readers see it. */
function LineFacts({ entity, record, names }: FactsProps) {
  if (!record?.[entity.stateField]) return null
  return (
    <span className="running-facts">
      {names.map((name) => (
        <FieldCell key={name} {...{ entity, name, record }} field={fieldAt(entity, name)!} />
      ))}
      <StateChip entity={entity} state={record[entity.stateField]} />
    </span>
  )
}

interface LineProps {
  readonly item: Item
  readonly name: string
  readonly facts: ReactNode
  readonly fixed: boolean
  onTitle(title: string): void
  onRemove(): void
}

function Line({ item, name, facts, fixed, ...props }: LineProps) {
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
        <Article title={name} position={item.article.position} facts={facts} />
      ) : (
        <Episode {...props} {...{ item, name, facts, fixed, grip }} />
      )}
    </li>
  )
}

interface ArticleProps {
  readonly title: string
  readonly position: unknown
  readonly facts: ReactNode
}

function Article({ title, position, facts }: ArticleProps) {
  return (
    <>
      <span className="place">{position == null ? '–' : String(position)}</span>
      <strong>{title}</strong>
      {facts}
    </>
  )
}

interface EpisodeProps extends Omit<LineProps, 'item'> {
  readonly item: Item & { readonly kind: 'episode' }
  readonly grip: React.HTMLAttributes<HTMLButtonElement> & {
    ref(element: HTMLElement | null): void
  }
}

function Episode({ item, name, facts, fixed, grip, onTitle, onRemove }: EpisodeProps) {
  const say = useSay()
  const { title } = item.insert
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
      {facts}
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
