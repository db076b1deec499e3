import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { groupDigits } from '#widgets/format/number.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { type Batch, type Found, type Replacing, readFound, replaceCells } from './calls.ts'
import { columnsOf } from './columnsOf.ts'
import { useAct } from './useAct.ts'

interface Props {
  readonly batch: Batch
  onClose(): void
}

/** A piece of text replaced wherever it stands in a column; the rows are then checked again. */
export function ReplaceDialog({ batch, onClose }: Props) {
  const say = useSay()
  const notify = useNotify()
  const id = useId()
  const { busy, act } = useAct()
  const columns = columnsOf(batch.kind)
  const [asked, setAsked] = useState({ column: columns[0]?.name ?? '', find: '', by: '' })
  const set = (part: Partial<typeof asked>) => setAsked({ ...asked, ...part })
  const { found, failed } = useFound(batch.id, asked)
  const none = found?.rows === 0
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const answer = await act('replace', () => replaceCells(batch.id, asked))
    if (!answer) return
    const { changed } = answer
    notify(
      changed === 0
        ? say(['没有找到“{find}”，未修改', '"{find}" was not found; nothing changed'], {
            find: asked.find,
          })
        : say(['已替换 {changed} 行并校验', '{changed:row|rows} replaced and checked'], {
            changed,
          }),
      { type: changed === 0 ? 'info' : 'success' },
    )
    if (changed > 0) onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{say(['查找替换', 'Find and replace'])}</DialogTitle>
      <form onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            select
            label={say(['列', 'Column'])}
            value={asked.column}
            onChange={(event) => set({ column: event.target.value })}
          >
            {columns.map(({ name, header, en }) => (
              <MenuItem key={name} value={name}>
                {say([header, en])}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={say(['查找', 'Find'])}
            value={asked.find}
            onChange={(event) => set({ find: event.target.value })}
            autoFocus
            autoComplete="off"
          />
          <TextField
            label={say(['替换为', 'Replace by'])}
            value={asked.by}
            onChange={(event) => set({ by: event.target.value })}
            helperText={say(['留空即删去', 'Left empty, it is taken out'])}
            autoComplete="off"
          />
          <WhatChanges found={found} />
          {failed && (
            <p className="hint" role="status">
              {say([
                '没能数出会改多少行，仍可替换。',
                'How many rows change could not be counted; they can be replaced all the same.',
              ])}
            </p>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {say(['取消', 'Cancel'])}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={busy !== null || asked.find === '' || none}
          >
            {found?.rows
              ? say(['替换 {rows} 行', 'Replace in {rows:row|rows}'], {
                  rows: groupDigits(found.rows),
                })
              : say(['全部替换', 'Replace all'])}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** What replacing would change, as it is typed: `found` once it is counted, `failed` where it could not be. */
function useFound(
  batch: number,
  asked: Replacing,
): { readonly found: Found | undefined; readonly failed: boolean } {
  const [settled, setSettled] = useState(asked)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asked), 250)
    return () => clearTimeout(timer)
  }, [asked])
  const { data, error } = useQuery({
    queryKey: ['batch', batch, 'found', settled],
    queryFn: () => readFound(batch, settled),
    enabled: settled.find !== '',
    retry: false,
  })
  const isOf = settled === asked && asked.find !== ''
  return { found: isOf ? data : undefined, failed: isOf && error !== null }
}

/** How many rows change, and how the first of them will read. */
function WhatChanges({ found }: { readonly found: Found | undefined }) {
  const say = useSay()
  const rows = found?.rows ?? null
  return (
    <div className="bulk-changes" role="status">
      {rows !== null &&
        (rows === 0
          ? say(['没有找到，不会修改', 'Not found: nothing will change'])
          : say(['将修改 {rows} 行', '{rows:row|rows} will change'], { rows: groupDigits(rows) }))}
      {found?.first.map(({ rowNo, before, after }) => (
        <span key={rowNo} className="bulk-change">
          <span className="bulk-change-no">
            {say(['第 {row} 行', 'Row {row}'], { row: rowNo })}
          </span>
          <del>{before}</del> → <ins>{after || say(['（空）', '(empty)'])}</ins>
        </span>
      ))}
    </div>
  )
}
