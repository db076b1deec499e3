import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'
import { I18nContext, type I18nProvider } from 'react-admin'
import type { Language } from '#declare'
import { changeSettings, readSettings, useSettings } from '../client/settings.ts'
import { i18nProvider } from '../i18n/i18nProvider.ts'
import { onTexts, textOf, textsArrived } from './texts.ts'

const choose = (language: Language) => {
  // Where the portal cannot keep it, it stands in this browser and goes with the next choice.
  changeSettings({ language }).catch(() => undefined)
}

/**
 * For react-admin's own keeper of the language, which builds everything anew when another is chosen: to it the language
 * is always the one in force. What is drawn reads the one below.
 */
export const languageInForce: I18nProvider = {
  ...i18nProvider('zh', choose, textOf),
  getLocale: () => readSettings().language,
  // A language is chosen through the store. Here it is only asked for by whoever has not heard yet that another one came.
  changeLocale: async () => undefined,
}

/** The reader's language for everything below; changing it keeps what was typed. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const { language } = useSettings()
  const arrived = useSyncExternalStore(onTexts, textsArrived)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asked for a text that came since asks again
  const provider = useMemo(() => i18nProvider(language, choose, textOf), [language, arrived])
  useEffect(() => {
    document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN'
  }, [language])
  return <I18nContext.Provider value={provider}>{children}</I18nContext.Provider>
}
