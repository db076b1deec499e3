import { lazy, Suspense } from 'react'
import type { InputProps } from '#widgets/input/InputProps.ts'
import { inputOf } from '#widgets/inputs.tsx'
import { ownPart } from '../ownPart.ts'

const ConditionsInput = lazy(() => import('./ConditionsInput.tsx'))
const TypedInput = lazy(() => import('./TypedInput.tsx'))

interface Props extends InputProps {
  /** Whose field it is, where it is one of a record. */
  readonly of?: string
}

/** The input of a field's kind, or one of its own. Heavy ones come when they are first shown. */
export function FieldInput({ of, ...props }: Props) {
  const { typed, conditions, kind } = props.field
  const own = of === undefined ? undefined : ownPart<InputProps>(`${of}.${props.source}.input`)
  const Input = own ?? (typed ? TypedInput : conditions ? ConditionsInput : inputOf(kind))
  return (
    <Suspense fallback={<div className="input-comes" />}>
      <Input {...props} />
    </Suspense>
  )
}
