import { type ReactNode, useRef } from 'react'
import { useKeptPlace } from './useKeptPlace.ts'

/** What is told above the inputs, whenever it comes: the input one types in stays where it is on the screen. */
export function FormNotes({ children }: { readonly children: ReactNode }) {
  const notes = useRef<HTMLDivElement>(null)
  useKeptPlace(notes)
  return (
    <div ref={notes} className="form-notes">
      {children}
    </div>
  )
}
