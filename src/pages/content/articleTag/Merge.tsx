import Button from '@mui/material/Button'
import { Form, useDataProvider, useNotify } from 'ra-core'
import { use, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Entity, Row } from '#declare'
import { mergeNameOf } from '#derive/merges.ts'
import { loadEntity } from '#resources/load.ts'
import { mayUse } from '../../../authProvider/access.ts'
import { useViewer } from '../../../authProvider/Viewer.tsx'
import type { PortalProvider } from '../../../dataProvider/portalProvider.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { NotFound } from '../../../layout/NotFound.tsx'
import { FieldInput } from '../../../views/form/FieldInput.tsx'
import { goneField } from '../../../views/merge/fields.ts'
import MergeChoice from '../../../views/merge/MergeChoice.tsx'
import { wordsOf } from '../../../views/perform/wordsOf.ts'
import '../../../views/form/form.css'
import '../../../views/list/table.css'
import '../../../views/merge/merge.css'
import type { PageProps } from '../../pageProps.ts'

/** Records that are one and the same: pick those that go and the one that stays, look at the numbers, merge. */
export default function Merge({ screen }: PageProps) {
  const say = useSay()
  const viewer = useViewer()
  const entity = use(loadEntity(screen.entity ?? ''))
  const name = mergeNameOf(entity)
  const portal = useDataProvider<PortalProvider>()
  const notify = useNotify()
  const [turn, setTurn] = useState(0)
  if (!name || !mayUse(viewer, entity, name)) return <NotFound />
  const merge = async ({ sources, target }: Row) => {
    try {
      await portal.merge(entity.name, name, sources as readonly number[], Number(target))
      notify(say(['已合并', 'Merged']), { type: 'success' })
      setTurn(turn + 1)
    } catch (error) {
      notify(wordsOf(error), { type: 'error' })
    }
  }
  return (
    <div className="list merge-page">
      <div className="list-head">
        <h1>{say(screen.label)}</h1>
      </div>
      <Form key={turn} record={{}} onSubmit={merge} disableInvalidFormNotification>
        <section className="card section">
          <FieldInput source="sources" field={goneField(entity, name)} hint={{ freely: true }} />
          <Chosen entity={entity} name={name} />
          <div>
            <Button type="submit" variant="contained">
              {say(['合并', 'Merge'])}
            </Button>
          </div>
        </section>
      </Form>
    </div>
  )
}

function Chosen({ entity, name }: { readonly entity: Entity; readonly name: string }) {
  const ids = (useWatch({ name: 'sources' }) ?? []) as readonly number[]
  return <MergeChoice entity={entity} name={name} ids={ids} />
}
