import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Form, useDataProvider, useGetOne, useNotify } from 'ra-core'
import { use, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Fields, Row } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { listPathOf } from '#resources/screens.ts'
import { mayUse } from '../../../authProvider/access.ts'
import { useViewer } from '../../../authProvider/Viewer.tsx'
import type { PortalProvider } from '../../../dataProvider/portalProvider.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { NotFound } from '../../../layout/NotFound.tsx'
import { DialogProvider } from '../../../views/dialog/DialogProvider.tsx'
import { useDialog } from '../../../views/dialog/useDialog.ts'
import { FieldInput } from '../../../views/form/FieldInput.tsx'
import WatchJob from '../../../views/jobs/WatchJob.tsx'
import { defaultsOf } from '../../../views/perform/dialogFields.ts'
import { wordsOf } from '../../../views/perform/wordsOf.ts'
import { StandInBanner } from '../../../views/StandInBanner.tsx'
import { StateChip } from '../../../views/StateChip.tsx'
import type { PageProps } from '../../pageProps.ts'
import { ChosenDigest } from './ChosenDigest.tsx'
import '../../../views/form/form.css'
import '../../../views/list/table.css'
import './digest.css'

/** A new run of a digest: which parts, by which model, with what wishes. */
export default function FastReadingRestart({ screen }: PageProps) {
  return (
    <DialogProvider>
      <ChosenDigest screen={screen}>{(id) => <Restart key={id} id={id} />}</ChosenDigest>
    </DialogProvider>
  )
}

function Restart({ id }: { readonly id: number }) {
  const say = useSay()
  const ask = useDialog()
  const viewer = useViewer()
  const notify = useNotify()
  const navigate = useNavigate()
  const portal = useDataProvider<PortalProvider>()
  const entity = use(loadEntity('fastReading'))
  const [busy, setBusy] = useState(false)
  const { data, error, refetch } = useGetOne('fastReading', { id: String(id) })
  const action = entity.actions.rerun!
  if (!mayUse(viewer, entity, 'rerun')) return <NotFound />
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return null
  const record = data as Row
  const making = record[entity.stateField] === 'generating'
  const fields = action.asks as Fields
  const runs = `${listPathOf('fastReadingRun')}?filter=${encodeURIComponent(JSON.stringify({ fastReading: id }))}`
  const begin = async (values: Row) => {
    setBusy(true)
    try {
      const given = (await portal.action('fastReading', id, 'rerun', values, {})) as { job: number }
      const title = say(entity.actions.rerunPart!.label)
      await ask({ title, shows: <WatchJob id={given.job} />, tells: true })
      navigate(runs)
    } catch (problem) {
      notify(wordsOf(problem), { type: 'error' })
      void refetch()
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <div className="list-head">
        <h1>{String(record.title)}</h1>
        <StateChip entity={entity} state={record[entity.stateField]} />
        <div className="room" />
        <Button variant="outlined" component={Link} to={runs}>
          {say(entity.actions.history!.label)}
        </Button>
        <Button color="inherit" component={Link} to={listPathOf('fastReading') ?? '/404'}>
          {say(['返回', 'Back'])}
        </Button>
      </div>
      <StandInBanner entity={entity} />
      <Form record={defaultsOf(fields)} onSubmit={begin} disableInvalidFormNotification>
        <section className="card section">
          <div className="digest-restart">
            <p className="hint">
              {say([
                '现有文字保持不变，到生成历史里采用新版本后才替换；已发布的照常展示。',
                'The texts stay as they are until you adopt the new run in the history; what is published stays so.',
              ])}
            </p>
            {Object.entries(fields).map(([name, field]) => (
              <FieldInput key={name} source={name} field={field} />
            ))}
            {making && <Alert severity="info">{say(action.otherwise!)}</Alert>}
            <div>
              <Button type="submit" variant="contained" loading={busy} disabled={making}>
                {say(action.label)}
              </Button>
            </div>
          </div>
        </section>
      </Form>
    </>
  )
}
