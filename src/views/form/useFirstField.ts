import { type RefObject, useEffect } from 'react'
import { filledIn } from './filledIn.ts'

const fields = `:is(${filledIn}):not([type=checkbox], [type=radio])`

/**
 * Puts the cursor into the first field of a form that begins empty, unless a screen keyboard would cover it then, or
 * somebody has opened a dialog while it came: what is typed there is not for the form.
 */
export function useFirstField(form: RefObject<HTMLElement | null>, begins: boolean): void {
  useEffect(() => {
    if (!begins || matchMedia('(pointer: coarse)').matches) return
    const over = document.activeElement?.closest('[role=dialog]')
    if (over && !over.contains(form.current)) return
    const field = form.current?.querySelector<HTMLElement>(fields)
    field?.focus({ preventScroll: true })
  }, [form, begins])
}
