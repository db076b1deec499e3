import { useState } from 'react'
import type { PreviewOver } from '#derive/previewPage.ts'
import { useSay } from '../../i18n/useSay.ts'
import type { PageProps } from './pageProps.ts'
import './over.css'

/** A picture over a page of the app; closing it shows the page, whose foot brings it back. */
export default function OverPage({ page: { title, picture, below } }: PageProps<PreviewOver>) {
  const say = useSay()
  const [isOpen, setOpen] = useState(true)
  return (
    <div className="over-page">
      <header>
        <strong>{below ?? say(['（还没有选页面）', '(no page chosen yet)'])}</strong>
      </header>
      <div className="over-below" aria-hidden="true">
        <i className="over-banner" />
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
      {isOpen ? (
        <div className="over-veil">
          <figure>
            {picture ? (
              <img src={picture} alt={title} />
            ) : (
              <span>{say(['（还没有弹窗图）', '(no picture yet)'])}</span>
            )}
            <button
              type="button"
              aria-label={say(['关闭弹窗', 'Close the pop-up'])}
              onClick={() => setOpen(false)}
            >
              <span aria-hidden="true">×</span>
            </button>
          </figure>
        </div>
      ) : (
        <button type="button" className="over-again" onClick={() => setOpen(true)}>
          {say(['再弹一次', 'Show it again'])}
        </button>
      )}
    </div>
  )
}
