import { lazy, Suspense } from 'react'
import type { InputProps } from '#widgets/input/InputProps.ts'
import { inputs } from '#widgets/inputs.tsx'

const TypedInput = lazy(() => import('./TypedInput.tsx'))

/** The input of a field's kind. Heavy ones come when they are first shown. */
export function FieldInput(props: InputProps) {
  const Input = props.field.typed ? TypedInput : inputs[props.field.kind]
  return (
    <Suspense fallback={<div className="input-comes" />}>
      <Input {...props} />
    </Suspense>
  )
}
