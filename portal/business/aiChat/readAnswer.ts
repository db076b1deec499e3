import type { Row } from '#declare'
import { refusedBy } from '#portal/outside/portError.ts'

/** What a model answered in JSON, within a fence or not; refused where it is none. */
export function readAnswer(text: string): Row {
  const [, fenced = text] = /```(?:json)?\s*([\s\S]*?)```/.exec(text) ?? []
  try {
    const found = JSON.parse(fenced) as unknown
    if (typeof found === 'object' && found !== null && !Array.isArray(found)) return found as Row
  } catch {
    // Told below, as an answer of another form is.
  }
  throw refusedBy('model', ['回答的格式不正确', 'its answer is not in the form asked for'])
}

/** Text of at most so many letters; empty for anything else. */
export const textIn = (value: unknown, most: number): string => {
  const letters = typeof value === 'string' ? [...value.trim()] : []
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('')}…`
}

/** The entries of a list that are objects; plain texts stand for their `text`. */
export const entriesIn = (value: unknown): readonly Row[] =>
  (Array.isArray(value) ? value : []).flatMap((one) => {
    if (typeof one === 'string') return [{ text: one }]
    return typeof one === 'object' && one !== null ? [one as Row] : []
  })
