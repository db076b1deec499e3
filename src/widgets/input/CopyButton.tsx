import Check from '@mui/icons-material/Check'
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import { useEffect, useState } from 'react'
import { useSay } from '#src/i18n/useSay.ts'

/** Takes a text to the clipboard, and says so for a while. */
export function CopyButton({ text, name }: { readonly text: string; readonly name: string }) {
  const say = useSay()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 1500)
    return () => clearTimeout(timer)
  }, [copied])
  const label = copied ? say(['已复制', 'Copied']) : say(['复制{name}', 'Copy {name}'], { name })
  return (
    <button
      type="button"
      className="field-icon field-beside"
      aria-label={label}
      title={label}
      onClick={async () => {
        await navigator.clipboard.writeText(text)
        setCopied(true)
      }}
    >
      {copied ? <Check fontSize="small" color="success" /> : <ContentCopy fontSize="small" />}
    </button>
  )
}
