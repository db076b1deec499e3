import { type AriaAttributes, useState } from 'react'
import type { Label, Row } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { type Begun, Combobox } from '../input/Combobox.tsx'
import { titleOf, useEntityInfo } from './EntitiesContext.ts'
import { Cover, Found } from './Found.tsx'
import { useMakeRecord } from './MakeRecord.ts'
import { NotOffered } from './NotOffered.tsx'
import { useRecords } from './useRecords.ts'
import { useSearch } from './useSearch.ts'
import './reference.css'

interface Props {
  readonly id: string
  readonly entity: string
  readonly value: number | null
  readonly filter?: Row | undefined
  /** Only what can be pointed at is looked for, as its entity says: a form asks for that, a filter of a list does not. */
  readonly offered?: boolean
  /** Ids not offered: they are chosen already. */
  readonly without?: readonly number[]
  readonly disabled?: boolean
  readonly adds?: boolean
  readonly placeholder?: string
  /** What is picked, where it is called otherwise than the entity: 限定课程. */
  readonly called?: Label
  readonly aria?: AriaAttributes
  readonly boxRef?: (element: HTMLElement | null) => void
  readonly onPick: (id: number | null) => void
  readonly onLeave?: () => void
  readonly onTakeBack?: () => void
  /** See `Combobox`. */
  readonly begins?: Begun | undefined
}

/**
 * Finds a record of an entity by typing part of its name, with its picture and how it stands; makes a new one in
 * place where the form allows it.
 */
export function RecordPicker(props: Props) {
  const {
    entity,
    value,
    filter,
    offered = false,
    without = [],
    placeholder,
    called,
    ...box
  } = props
  const say = useSay()
  const info = useEntityInfo(entity)
  const Make = useMakeRecord()
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState(false)
  const { found, busy, failed, stale, more } = useSearch(entity, typed, filter, {
    active: opened,
    offered,
  })
  // What does not match goes at once: a list that shrinks when the answer comes moves under the hand that picks.
  const matches = (record: Row) => !stale || isIn(typed, titleOf(record, info))
  const known = useRecords(entity, value === null ? [] : [value])
  const chosen: Row | null = value === null ? null : (known.get(value) ?? { id: value })
  // Of a record chosen beside it, such as a subject without modules: another one may have some.
  const isNarrowed = Object.values(filter ?? {}).some((value) => typeof value === 'number')
  const none: Label = isNarrowed
    ? ['按已选的内容，没有可选的{what}', 'No {what} belongs to what is chosen']
    : ['没有可选的{what}', 'No {what} to choose from']
  const what = called ? say(called) : info ? say(info.label) : ''
  return (
    <div className="picker">
      <Combobox<Row>
        {...box}
        value={chosen}
        before={chosen && !box.adds && <Cover record={chosen} info={info} />}
        options={found.filter((record) => !without.includes(Number(record.id)) && matches(record))}
        keyOf={(record) => String(record.id)}
        textOf={(record) => titleOf(record, info)}
        lookOf={(record) => (
          <Found {...{ entity, record, info }} besides={Object.keys(filter ?? {})} />
        )}
        busy={busy}
        failed={failed}
        nothing={
          typed.trim() === '' ? (
            say(none, { what: info ? say(info.label) : what })
          ) : (
            <NotOffered {...{ entity, typed, without }} />
          )
        }
        placeholder={placeholder ?? say(['输入名称查找{what}', 'Type to find {what}'], { what })}
        onType={setTyped}
        onOpen={() => setOpened(true)}
        onEnd={more}
        onPick={(record) => box.onPick(record === null ? null : Number(record.id))}
      />
      {Make && !box.disabled && (
        <Make entity={entity} typed={typed} filter={filter} onMade={box.onPick} />
      )}
    </div>
  )
}

const isIn = (typed: string, title: string): boolean =>
  title.toLowerCase().includes(typed.trim().toLowerCase())
