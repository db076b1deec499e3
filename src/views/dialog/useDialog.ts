import { createContext, type ReactNode, use } from 'react'
import type { Entity, Fields, Label, Row } from '#declare'

/** Inputs of a dialog. */
export interface DialogForm {
  readonly of: Fields
  readonly record?: Row
  readonly judged?: Judged
}
/** Whose fields those of these names are: its rules say which of them are asked for beside the values of the others. */
export interface Judged {
  readonly entity: Entity
  /** Null where several are meant. */
  readonly record: Row | null
  /** What several have in common. */
  readonly shared?: Row
  readonly names: readonly string[]
  /** The move or action that asks. */
  readonly name: string
}
/** Something to be agreed to before it happens. */
export interface Question {
  readonly title: string
  readonly text?: string
  /** Names of the records it is about; the first ones are shown, then how many more. */
  readonly names?: readonly string[]
  readonly count?: number
  /** What it comes to. */
  readonly leads?: ReactNode
  /** What speaks against it, or is to be known before. */
  readonly warnings?: readonly string[]
  /** Must be typed to go on. */
  readonly typed?: string
  /** Why it is done is asked, too. */
  readonly reason?: boolean
  /** The reason that was given before. */
  readonly because?: string
  /** Fields filled in on the way. */
  readonly fields?: DialogForm
  /** Something to be read: there is nothing to agree to. */
  readonly shows?: ReactNode
  /** What is shown needs no more room than a question. */
  readonly small?: boolean
  /** What must hold; with something not met one cannot go on. */
  readonly needs?: () => Promise<readonly string[]>
  /** What is to be known of it before one goes on, found along with what must hold: whoever goes on agrees to that. */
  readonly heeds?: () => readonly string[]
  /** What stands against it whatever is filled in: told as soon as it is known, and nothing waits for it. */
  readonly refused?: () => Promise<readonly string[]>
  /** Carries it out while the dialog waits; what refuses it is shown there, beside everything as it was typed. */
  readonly tries?: Tries
  readonly ok?: Label
  /** A second way to agree, and the better one. */
  readonly better?: Label
  /** Tells something rather than asks: there is nothing to refuse, only to be read. */
  readonly tells?: boolean
  /** It is told this once: it goes by its button alone, not by a key meant for something else. */
  readonly once?: boolean
  readonly danger?: boolean
}
/** What was said to a question that was agreed to. */
export interface Agreed {
  readonly reason?: string
  readonly values?: Row
  /** In the better of two ways. */
  readonly better?: true
}
/** Why it was not done; without a message where somebody would rather not, having been asked once more. */
export interface Refused {
  readonly message?: string
  /** By field, for those that are asked. */
  readonly errors?: { readonly [field: string]: string }
}
/** Null once it is done. */
export type Tries = (agreed: Agreed) => Promise<Refused | null>
/** Null where somebody would rather not. */
export type OpenDialog = (question: Question) => Promise<Agreed | null>

export const DialogContext = createContext<OpenDialog | null>(null)

/** Asks in a dialog over the screen and waits for the answer. */
export function useDialog(): OpenDialog {
  const ask = use(DialogContext)
  if (!ask)
    throw new Error('Ask in a dialog: none stands above. Wrap the screen in DialogProvider.')
  return ask
}
