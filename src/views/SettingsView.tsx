import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import type { Entity, Screen } from '#declare'
import { catalogue } from '#resources/catalogue.ts'
import type { PortalProvider } from '../dataProvider/portalProvider.ts'
import FormView from './FormView.tsx'
import { useFixed } from './list/useFixed.ts'
import { NoRecord } from './NoRecord.tsx'
import { SettingsForm } from './settings/SettingsForm.tsx'
import type { ViewProps } from './ViewProps.ts'

/**
 * A screen of kind form: the settings of a group as one form, the one record that the screen stands for, or a record
 * named by `?id=`. Where the entity has a list of its own and the address names no record, a new one is made.
 */
export default function SettingsView(props: ViewProps) {
  const [search] = useSearchParams()
  const { entity, screen } = props
  if (entity.name === 'baseConfig') return <SettingsForm {...props} />
  const id = search.get('id')
  if (id && /^\d+$/.test(id)) return <FormView key={id} {...props} id={Number(id)} />
  return hasList(entity, screen) ? <FormView {...props} /> : <OnlyRecord {...props} />
}

const hasList = (entity: Entity, screen: Screen): boolean =>
  catalogue.screens.some(
    (other) =>
      other !== screen &&
      other.entity === entity.name &&
      ['resource', 'list', 'board', 'tree'].includes(other.kind),
  )

/** The record that stands for the screen's fixed values; made with the first save where there is none yet. */
function OnlyRecord(props: ViewProps) {
  const { entity, screen } = props
  const portal = useDataProvider<PortalProvider>()
  const fixed = useFixed(entity, screen)
  const { data, error } = useQuery({
    queryKey: [entity.name, 'only', fixed],
    queryFn: () =>
      portal.getList(entity.name, {
        filter: fixed,
        sort: { field: 'id', order: 'ASC' },
        pagination: { page: 1, perPage: 1 },
      }),
  })
  if (error) return <NoRecord screen={screen} error={error} />
  if (!data) return null
  const id = data.data[0]?.id
  return <FormView {...props} {...(id !== undefined && { id: Number(id) })} />
}
