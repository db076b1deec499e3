import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Entity, Row } from '#declare'
import { mergesOf } from '#derive/merges.ts'
import { useSay } from '../../i18n/useSay.ts'
import { calledOf } from '../fieldAt.ts'
import { FieldInput } from '../form/FieldInput.tsx'
import { wordsOf } from '../perform/wordsOf.ts'
import { goneOf, keptField } from './fields.ts'
import { MergeNumbers } from './MergeNumbers.tsx'
import { useMergePreview } from './useMergePreview.ts'

interface Props {
  readonly entity: Entity
  /** The move or action that merges. */
  readonly name: string
  /** Records chosen already, a click away from being the one that is kept. */
  readonly records?: readonly Row[]
  readonly ids: readonly number[]
}

/** Within a form: which record is kept (`target`), and what would happen then. Nothing is sent while that is unknown or refused. */
export default function MergeChoice({ entity, name, records = [], ids }: Props) {
  const say = useSay()
  const { register, setValue } = useFormContext()
  const target = (useWatch({ name: 'target' }) ?? null) as number | null
  const { data, error, isFetching } = useMergePreview(entity, name, ids, target)
  const ready = useRef(false)
  ready.current = !isFetching && data !== undefined && data.problems.length === 0
  useEffect(() => void register('_merge', { validate: () => ready.current }), [register])
  return (
    <div className="merge-choice">
      <FieldInput
        source="target"
        field={keptField(entity)}
        hint={{ filter: (mergesOf(entity, name)?.where ?? {}) as Row, freely: true }}
      />
      {records.length > 1 && (
        <div className="merge-candidates">
          {records.map((record) => (
            <button
              key={String(record.id)}
              type="button"
              aria-pressed={Number(record.id) === target}
              onClick={() => setValue('target', Number(record.id), { shouldValidate: true })}
            >
              {calledOf(entity, record)}
              <small>#{String(record.id)}</small>
            </button>
          ))}
        </div>
      )}
      {isFetching && <p className="hint">{say(['正在计算影响范围……', 'Counting what moves …'])}</p>}
      {error && (
        <p className="field-problem" role="alert">
          {wordsOf(error)}
        </p>
      )}
      {data && !isFetching && <MergeNumbers numbers={data} gone={goneOf(entity, name)} />}
    </div>
  )
}
