import { type AriaAttributes, useState } from 'react'
import type { Row } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { Combobox } from '../input/Combobox.tsx'
import { type EntityInfo, titleOf, useEntityInfo } from './EntitiesContext.ts'
import { useRecords } from './useRecords.ts'
import { useSearch } from './useSearch.ts'

interface Props {
  readonly id: string
  readonly entity: string
  readonly value: number | null
  readonly filter?: Row | undefined
  /** Ids not offered: they are chosen already. */
  readonly without?: readonly number[]
  readonly disabled?: boolean
  readonly adds?: boolean
  readonly placeholder?: string
  readonly aria?: AriaAttributes
  readonly boxRef?: (element: HTMLElement | null) => void
  readonly onPick: (id: number | null) => void
  readonly onLeave?: () => void
}

/** Finds a record of an entity by typing part of its name; pictures stand beside the names. */
export function RecordPicker({ entity, value, filter, without = [], placeholder, ...box }: Props) {
  const say = useSay()
  const info = useEntityInfo(entity)
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState(false)
  const { found, busy } = useSearch(entity, typed, filter, opened)
  const known = useRecords(entity, value === null ? [] : [value])
  const chosen: Row | null = value === null ? null : (known.get(value) ?? { id: value })
  const name = info ? say(info.label) : ''
  return (
    <Combobox<Row>
      {...box}
      value={chosen}
      options={found.filter((record) => !without.includes(Number(record.id)))}
      keyOf={(record) => String(record.id)}
      textOf={(record) => titleOf(record, info)}
      lookOf={(record) => <Found record={record} info={info} />}
      busy={busy}
      placeholder={placeholder ?? say(['输入名称查找{name}', 'Type to find {name}'], { name })}
      onType={setTyped}
      onOpen={() => setOpened(true)}
      onPick={(record) => box.onPick(record === null ? null : Number(record.id))}
    />
  )
}

function Found({ record, info }: { readonly record: Row; readonly info: EntityInfo | undefined }) {
  const picture = info?.image ? record[info.image] : undefined
  return (
    <span className="combobox-found">
      {typeof picture === 'string' && picture !== '' && <img src={picture} alt="" loading="lazy" />}
      <span>{titleOf(record, info)}</span>
      <small>#{String(record.id)}</small>
    </span>
  )
}
