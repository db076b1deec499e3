import { useInput, useRecordContext } from 'ra-core'
import { get } from 'react-hook-form'
import type { Field, Label } from '#declare'
import { useLanguage } from '#src/i18n/useSay.ts'
import { kinds } from '../kinds.ts'
import { afterPress } from './afterPress.ts'
import type { Hint, InputProps } from './InputProps.ts'
import { readError } from './readError.ts'

/** A field of the form as an input needs it: its value, how to set it, what is wrong with it. */
export interface FieldInput<V> {
  readonly id: string
  readonly name: string
  readonly value: V | null
  readonly set: (value: V | null) => void
  readonly leave: () => void
  /** Given to the element that takes the focus when this is the first wrong field. */
  readonly focus: (element: HTMLElement | null) => void
  readonly problem: string | undefined
  readonly required: boolean
  readonly disabled: boolean
  /** Attributes that tie the element to its label, help and problem. */
  readonly aria: {
    readonly 'aria-required'?: true
    readonly 'aria-invalid'?: true
    readonly 'aria-describedby': string
  }
}

/** Joins an input to the form. Values are held as records hold them; what is empty is null. */
export function useFieldInput<V>({ source, field, hint }: InputProps): FieldInput<V> {
  const language = useLanguage()
  const record = useRecordContext()
  const input = useInput({
    source,
    format: (value: unknown) => value ?? null,
    parse: (value: unknown) => (value === undefined ? null : value),
    validate: (value: unknown) =>
      isMasked(value, field, get(record, source)) ? undefined : refusalOf(value, field, hint),
  })
  const { id, fieldState } = input
  const problem = readError(fieldState.error, language)
  const required = hint?.required ?? field.required ?? false
  return {
    id,
    name: input.field.name,
    value: (input.field.value ?? null) as V | null,
    set: input.field.onChange,
    leave: () => afterPress(() => input.field.onBlur()),
    focus: input.field.ref,
    problem,
    required,
    // Never told to the form itself, which would drop the value of a disabled field.
    disabled: hint?.disabled ?? field.readOnly ?? false,
    aria: {
      ...(required && { 'aria-required': true }),
      ...(problem && { 'aria-invalid': true }),
      'aria-describedby': `${id}-notes`,
    },
  }
}

const missing: Label = ['必填', 'Required']

/** A phone number the portal showed in part only is left as it is by those who may not see it. */
const isMasked = (value: unknown, field: Field, given: unknown): boolean =>
  field.kind === 'phone' && value === given && String(value).includes('*')

/** A message as react-admin's own parts can read it; ours take the label. */
interface Refused {
  readonly message: string
  readonly args: { readonly label: Label }
}

/** The check of the field alone, for forms that bring no checks of the whole record. */
export function refusalOf(
  value: unknown,
  field: Field,
  hint: Hint | undefined,
): Refused | undefined {
  const kind = kinds[field.kind]
  const empty = kind.isEmpty(value)
  const required = hint?.required ?? field.required
  const label = empty ? (required ? missing : undefined) : kind.check(value, field)[0]
  return label && { message: label[0], args: { label } }
}
