import { I18nContext } from 'ra-core'
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Language } from '#declare'
import { changeSettings, useSettings } from '../client/settings.ts'
import { i18nProvider } from '../i18n/i18nProvider.ts'
import { onTexts, textOf, textsArrived } from './texts.ts'

const choose = (language: Language) => {
  // Where the portal cannot keep it, it stands in this browser and goes with the next choice.
  changeSettings({ language }).catch(() => undefined)
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
