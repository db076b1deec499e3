import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId, useState } from 'react'
import type { Label } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import '../../input/field.css'
import './inserts.css'

interface Props {
  readonly title: Label
  /** Something stands in the text already and is changed. */
  readonly changes: boolean
  /** Why it cannot be put into the text; said once one has pressed the button, until it is mended. */
  readonly problem: () => Label | undefined
  readonly onClose: () => void
  readonly onDone: () => void
  readonly children: ReactNode
}

/** The frame of an insert's dialog: what is wrong is said when one wants to insert it, and nothing typed is lost. */
export function InsertDialog({ title, changes, problem, onClose, onDone, children }: Props) {
  const say = useSay()
  const id = useId()
  const [asked, setAsked] = useState(false)
  const wrong = asked ? problem() : undefined
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{say(title)}</DialogTitle>
      <DialogContent className="insert">
        {children}
        {wrong && (
          <p role="alert" className="upload-refused">
            {say(wrong)}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {say(['取消', 'Cancel'])}
        </Button>
        <Button
          variant="contained"
          onClick={() => {
            setAsked(true)
            if (!problem()) onDone()
          }}
        >
          {changes ? say(['确定', 'OK']) : say(['插入', 'Insert'])}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface LineProps {
  readonly label: Label
  readonly value: string
  readonly hint?: string | undefined
  readonly onChange: (value: string) => void
}

/** A line of text in a dialog. */
export function Line({ label, value, hint, onChange }: LineProps) {
  const say = useSay()
  const id = useId()
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {say(label)}
      </label>
      <input
        id={id}
        className="field-box"
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} className="insert-hint">
        {hint}
      </p>
    </div>
  )
}
