import type { Entity, Row } from '#declare'
import { isEmpty } from '#derive/compare.ts'
import { useSay } from '../../i18n/useSay.ts'
import { calledOf, fieldAt, isNamed } from '../fieldAt.ts'
import { sectionsOf } from '../form/layout.ts'
import { ownPart } from '../ownPart.ts'
import { StateChip } from '../StateChip.tsx'
import { Facts } from '../show/Facts.tsx'
import { FieldValue } from '../show/FieldValue.tsx'
import { ageOf } from './age.ts'

/** What a part of somebody's own gets that stands below the facts of a record at its desk. */
export interface DeskProps {
  readonly record: Row
  /** It stands in the dialog of a decision, and says what is agreed to alone. */
  readonly asks?: boolean
}

interface Props {
  readonly entity: Entity
  readonly record: Row
  readonly now: number
  /** How many of them one verdict is due to. */
  readonly count: number
}

/** Text that is read at length, and pictures, sound and film: as large as there is room. */
const read = ['text', 'longText', 'richText']
const seen = ['image', 'images', 'audio', 'video']

/** The record one decides on: what it says first and large, what is seen and heard next, then the rest. */
export function QueueRecord({ entity, record, now, count }: Props) {
  const say = useSay()
  const queue = entity.queue!
  const names = queue.shows ?? sectionsOf(entity, []).flatMap(({ rows }) => rows.flat())
  const filled = names.filter((name) => !isEmpty(record[name]))
  const kindOf = (name: string) => fieldAt(entity, name)?.kind ?? 'text'
  const [first = ''] = filled
  const leads = read.includes(kindOf(first))
  const isTitleLead = leads && first === entity.title
  const head = leads ? first : isNamed(entity, record) ? entity.title : ''
  const rest = filled.filter((name) => name !== head)
  const Own = ownPart<DeskProps>(`${entity.name}.desk`)
  const age = ageOf(record, queue.since, queue.within, now)
  return (
    <article
      className="card queue-record"
      data-id={record.id as number}
      aria-label={calledOf(entity, record)}
    >
      <header>
        {!isTitleLead && (
          <h2>
            {isNamed(entity, record)
              ? calledOf(entity, record)
              : `${say(entity.label)} ${calledOf(entity, record)}`}
          </h2>
        )}
        <StateChip entity={entity} state={record[entity.stateField]} />
        {count > 1 && (
          <strong className="queue-count">
            {say(['共 {count} 条{what}', '{count} of {what}'], { count, what: say(entity.label) })}
          </strong>
        )}
        {age && (
          <span className={`queue-age ${age.tone}`}>
            {say(['已等 {time}', 'waiting {time}'], { time: say(age.said) })}
            {age.tone === 'late' && ` · ${say(['超时', 'late'])}`}
          </span>
        )}
      </header>
      {leads && (
        <div className="queue-lead">
          {kindOf(first) === 'richText' ? (
            <FieldValue {...{ entity, record }} name={first} field={fieldAt(entity, first)!} />
          ) : (
            <Marked text={String(record[first])} words={wordsHit(entity, record, rest)} />
          )}
        </div>
      )}
      {inOrder(rest, (name) => seen.includes(kindOf(name))).map((part) =>
        typeof part === 'string' ? (
          <div key={part} className="queue-large">
            <FieldValue {...{ entity, record }} name={part} field={fieldAt(entity, part)!} />
          </div>
        ) : (
          <Facts key={part[0]} {...{ entity, record }} names={part} />
        ),
      )}
      {Own && <Own record={record} />}
    </article>
  )
}

/** What is seen or heard by itself, what is read in between together. */
function inOrder(
  names: readonly string[],
  isLarge: (name: string) => boolean,
): readonly (string | readonly string[])[] {
  const parts: (string | string[])[] = []
  for (const name of names) {
    const last = parts.at(-1)
    if (isLarge(name)) parts.push(name)
    else if (Array.isArray(last)) last.push(name)
    else parts.push([name])
  }
  return parts
}

/** Words that fields of tags hold, such as those a machine check hit: marked where they stand in the text. */
const wordsHit = (entity: Entity, record: Row, names: readonly string[]): readonly string[] =>
  names
    .filter((name) => entity.fields[name]?.kind === 'tags')
    .flatMap((name) => record[name] as readonly string[])
    .filter((word) => word !== '')

function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  if (words.length === 0) return text
  const literal = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const any = new RegExp(`(${words.map(literal).join('|')})`, 'i')
  return text.split(any).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text stay where they are
      <mark key={at}>{part}</mark>
    ) : (
      part
    ),
  )
}
