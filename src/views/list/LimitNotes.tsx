import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { Entity, Label, Row } from '#declare'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { fieldAt, isState } from '../fieldAt.ts'

/** So many of a kind there may be. */
export interface Limited {
  readonly label: Label
  readonly most: number
  readonly where: Row
}

/**
 * The limits of an entity that are plain numbers, within what the list is filtered by: of a limit per magazine nothing
 * can be said while all magazines are shown, nor of one on records that the list leaves out.
 */
export function limitsOf(entity: Entity, filter: Row): readonly Limited[] {
  return Object.values(entity.rules)
    .flat()
    .flatMap((literal) => {
      const most = (literal.limit as { readonly most?: unknown } | undefined)?.most
      const per = (literal.per ?? []) as readonly string[]
      const where = (literal.where ?? {}) as Row
      const plain = Object.values(where).every((value) => typeof value !== 'object')
      if (typeof most !== 'number' || literal.overlap || !plain) return []
      if (per.some((name) => filter[name] === undefined) || isElsewhere(entity, where, filter))
        return []
      const scope = Object.fromEntries(per.map((name) => [name, filter[name]]))
      return [{ label: nameOf(entity, where), most, where: { ...scope, ...where } }]
    })
}

/** Of what a screen holds fast it counts only what a list can show. */
const isElsewhere = (entity: Entity, where: Row, filter: Row): boolean =>
  Object.entries(where).some(
    ([name, value]) => !isState(entity, name) && name in filter && filter[name] !== value,
  )

function nameOf(entity: Entity, where: Row): Label {
  const [name, value] = Object.entries(where)[0] ?? []
  if (name === undefined) return ['已有', 'In use']
  if (isState(entity, name)) return entity.states[String(value)] ?? [name, name]
  const field = fieldAt(entity, name)
  const choices = field?.of as { readonly [choice: string]: Label } | undefined
  return choices?.[String(value)] ?? field?.label ?? [name, name]
}

/** How many there are of how many there may be: `首页展示 7 / 10`. */
export function LimitNotes({ entity, filter }: { readonly entity: Entity; readonly filter: Row }) {
  return limitsOf(entity, filter).map((limited) => (
    <Note key={JSON.stringify(limited.where)} entity={entity} {...limited} />
  ))
}

function Note({ entity, label, most, where }: Limited & { readonly entity: Entity }) {
  const say = useSay()
  const portal = useDataProvider<PortalProvider>()
  const { data, error, refetch } = useQuery({
    queryKey: [entity.name, 'limit', where],
    queryFn: () =>
      portal.getList(entity.name, { filter: where, pagination: { page: 1, perPage: 1 } }),
  })
  if (typeof data?.total !== 'number') return error && <SearchFailed again={refetch} />
  return (
    <span className={data.total >= most ? 'limit-note full' : 'limit-note'}>
      {say(['{label} {count} / {most}', '{label} {count} of {most}'], {
        label: say(label),
        count: data.total,
        most,
      })}
    </span>
  )
}
