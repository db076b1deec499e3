import { I18nContext } from 'ra-core'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Language } from '#declare'
import { keepLanguage, readLanguage } from '../client/storage.ts'
import { i18nProvider } from '../i18n/i18nProvider.ts'

/** The reader's language for everything below; changing it keeps what was typed. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(readLanguage)
  const provider = useMemo(
    () =>
      i18nProvider(language, (chosen) => {
        keepLanguage(chosen)
        setLanguage(chosen)
      }),
    [language],
  )
  useEffect(() => {
    document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN'
  }, [language])
  return <I18nContext.Provider value={provider}>{children}</I18nContext.Provider>
}
