import Check from '@mui/icons-material/Check'
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useEffect, useState } from 'react'
import { useSay } from '../../i18n/useSay.ts'

interface Props {
  readonly text: string
  readonly autoFocus?: boolean
}

/** Takes the sentence that is sent to a user to the clipboard, and says so for a while. */
export function CopyReply({ text, autoFocus = false }: Props) {
  const say = useSay()
  const notify = useNotify()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      notify(
        say([
          '没有复制成功：浏览器不允许使用剪贴板，请手动选中文字复制',
          'Not copied: the browser does not allow it. Select the text and copy it yourself',
        ]),
        { type: 'warning' },
      )
    }
  }
  return (
    <Button
      size="small"
      variant={autoFocus ? 'contained' : 'text'}
      autoFocus={autoFocus}
      startIcon={copied ? <Check /> : <ContentCopy />}
      title={text}
      onClick={copy}
    >
      {copied ? say(['已复制', 'Copied']) : say(['复制回复', 'Copy the reply'])}
    </Button>
  )
}
