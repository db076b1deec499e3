import { useI18nProvider } from 'ra-core'
import { useCallback } from 'react'
import { type Label, type Language, wording } from '#declare'

/** Reads a label in the reader's language; `{name}` is filled in from the second argument. */
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

/** A label in a language, filled in. */
export function sayIn(language: Language, label: Label, filling: Parameters<Say>[1] = {}): string {
  return wording(label, language).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(filling[name] ?? whole),
  )
}
