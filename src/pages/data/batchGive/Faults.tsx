import Alert from '@mui/material/Alert'
import { useSay } from '../../../i18n/useSay.ts'
import { MapAgain } from './MapAgain.tsx'
import { MapColumns } from './MapColumns.tsx'
import { RepeatNote } from './RepeatNote.tsx'
import type { BatchStepProps } from './StepProps.ts'

/** What is wrong with the list as a whole, each in words; an earlier run of it with the ways on. */
export function Faults(props: BatchStepProps) {
  const { screen, summary, batch } = props
  const say = useSay()
  const isForeign = summary.faults.some(({ code }) => code === 'F5')
  // Read as an earlier file was mapped, or as somebody mapped this one: it can be read otherwise still.
  const isMapped = batch.mapping !== null || summary.faults.some(({ says }) => says === 'F6.mapped')
  const isOpen = batch.status === 'problem' || batch.status === 'ready'
  return (
    <>
      {summary.faults.map(({ code, level, message, batch: first }) =>
        code === 'F11' && first !== undefined ? (
          <RepeatNote
            key={message}
            kind={batch.kind}
            path={screen.path}
            message={message}
            first={first}
          />
        ) : (
          <Alert key={message} severity={level === 'warn' ? 'warning' : 'error'} variant="outlined">
            {message}
            {code === 'F5' &&
              summary.mayRun &&
              say(['；也可以在下面对应各列', '; or say below what each column is'])}
          </Alert>
        ),
      )}
      {isForeign && summary.mayRun && <MapColumns key={batch.id} batch={batch} />}
      {!isForeign && isMapped && isOpen && summary.mayRun && (
        <MapAgain key={batch.id} batch={batch} />
      )}
    </>
  )
}
