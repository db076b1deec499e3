import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Screen } from '#declare'
import { screensByPath } from '#resources/screens.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { StepBar } from './StepBar.tsx'
import type { Step } from './stepOf.ts'

/** Where all batches are listed. */
export const historyPath = '/datas/bulkHistory'

interface Props {
  readonly screen: Screen
  readonly at: Step
  readonly over?: boolean
  readonly broken?: boolean
  readonly children?: ReactNode
}

/** Title of the screen, the way to all batches, and the six steps. */
export function StepHead({ screen, at, over = false, broken = false, children }: Props) {
  const say = useSay()
  const history = screensByPath.get(historyPath)
  return (
    <>
      <div className="list-head">
        <h1>{say(screen.label)}</h1>
        <div className="room" />
        {children}
        {history && (
          <Button component={Link} to={historyPath} variant="outlined">
            {say(history.label)}
          </Button>
        )}
      </div>
      <StepBar {...{ at, over, broken }} />
    </>
  )
}
