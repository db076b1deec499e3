/** Whether a record holds what was typed; blanks around it and the seconds of a time say nothing, and nothing is nothing. */
export function same(typed: unknown, held: unknown): boolean {
  if (typed === '' && (held === null || held === undefined)) return true
  if (typeof typed === 'string' && typeof held === 'string')
    return typed.trim() === held.trim() || moment(typed) === moment(held)
  return JSON.stringify(typed) === JSON.stringify(held)
}

const moment = (text: string): string =>
  /^\d{4}-\d\d-\d\dT/.test(text) ? text.slice(0, 16) : `${text} `.trim()
