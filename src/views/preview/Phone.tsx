import type { ReactNode } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import './phone.css'

/** A phone with something on its screen. */
export function Phone({ children }: { readonly children: ReactNode }) {
  const say = useSay()
  return (
    <div className="phone">
      <div className="phone-status" aria-hidden="true">
        <span>9:41</span>
        <i />
        <span>5G</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="phone-screen" aria-label={say(['手机画面', 'Phone screen'])} tabIndex={0}>
        {children}
      </section>
      <div className="phone-home" aria-hidden="true" />
    </div>
  )
}
