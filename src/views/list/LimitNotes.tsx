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
  /** Of some of what the list shows: nobody asks for it where there is none of them. */
  readonly isPart: boolean
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
      const isPart = Object.keys(where).some((name) => !isState(entity, name) && !(name in filter))
      return [{ label: nameOf(entity, where), most, where: { ...scope, ...where }, isPart }]
    })
}

/** Of what a screen holds fast it counts only what a list can show. */
const isElsewhere = (entity: Entity, where: Row, filter: Row): boolean =>
  Object.entries(where).some(
    ([name, value]) => !isState(entity, name) && name in filter && filter[name] !== value,
  )

function nameOf(entity: Entity, where: Row): Label {
  const names = Object.keys(where)
  const state = names.find((name) => isState(entity, name))
  const [name] = names.filter((one) => one !== state)
  const stateLabel = state === undefined ? undefined : entity.states[String(where[state])]
  if (name === undefined) return stateLabel ?? ['已有', 'In use']
  const field = fieldAt(entity, name)
  const choices = field?.of as { readonly [choice: string]: Label } | undefined
  const [zh, en] = choices?.[String(where[name])] ?? field?.label ?? [name, name]
  return stateLabel
    ? [`${zh}（${stateLabel[0]}）`, `${en} (${stateLabel[1].toLowerCase()})`]
    : [zh, en]
}

/** How many there are of how many there may be: `首页展示 7 条，最多 10 条`. */
export default function LimitNotes({
  entity,
  filter,
}: {
  readonly entity: Entity
  readonly filter: Row
}) {
  return limitsOf(entity, filter).map((limited) => (
    <Note key={JSON.stringify(limited.where)} entity={entity} {...limited} />
  ))
}

function Note({ entity, label, most, where, isPart }: Limited & { readonly entity: Entity }) {
  const say = useSay()
  const portal = useDataProvider<PortalProvider>()
  const { data, error, refetch } = useQuery({
    queryKey: [entity.name, 'limit', where],
    queryFn: () =>
      portal.getList(entity.name, { filter: where, pagination: { page: 1, perPage: 1 } }),
  })
  if (typeof data?.total !== 'number') return error && <SearchFailed again={refetch} />
  if (isPart && data.total === 0) return null
  return (
    <span className={data.total >= most ? 'limit-note full' : 'limit-note'}>
      {say(['{label} {count} 条，最多 {most} 条', '{label}: {count}, {most} at most'], {
        label: say(label),
        count: data.total,
        most,
      })}
    </span>
  )
}
