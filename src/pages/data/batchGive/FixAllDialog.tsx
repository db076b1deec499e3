import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useNotify } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import { useSay } from '../../../i18n/useSay.ts'
import { type CodeCount, fixRows } from './calls.ts'
import { columnsOf } from './columnsOf.ts'
import type { BatchStepProps } from './StepProps.ts'
import { useAct } from './useAct.ts'

interface Props extends BatchStepProps {
  readonly found: CodeCount
  onClose(): void
}

/** One value for a column in all rows of one code, which are then checked again. */
export function FixAllDialog({ batch, found, onClose }: Props) {
  const say = useSay()
  const notify = useNotify()
  const id = useId()
  const { busy, act } = useAct()
  const columns = columnsOf(batch.kind).filter(({ name }) => !found.column || name === found.column)
  const [column, setColumn] = useState(found.column ?? guessed(columns, found.message))
  const [value, setValue] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const fix = { code: found.code, says: found.says, column, value: value.trim() }
    const answer = await act('fixRows', () => fixRows(batch.id, fix))
    if (!answer) return
    notify(
      say(['已修改 {count} 行并重新校验', '{count:row|rows} changed and checked'], {
        count: answer.changed,
      }),
      { type: 'success' },
    )
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>
        {say(['统一修改 {count} 行', 'Put right {count:row|rows}'], {
          count: found.count,
        })}
      </DialogTitle>
      <form onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <div>{found.message}</div>
          <TextField
            select
            label={say(['列', 'Column'])}
            value={column}
            onChange={(event) => setColumn(event.target.value)}
          >
            {columns.map(({ name, header, en }) => (
              <MenuItem key={name} value={name}>
                {say([header, en])}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={say(['改为', 'New value'])}
            value={value}
            onChange={(event) => setValue(event.target.value)}
            helperText={say(['留空即清空该列', 'Leave empty to clear the column'])}
            autoFocus
            autoComplete="off"
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {say(['取消', 'Cancel'])}
          </Button>
          <Button type="submit" variant="contained" disabled={busy !== null || !column}>
            {say(['修改并校验', 'Change and check'])}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** The column the message speaks of; where it speaks of none one has to choose. */
const guessed = (
  columns: readonly { readonly name: string; readonly header: string; readonly en: string }[],
  message: string,
): string =>
  columns.find(({ header, en }) => message.includes(header) || message.includes(en))?.name ?? ''
