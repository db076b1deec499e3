import LinkIcon from '@mui/icons-material/Link'
import type { Editor } from '@tiptap/core'
import { useCallback, useId, useState } from 'react'
import type { Label } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { Popup } from './Popup.tsx'
import { Tool } from './Tool.tsx'

const label: Label = ['链接', 'Link']

interface Props {
  readonly editor: Editor
  readonly on: boolean | undefined
  readonly disabled: boolean
}

/** Sets, changes and takes away the link of the words chosen. */
export function LinkTool({ editor, on, disabled }: Props) {
  const say = useSay()
  const id = useId()
  const [from, setFrom] = useState<HTMLElement | null>(null)
  const [address, setAddress] = useState('')
  const [wrong, setWrong] = useState(false)
  const close = useCallback(() => setFrom(null), [])
  const open = (button: HTMLElement) => {
    setAddress(String(editor.getAttributes('link').href ?? ''))
    setWrong(false)
    setFrom(button)
  }
  const set = () => {
    const href = addressOf(address)
    if (href === null) return setWrong(true)
    close()
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else chain.setLink({ href }).run()
  }
  return (
    <>
      <Tool
        {...{ label, on, disabled }}
        icon={LinkIcon}
        opens="dialog"
        expanded={from !== null}
        onPress={(button) => (from ? close() : open(button))}
      />
      {from && (
        <Popup from={from} label={say(label)} onClose={close}>
          <div className="rich-popup-row">
            <input
              className="field-box"
              aria-label={say(['链接地址', 'Address'])}
              aria-invalid={wrong}
              aria-describedby={wrong ? id : undefined}
              placeholder="https://"
              value={address}
              onChange={(event) => setAddress(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') set()
              }}
            />
            <button type="button" className="field-link" onClick={set}>
              {say(['确定', 'OK'])}
            </button>
            {on && (
              <button
                type="button"
                className="field-link"
                onClick={() => {
                  close()
                  editor.chain().focus().extendMarkRange('link').unsetLink().run()
                }}
              >
                {say(['取消链接', 'Remove the link'])}
              </button>
            )}
          </div>
          {wrong && (
            <p id={id} role="alert" className="rich-wrong">
              {say([
                '请填写 http、https、mailto 或 tel 开头的地址',
                'Give an address that begins with http, https, mailto or tel',
              ])}
            </p>
          )}
        </Popup>
      )}
    </>
  )
}

/** What was typed as an address; null where it is none that a text may hold. A host alone gets its https. */
function addressOf(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || /^(https?:\/\/.|mailto:.|tel:.)/i.test(text)) return text
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : null
}
