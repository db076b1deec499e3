import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Where somebody was in a form that is drawn anew under its own address once it is saved. */
export interface GoOn {
  /** Pixels down the page; left out, the field is brought into sight. */
  readonly stays?: number
  /** The field with the cursor. */
  readonly at?: string
}

/** Where one is now, as the state of the step to the saved record. */
export function whereOneIs(): GoOn {
  const field = document.activeElement?.closest<HTMLElement>('[data-source]')
  return { stays: scrollY, ...(field?.dataset.source && { at: field.dataset.source }) }
}

/** Puts the cursor back into the field it stood in when the record was saved for the first time. */
export function useGoOn(form: RefObject<HTMLElement | null>): void {
  const { state } = useLocation()
  const { at, stays } = (state ?? {}) as Partial<GoOn>
  useEffect(() => {
    if (!at) return
    const inputs = [
      'input:not([aria-hidden=true])',
      'textarea',
      '[contenteditable=true]',
      '[role=combobox]',
    ].map((input) => `[data-source="${CSS.escape(at)}"] ${input}`)
    const put = () => {
      const field = form.current?.querySelector<HTMLElement>(inputs.join())
      field?.focus({ preventScroll: stays !== undefined })
      if (field?.isContentEditable) getSelection()?.setPosition(field, field.childNodes.length)
    }
    // A text's editor comes a little later than the form.
    const timers = [0, 300].map((after) =>
      setTimeout(() => {
        if (document.activeElement?.matches('body, main')) put()
      }, after),
    )
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [form, at, stays])
}
