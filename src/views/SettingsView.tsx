import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Entity, Screen } from '#declare'
import { creatable } from '#derive/creatable.ts'
import { catalogue } from '#resources/catalogue.ts'
import type { PortalProvider } from '../dataProvider/portalProvider.ts'
import { useSay } from '../i18n/useSay.ts'
import { ChooseFirst } from './board/ChooseFirst.tsx'
import { ScopeChoice } from './board/ScopeChoice.tsx'
import { EmptyState } from './EmptyState.tsx'
import FormView from './FormView.tsx'
import { filterOf } from './list/filterOf.ts'
import { useFixed } from './list/useFixed.ts'
import { NoRecord } from './NoRecord.tsx'
import './board/board.css'
import { Editions } from './settings/Editions.tsx'
import { SettingsForm } from './settings/SettingsForm.tsx'
import type { ViewProps } from './ViewProps.ts'

/**
 * A screen of kind form: the settings of a group as one form, in the words of its declaration where it has one, the one record that the screen stands for, or a record
 * named by `?id=`. Where the entity has a list of its own and the address names no record, a new one is made.
 */
export default function SettingsView(props: ViewProps) {
  const [search] = useSearchParams()
  const { entity, screen } = props
  if (entity.name === 'baseConfig') return <SettingsForm {...props} />
  if (entity.keysOf) return <FormView {...props} id={1} />
  const id = search.get('id')
  if (id && /^\d+$/.test(id)) return <FormView key={id} {...props} id={Number(id)} />
  const by = editionOf(entity, screen)
  if (by) return <Editions {...props} by={by} />
  return hasList(entity, screen) ? <FormView {...props} /> : <OnlyRecord {...props} />
}

/** The field that tells records apart beside what the screen holds fast: the sale of a kind has one record a year. */
function editionOf(entity: Entity, { path }: Screen): string | undefined {
  const held = Object.keys(entity.fixed[path] ?? {})
  const uniques = Object.values(entity.rules)
    .flat()
    .flatMap(({ unique }) => (unique ? [unique as readonly string[]] : []))
  const own = uniques.find((names) => held.every((name) => names.includes(name)))
  const [by, ...more] = held.length > 0 && own ? own.filter((name) => !held.includes(name)) : []
  return by && more.length === 0 && entity.fields[by]?.kind === 'integer' ? by : undefined
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
  const say = useSay()
  const held = useFixed(entity, screen)
  const [search] = useSearchParams()
  const per = perField(entity)
  const given = useMemo(() => filterOf(search.get('filter')), [search])
  const fixed = useMemo(() => ({ ...given, ...held }), [given, held])
  const chosen = !per || fixed[per] !== undefined
  const { data, error } = useQuery({
    queryKey: [entity.name, 'only', fixed],
    enabled: chosen,
    queryFn: () =>
      portal.getList(entity.name, {
        filter: fixed,
        sort: { field: 'id', order: 'ASC' },
        pagination: { page: 1, perPage: 1 },
      }),
  })
  if (error && !data) return <NoRecord screen={screen} error={error} />
  const id = data?.data[0]?.id
  const form =
    id !== undefined || (data && creatable(entity)) ? (
      <FormView key={String(id)} {...props} {...(id !== undefined && { id: Number(id) })} />
    ) : null
  if (!per) return form
  return (
    <>
      {!form && (
        <div className="list-head settings-head">
          <h1>{say(screen.label)}</h1>
        </div>
      )}
      <ScopeChoice entity={entity} names={[per]} filter={given} fixed={fixed} />
      {form ??
        (chosen ? (
          data && <EmptyState title={say(['还没有这条记录', 'There is no such record'])} />
        ) : (
          <ChooseFirst entity={entity} field={per} filter={fixed} />
        ))}
    </>
  )
}

/** Of an entity that holds one record per something, the field that names it. */
const perField = (entity: Entity): string | undefined =>
  Object.keys(entity.fields).find((name) => {
    const { kind, unique, required } = entity.fields[name]!
    return kind === 'ref' && unique === true && required === true
  })
