import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import '../form/form.css'

/** A password to be passed on: selected with a click, copied with the button. */
export default function OneTimePassword({ password }: { readonly password: string }) {
  const say = useSay()
  const text = useRef<HTMLElement>(null)
  const [copied, setCopied] = useState<boolean | null>(null)
  const copy = () =>
    // Browsers give no clipboard to pages without TLS; then it is selected, to be copied by hand.
    (navigator.clipboard?.writeText(password) ?? Promise.reject()).then(
      () => setCopied(true),
      () => {
        setCopied(false)
        if (text.current) getSelection()?.selectAllChildren(text.current)
      },
    )
  return (
    <div className="one-time">
      <code ref={text}>{password}</code>
      <Button variant="outlined" onClick={copy}>
        {say(['复制', 'Copy'])}
      </Button>
      <span role="status">
        {copied === true && say(['已复制', 'Copied'])}
        {copied === false && say(['请按 Ctrl+C 复制', 'Press Ctrl+C'])}
      </span>
    </div>
  )
}
