import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import type { Field, Row } from '#declare'
import type { Hint } from '#widgets/input/InputProps.ts'
import { FieldInput } from '../form/FieldInput.tsx'
import { filledIn } from '../form/filledIn.ts'
import type { Hints } from '../form/rules.ts'
import { useSituation } from '../form/useSituation.ts'
import { afterwards, alikeHints, dialogHints } from './dialogHints.ts'
import { useBeside } from './useBeside.ts'
import type { DialogForm, Judged } from './useDialog.ts'

/** What the dialog asks of its inputs before it sends what they hold. */
export interface DialogInputs {
  /** The values without those of inputs that others hide: nobody could see them to take them out. */
  seenOf(values: Row): Row
  /** Whether something was filled in that it did not begin with. */
  isFilled(): boolean
}

interface Props extends DialogForm {
  readonly ref: Ref<DialogInputs>
}

/** The inputs a move or an action asks for, in its dialog; where they are the record's own, as its rules have them. */
export default function DialogFields({ judged, ...props }: Props) {
  return judged ? <JudgedInputs {...props} judged={judged} /> : <Inputs {...props} hints={{}} />
}

function JudgedInputs({ judged, ...props }: Props & { readonly judged: Judged }) {
  const { entity, record } = judged
  const values = useWatch() as Row
  const situation = useSituation(entity, record)
  const now = situation(afterwards(judged, values))
  const together = situation({ ...judged.shared, ...now.after })
  const waits = useBeside(props.of, entity, together.after)
  const hints = { ...dialogHints(judged, now), ...alikeHints(props.of, together, waits) }
  return <Inputs {...props} hints={hints} />
}

function Inputs({ of, record, hints, ref }: Omit<Props, 'judged'> & { readonly hints: Hints }) {
  const hidden = Object.keys(of).filter((name) => hints[name]?.hidden)
  const { isDirty } = useFormState()
  useImperativeHandle(ref, () => ({
    seenOf: (values) => ({ ...values, ...Object.fromEntries(hidden.map((name) => [name, null])) }),
    isFilled: () => isDirty,
  }))
  const first = useRef<HTMLDivElement>(null)
  const waits = Object.values(hints).some(({ disabled }) => disabled)
  useEffect(() => {
    if (!waits) focusFirst(first.current)
  }, [waits])
  const inputs = Object.entries(of)
    .filter(([name]) => !hidden.includes(name))
    .map(([name, field]) => (
      <FieldInput
        key={name}
        source={name}
        field={field}
        {...(record && { record })}
        hint={hintOf(field, hints[name])}
      />
    ))
  return (
    <div ref={first} className="ask-fields">
      {inputs}
    </div>
  )
}

/**
 * One begins to fill in at once; where keys are on the screen, they would come up over what is to be read. At a desk,
 * where nothing must be filled in, Enter decides and a letter pressed once too often goes nowhere: whoever has passed
 * five with P does not write "ppp" to a reader with the sixth.
 */
function focusFirst(inputs: HTMLElement | null) {
  const desk = inputs?.closest('.dialog-beside')
  const mayBeEmpty = desk && !desk.querySelector('[aria-required=true]:not([disabled])')
  const ok = mayBeEmpty && desk.querySelector<HTMLElement>('button[type=submit]')
  if (ok) return ok.focus()
  if (matchMedia('(pointer: coarse)').matches) return
  inputs?.querySelector<HTMLElement>(filledIn)?.focus()
}

/** A move demands more than the record's rules do, and never less. */
const hintOf = ({ where, required }: Field, hint: Hint = {}): Hint => ({
  ...(where && { filter: where }),
  ...hint,
  ...((required || hint.required) && { required: true }),
})
