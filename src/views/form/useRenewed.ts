import { type RefObject, useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Row } from '#declare'
import { flushInputs } from '#widgets/input/flushInputs.ts'
import { same } from './values.ts'

/** A save under way: the values that were sent, null while there is none, and whether it was asked for once more. */
export interface Sent {
  values: Row | null
  again: boolean
}
interface Props {
  /** The values of the record as it was read or saved last. */
  readonly initial: Row
  readonly sent: RefObject<Sent>
  readonly leaving: RefObject<boolean>
  submit(values: Row): Promise<void>
}

/**
 * Takes over the record that was saved, moved or merged, under the hands of whoever goes on: the cursor stays where it
 * is, and what was typed since it was sent stays typed, and unsaved.
 */
export function useRenewed({ initial, sent, leaving, submit }: Props): void {
  const { reset, getValues, setValue, handleSubmit } = useFormContext()
  const shown = useRef(initial)
  useEffect(() => {
    if (shown.current === initial) return
    const { values, again } = sent.current
    const base = values ?? shown.current
    shown.current = initial
    sent.current = { values: null, again: false }
    leaving.current = false
    flushInputs()
    const now = getValues()
    const typed = Object.keys(initial).filter((name) => !same(now[name], base[name]))
    reset(initial, { keepFieldsRef: true })
    for (const name of typed)
      setValue(name, now[name], { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    // Once the form around it has taken the record over as well, which ends a submission under way.
    if (again && typed.length > 0) queueMicrotask(() => void handleSubmit(submit)())
  }, [initial, sent, leaving, submit, reset, getValues, setValue, handleSubmit])
}
