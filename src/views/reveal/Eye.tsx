import { useNotify } from 'ra-core'
import { useState } from 'react'
import type { Label } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { Tip } from '../overlay/Tip.tsx'
import { wordsOf } from '../perform/wordsOf.ts'
import './reveal.css'

export const SHOW: Label = ['显示完整信息', 'Show in full']

/** Asks for what stands in part; that it was asked for stands in the log. */
export function Eye({ press }: { readonly press: () => Promise<void> }) {
  const say = useSay()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const ask = () => {
    setBusy(true)
    press()
      .catch((error) => notify(wordsOf(error), { type: 'error' }))
      .finally(() => setBusy(false))
  }
  return (
    <Tip title={say(SHOW)}>
      <button type="button" className="reveal" aria-label={say(SHOW)} disabled={busy} onClick={ask}>
        <svg width="16" height="16" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d="M12 5C7 5 3 8.500 1 12c2 3.500 6 7 11 7s9-3.500 11-7c-2-3.500-6-7-11-7Zm0 12a5 5 0 1 1 0-10 5 5 0 0 1 0 10Zm0-2a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z" />
        </svg>
      </button>
    </Tip>
  )
}
