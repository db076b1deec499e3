import Up from '@mui/icons-material/ArrowUpward'
import Remove from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useNotify } from 'ra-core'
import { type KeyboardEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Entity } from '#declare'
import { longestPhrase, mostPhrases } from '#derive/userSettings.ts'
import { changeSettings, useSettings } from '../../client/settings.ts'
import { useSay } from '../../i18n/useSay.ts'
import { withPhrase } from './withPhrase.ts'
import './phrases.css'

interface Props {
  readonly entity: Entity
  /** The action that puts phrases into a text. */
  readonly name: string
  onClose(): void
}

/** One's own phrases, kept on the portal: a digit or a click puts one where the cursor stood in the text. */
export default function Phrases({ entity, name, onClose }: Props) {
  const say = useSay()
  const notify = useNotify()
  const { phrases } = useSettings()
  const { label, phrases: into } = entity.actions[name]!
  const field = String(into)
  const { getValues, setValue } = useFormContext()
  const [typed, setTyped] = useState('')
  const written = String(getValues(field) ?? '').trim()
  const keep = (next: readonly string[]) =>
    changeSettings({ phrases: next }).catch((error: Error) =>
      notify(error.message, { type: 'error' }),
    )
  const add = (phrase: string) => {
    if (phrase.trim() === '' || phrases.includes(phrase.trim())) return
    keep([...phrases, phrase.trim()].slice(0, mostPhrases))
  }
  const put = (phrase: string) => {
    const box = document.querySelector<HTMLTextAreaElement>(`textarea[name="${field}"]`)
    const value = String(getValues(field) ?? '')
    // A box nobody has been in yet stands at 0: a phrase goes behind what is there.
    const { text, caret } = withPhrase(value, phrase, box?.selectionEnd || value.length)
    setValue(field, text, { shouldDirty: true, shouldValidate: true })
    onClose()
    // Once the dialog has given the focus back to wherever it was.
    setTimeout(() => {
      box?.focus()
      box?.setSelectionRange(caret, caret)
    })
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLTextAreaElement || event.ctrlKey || event.metaKey) return
    const phrase = phrases[Number(event.key) - 1]
    if (phrase === undefined) return
    event.preventDefault()
    put(phrase)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={pressed}
      fullWidth
      maxWidth="sm"
      aria-labelledby="phrases-title"
    >
      <DialogTitle id="phrases-title">{say(label)}</DialogTitle>
      <DialogContent className="phrases">
        {phrases.length === 0 ? (
          <p className="hint">
            {say([
              '还没有短语。常写的点评存在这里，批改时按数字键即可填入；只有你自己看得到。',
              'No phrases yet. Keep here what you often write: a digit puts it in. Only you see them.',
            ])}
          </p>
        ) : (
          <p className="hint">
            {say([
              '点击或按数字键 1–9，填入光标所在处。',
              'Click one, or press 1–9: it goes where the cursor stood.',
            ])}
          </p>
        )}
        <ol>
          {phrases.map((phrase, at) => (
            <li key={phrase}>
              <button
                type="button"
                className="phrase"
                // biome-ignore lint/a11y/noAutofocus: whoever opens it wants to press one
                autoFocus={at === 0}
                onClick={() => put(phrase)}
              >
                {at < 9 ? <kbd>{at + 1}</kbd> : <span />}
                <span>{phrase}</span>
              </button>
              <IconButton
                size="small"
                aria-label={say(['上移：{phrase}', 'Up: {phrase}'], { phrase })}
                disabled={at === 0}
                onClick={() => keep(phrases.with(at, phrases[at - 1]!).with(at - 1, phrase))}
              >
                <Up fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={say(['移除：{phrase}', 'Remove: {phrase}'], { phrase })}
                onClick={() => keep(phrases.filter((one) => one !== phrase))}
              >
                <Remove fontSize="small" />
              </IconButton>
            </li>
          ))}
        </ol>
        {phrases.length < mostPhrases && (
          <div className="phrase-new">
            <TextField
              label={say(['新短语', 'New phrase'])}
              value={typed}
              multiline
              maxRows={4}
              fullWidth
              size="small"
              slotProps={{ htmlInput: { maxLength: longestPhrase } }}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button
              variant="outlined"
              disabled={typed.trim() === ''}
              onClick={() => {
                add(typed)
                setTyped('')
              }}
            >
              {say(['存入', 'Keep'])}
            </Button>
          </div>
        )}
        {written !== '' && written.length <= longestPhrase && !phrases.includes(written) && (
          <Button sx={{ justifySelf: 'start' }} onClick={() => add(written)}>
            {say(['把当前点评存为短语', 'Keep what is written now as a phrase'])}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {say(['关闭', 'Close'])}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
