import { lazy, Suspense } from 'react'
import type { InputProps } from '#widgets/input/InputProps.ts'
import { inputs } from '#widgets/inputs.tsx'

const ConditionsInput = lazy(() => import('./ConditionsInput.tsx'))
const TypedInput = lazy(() => import('./TypedInput.tsx'))

/** The input of a field's kind. Heavy ones come when they are first shown. */
export function FieldInput(props: InputProps) {
  const { typed, conditions, kind } = props.field
  const Input = typed ? TypedInput : conditions ? ConditionsInput : inputs[kind]
  return (
    <Suspense fallback={<div className="input-comes" />}>
      <Input {...props} />
    </Suspense>
  )
}
