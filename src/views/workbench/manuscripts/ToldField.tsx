import { useMemo, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Field } from '#declare'
import { isEmpty } from '#derive/compare.ts'
import { type MakeRecord, MakeRecordContext } from '#widgets/reference/MakeRecord.ts'
import { FieldInput } from '../../form/FieldInput.tsx'
import { MakeHere } from '../../form/MakeHere.tsx'
import type { Draft } from './draftOf.ts'
import { keyAt, newcomer, SHARED } from './keys.ts'

interface Props {
  /** All of them: who is made for one is chosen for each that names them. */
  readonly drafts: readonly Draft[]
  readonly source: string
  /** A name it tells that nobody bears yet. */
  readonly missing: string | undefined
  onMade(newcomer: string): void
  readonly name: string
  readonly field: Field
}

/**
 * What a text tells of itself. Where nothing is said for all of them it is marked as needed; what lacks it is refused by
 * itself, and keeps none of the others from being made. Whom it names and nobody is called by is made under that name,
 * and chosen wherever they are named.
 */
export function ToldField({ source, name, field, missing, drafts, onMade }: Props) {
  const { getValues, setValue } = useFormContext()
  const choose = (id: number, called: string) => {
    for (const [at, { unknown }] of drafts.entries()) {
      const key = `${keyAt(at)}.${name}`
      if (!unknown[name]?.includes(called) || keyAt(at) === source) continue
      const chosen = getValues(key)
      const next = field.kind === 'refs' ? [...new Set([...(chosen ?? []), id])] : (chosen ?? id)
      setValue(key, next, { shouldDirty: true })
    }
    onMade(newcomer(name, called))
  }
  const latest = useRef(choose)
  latest.current = choose
  const Make = useMemo(
    (): MakeRecord =>
      ({ typed, onMade: chosen, ...props }) => (
        <MakeHere
          {...props}
          typed={typed || missing || ''}
          onMade={(id) => {
            chosen(id)
            if (missing && !typed) latest.current(id, missing)
          }}
        />
      ),
    [missing],
  )
  const shared = useWatch({ name: `${SHARED}.${name}` })
  const isNeeded = field.required === true && isEmpty(shared)
  return (
    <div className={isNeeded ? 'manuscript-needed' : undefined}>
      <MakeRecordContext value={Make}>
        <FieldInput source={`${source}.${name}`} field={{ ...field, required: false }} />
      </MakeRecordContext>
    </div>
  )
}
