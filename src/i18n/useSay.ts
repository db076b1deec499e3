import { useI18nProvider } from 'ra-core'
import { useCallback } from 'react'
import { type Label, type Language, wording } from '#declare'

/**
 * Reads a label in the reader's language; `{name}` is filled in from the second argument, and so is `{count:row|rows}`,
 * with the word that goes with the number.
 */
export type Say = (label: Label, filling?: { readonly [name: string]: string | number }) => string

/** `say(['保存', 'Save'])`, `say(['共 {count} 条', '{count} in all'], { count })`. */
export function useSay(): Say {
  const language = useLanguage()
  return useCallback((label, filling) => sayIn(language, label, filling), [language])
}

/** The language everything is shown in. */
export function useLanguage(): Language {
  return useI18nProvider().getLocale() === 'en' ? 'en' : 'zh'
}

/** A label in a language, filled in: `Magazine` as `{what}` within an English sentence is a magazine. */
export function sayIn(language: Language, label: Label, filling: Parameters<Say>[1] = {}): string {
  const text = wording(label, language)
  return text.replace(hole, (whole, name: string, one?: string, more?: string, at = 0) => {
    const filled = String(filling[name] ?? whole)
    if (one && more) return `${filled} ${filled === '1' ? one : more}`
    return name === 'what' && within.test(text.slice(0, at)) ? lowerFirst(filled) : filled
  })
}

const hole = /\{(\w+)(?::([^|}]+)\|([^}]+))?\}/g

/** Words stand before it, in Latin letters. */
const within = /[a-z] $/

/** `Magazine` within a sentence; `VIP goods` stays. */
export const lowerFirst = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
