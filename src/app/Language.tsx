import { I18nContext } from 'ra-core'
import { type ReactNode, useEffect, useMemo } from 'react'
import { changeSettings, useSettings } from '../client/settings.ts'
import { i18nProvider } from '../i18n/i18nProvider.ts'

/** The reader's language for everything below; changing it keeps what was typed. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const { language } = useSettings()
  const provider = useMemo(
    () =>
      i18nProvider(language, (chosen) => {
        // Where the portal cannot keep it, it stands in this browser and goes with the next choice.
        changeSettings({ language: chosen }).catch(() => undefined)
      }),
    [language],
  )
  useEffect(() => {
    document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN'
  }, [language])
  return <I18nContext.Provider value={provider}>{children}</I18nContext.Provider>
}
