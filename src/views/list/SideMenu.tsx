import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'ra-core'
import type { Entity } from '#declare'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import type { MenuEntry, PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import './sideMenu.css'

interface Props {
  readonly entity: Entity
  /** The reference the menu is of; choosing one filters by it. */
  readonly by: string
  /** The states this screen shows; all of them where it holds none fast. */
  readonly states: unknown
}

/** What the rows refer to, each with how many of them this screen shows; those without any stand last. */
export default function SideMenu({ entity, by, states }: Props) {
  const say = useSay()
  const portal = useDataProvider<PortalProvider>()
  const { filterValues, setFilters } = useListContext()
  const {
    data = NONE,
    error,
    refetch,
  } = useQuery({
    queryKey: [entity.name, 'menu'],
    queryFn: () => portal.menu(entity.name),
  })
  const counted = data
    .map((entry) => ({ ...entry, count: countOf(entry, states) }))
    .toSorted((a, b) => Number(b.count > 0) - Number(a.count > 0))
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  const { [by]: chosen, ...others } = filterValues
  const choose = (id?: number) =>
    setFilters(id === undefined ? others : { ...others, [by]: id }, {}, false)
  const label = say(entity.fields[by]?.label ?? ['目录', 'Menu'])
  return (
    <nav className="side-menu card" aria-label={label}>
      <h2>{label}</h2>
      {error && data === NONE && <SearchFailed again={refetch} />}
      <ul>
        <li>
          <button type="button" aria-pressed={chosen === undefined} onClick={() => choose()}>
            <span className="side-all">{say(['全部', 'All'])}</span>
            <small>{data === NONE ? '–' : total}</small>
          </button>
        </li>
        {counted.map(({ id, title, smallImage, count }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={Number(chosen) === id}
              className={count === 0 ? 'side-none' : undefined}
              onClick={() => choose(id)}
            >
              {smallImage ? (
                <img src={smallImage} alt="" width={28} height={28} loading="lazy" />
              ) : (
                <i />
              )}
              <span title={title}>{title}</span>
              <small>{count}</small>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const NONE: readonly MenuEntry[] = []

const countOf = ({ counts }: MenuEntry, states: unknown): number => {
  const shown = states === undefined ? Object.keys(counts) : [states].flat().map(String)
  return shown.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
}
