import type { I18nProvider } from 'ra-core'
import { type Label, type Language, wording } from '#declare'
import { messages } from './messages.ts'

type Filling = {
  readonly _?: string
  readonly smart_count?: number
  readonly [name: string]: unknown
}

/** The text that react-admin asks for by a key; undefined where there is none. */
export type TextOf = (key: string) => Label | undefined

/**
 * react-admin's own texts in one language, in Polyglot's notation. A key that is not known reads as the `_` given with
 * it, or as itself: a text we made, already in words.
 */
export function i18nProvider(
  language: Language,
  change: (language: Language) => void,
  textOf: TextOf = (key) => messages[key],
): I18nProvider {
  return {
    // What our own checks say at an input of react-admin's is a label, and no key.
    translate: (key: string | Label, filling: Filling = {}) => {
      if (typeof key !== 'string') return wording(key, language)
      const label = textOf(key)
      return filled(label ? wording(label, language) : (filling._ ?? key), filling)
    },
    changeLocale: async (locale: string) => change(locale === 'en' ? 'en' : 'zh'),
    getLocale: () => language,
    getLocales: () => [
      { locale: 'zh', name: '简体中文' },
      { locale: 'en', name: 'English' },
    ],
  }
}

function filled(text: string, filling: Filling): string {
  const [one = text, many = one] = text.split('||||').map((part) => part.trim())
  const chosen = filling.smart_count === undefined || filling.smart_count === 1 ? one : many
  return chosen.replace(/%\{(\w+)\}/g, (whole, name: string) => String(filling[name] ?? whole))
}
