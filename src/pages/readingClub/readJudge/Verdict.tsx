import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useRef, useState } from 'react'
import type { Entity, Row } from '#declare'
import { isAdmin } from '#derive/viewer.ts'
import { mayUse } from '../../../authProvider/access.ts'
import { useUser } from '../../../authProvider/Viewer.tsx'
import type { PortalProvider } from '../../../dataProvider/portalProvider.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { draftPlace, dropDraft, keepDraft, readDraft } from '../../../views/form/draft.ts'
import type { Turn } from '../../../views/form/turnAfter.ts'
import { useKeys } from '../../../views/list/useKeys.ts'
import { wordsOf } from '../../../views/perform/wordsOf.ts'
import { JudgeCard } from './JudgeCard.tsx'

interface Props {
  readonly entity: Entity
  readonly record: Row
  look(id: number): Promise<Turn>
  /** Nothing waits any more where it is undefined. */
  onNext(id: number | undefined): void
  /** It was changed by somebody else: it is to be read again. */
  onStale(): void
}

/** The judge's other scores, the note, and what becomes of the judgement; then the next one. A note not sent is kept. */
export function Verdict({ entity, record, look, onNext, onStale }: Props) {
  const say = useSay()
  const notify = useNotify()
  const client = useQueryClient()
  const portal = useDataProvider<PortalProvider>()
  const { info, viewer } = useUser()
  const id = Number(record.id)
  const place = draftPlace(info.id, 'readJudge/review', id)
  const [note, setNote] = useState(() =>
    String(readDraft(place)?.values.reviewNote ?? record.reviewNote ?? ''),
  )
  const [wrong, setWrong] = useState('')
  const [busy, setBusy] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const waits = record[entity.stateField] === 'reviewing'
  const own = record.createdBy === info.id && !isAdmin(viewer)
  const may = (move: string) => waits && !own && mayUse(viewer, entity, move)
  const write = (text: string) => {
    setNote(text)
    setWrong('')
    const version = Number(record.version)
    keepDraft(place, { at: Date.now(), version, values: { reviewNote: text } })
  }
  const decide = async (move: 'approve' | 'reject') => {
    if (busy || !may(move)) return
    const text = note.trim()
    if (move === 'reject' && text === '') {
      setWrong(say(['驳回须写明审阅意见', 'A rejection says why']))
      return box.current?.focus()
    }
    setBusy(true)
    try {
      const turn = await look(id).catch((): Turn => ({ left: 0 }))
      const version = Number(record.version)
      // Whoever may review but not edit sends a note only where they wrote one.
      const values = text === String(record.reviewNote ?? '') ? {} : { reviewNote: text || null }
      await portal.move('readJudge', id, move, values, { version })
      dropDraft(place)
      await client.invalidateQueries()
      notify(
        turn.next === undefined
          ? say(['{done}，全部审阅完毕', '{done}; all are reviewed'], { done: doneWords(move) })
          : say(['{done}，还有 {left} 篇待审阅', '{done}, {left} left'], {
              done: doneWords(move),
              left: turn.left,
            }),
        { type: 'success' },
      )
      onNext(turn.next)
    } catch (error) {
      notify(wordsOf(error), { type: 'error' })
      onStale()
    } finally {
      setBusy(false)
    }
  }
  const doneWords = (move: 'approve' | 'reject') =>
    move === 'approve' ? say(['已通过', 'Approved']) : say(['已驳回', 'Rejected'])
  const skip = async () => {
    const { next } = await look(id).catch((): Turn => ({ left: 0 }))
    if (next !== undefined) return onNext(next)
    notify(say(['没有其他待审阅的评测了', 'No other judgement waits']), { type: 'info' })
  }
  useKeys({
    a: () => void decide('approve'),
    r: () => void decide('reject'),
    n: () => void skip(),
  })
  const label = (move: string) => say(entity.moves[move]!.label)
  return (
    <div className="judging-verdict">
      <JudgeCard id={Number(record.judge)} judgement={id} />
      <section className="card judging-side" aria-label={say(['审阅', 'Review'])}>
        {!waits && (
          <Alert severity="info">
            {say(['这篇评测不在待审阅状态。', 'This judgement is not in review.'])}
          </Alert>
        )}
        {own && (
          <Alert severity="warning">
            {say(['这篇由你录入，须由他人审阅。', 'You entered it: somebody else reviews it.'])}
          </Alert>
        )}
        <TextField
          label={say(entity.fields.reviewNote!.label)}
          value={note}
          onChange={({ target }) => write(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') box.current?.blur()
          }}
          inputRef={box}
          multiline
          minRows={3}
          maxRows={8}
          fullWidth
          error={wrong !== ''}
          helperText={wrong || `${[...note].length} / ${entity.fields.reviewNote!.max}`}
          disabled={!waits || own}
          slotProps={{ htmlInput: { maxLength: entity.fields.reviewNote!.max } }}
        />
        <div className="judging-buttons">
          <Button
            variant="contained"
            disabled={!may('approve')}
            loading={busy}
            aria-keyshortcuts="a"
            onClick={() => void decide('approve')}
          >
            {label('approve')}
            <kbd>A</kbd>
          </Button>
          <Button
            variant="outlined"
            color="error"
            disabled={!may('reject') || busy}
            aria-keyshortcuts="r"
            onClick={() => void decide('reject')}
          >
            {label('reject')}
            <kbd>R</kbd>
          </Button>
          <Button color="inherit" disabled={busy} aria-keyshortcuts="n" onClick={() => void skip()}>
            {say(['下一篇', 'Next'])}
            <kbd>N</kbd>
          </Button>
        </div>
      </section>
    </div>
  )
}
