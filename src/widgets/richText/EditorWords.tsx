import { I18nContext, useI18nProvider } from 'ra-core'
import { type ReactNode, useMemo } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { editorWords } from './wordsOfEditor.ts'

const PREFIX = 'ra.tiptap.'

/** Gives the editor's buttons their words, which weigh nothing where no editor is shown. */
export function EditorWords({ children }: { readonly children: ReactNode }) {
  const provider = useI18nProvider()
  const say = useSay()
  const extended = useMemo(
    () => ({
      ...provider,
      translate: (key: string, filling?: { readonly [name: string]: string | number }) => {
        // What is wrong is said around the editor; here it may come as a label, which is no key.
        if (typeof key !== 'string') return ''
        const label = key.startsWith(PREFIX) ? editorWords[key.slice(PREFIX.length)] : undefined
        if (!label) return provider.translate(key, filling)
        return say(label).replace(/%\{(\w+)\}/g, (_, name: string) => String(filling?.[name] ?? ''))
      },
    }),
    [provider, say],
  )
  return <I18nContext.Provider value={extended}>{children}</I18nContext.Provider>
}
