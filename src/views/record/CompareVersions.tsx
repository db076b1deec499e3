import { useId, useState } from 'react'
import type { Entity, Label, Row } from '#declare'
import { dateTime } from '#widgets/format/dateTime.ts'
import { Select } from '#widgets/input/Select.tsx'
import type { HistoryEntry } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { fieldAt, labelAt } from '../fieldAt.ts'
import { same } from '../form/values.ts'
import { Difference } from './Difference.tsx'
import { versionsOf } from './versionsOf.ts'
import './compareVersions.css'

interface Props {
  readonly entity: Entity
  readonly record: Row
  readonly history: readonly HistoryEntry[]
  /** The version one begins with, held against the newest. */
  readonly from: number
}

/** Any two versions of a record side by side, field by field and word by word. */
export function CompareVersions({ entity, record, history, from }: Props) {
  const say = useSay()
  const versions = versionsOf(record, history)
  const [chosen, setChosen] = useState({ older: from, newer: versions[0]!.entry.id })
  const at = (id: number) => versions.find(({ entry }) => entry.id === id) ?? versions[0]!
  const [older, newer] = [at(chosen.older), at(chosen.newer)]
  const fields = Object.keys(entity.fields)
    .concat(entity.stateField)
    .filter((name, place, all) => all.indexOf(name) === place && fieldAt(entity, name))
    .filter((name) => !same(older.row[name], newer.row[name]))
  const choices = versions.map(
    ({ entry: { id, at: when, by } }) => [String(id), `${dateTime(when)} ${by.name}`] as const,
  )
  const choose = (side: 'older' | 'newer', label: Label) => (
    <VersionChoice
      label={say(label)}
      value={String(chosen[side])}
      choices={choices}
      onChoose={(id) => setChosen({ ...chosen, [side]: Number(id) })}
    />
  )
  return (
    <>
      <div className="compared-versions">
        {choose('older', ['版本', 'Version'])}
        {choose('newer', ['对比', 'Held against'])}
      </div>
      {fields.length === 0 ? (
        <p className="hint">{say(['两个版本内容相同', 'Both say the same'])}</p>
      ) : (
        <Difference
          found={{
            entity: entity.name,
            context: newer.row,
            sides: [saidOf(older.entry), saidOf(newer.entry)],
            fields: fields.map((field) => ({
              ...{ field, label: labelAt(entity, field), differs: true },
              ...{ before: older.row[field] ?? null, after: newer.row[field] ?? null },
            })),
          }}
        />
      )}
    </>
  )
}

const saidOf = ({ at, by }: HistoryEntry): Label => [
  `${dateTime(at)} ${by.name}`,
  `${dateTime(at)} ${by.name}`,
]

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly (readonly [string, string])[]
  onChoose(id: string): void
}
function VersionChoice({ label, value, choices, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <span id={`${id}-label`}>{label}</span>
      <Select
        id={id}
        value={value}
        choices={choices}
        onChoose={onChoose}
        aria-labelledby={`${id}-label`}
      />
    </div>
  )
}
