import ChevronRight from '@mui/icons-material/ChevronRight'
import { useGetList } from 'ra-core'
import { use } from 'react'
import { Link } from 'react-router-dom'
import type { Screen } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import { screensSeen } from '../authProvider/access.ts'
import { useViewer } from '../authProvider/Viewer.tsx'
import { useSay } from '../i18n/useSay.ts'
import type { PageProps } from './pageProps.ts'
import './hub.css'

/** The screens below an address, each with how many records it lists and the first of them. */
export default function Hub({ screen }: PageProps) {
  const say = useSay()
  const seen = screensSeen(useViewer())
  const below = seen.filter(({ path, entity }) => entity && path.startsWith(`${screen.path}/`))
  return (
    <div className="hub">
      <div className="list-head">
        <h1>{say(screen.label)}</h1>
      </div>
      <ul className="hub-ways">
        {below.map((one) => (
          <Way key={one.path} screen={one} />
        ))}
      </ul>
    </div>
  )
}

const named = 6
const NONE: never[] = []

function Way({ screen }: { readonly screen: Screen }) {
  const say = useSay()
  const entity = use(loadEntity(screen.entity as string))
  const {
    data = NONE,
    total,
    error,
    refetch,
  } = useGetList(entity.name, {
    filter: entity.fixed[screen.path] ?? {},
    pagination: { page: 1, perPage: named },
    sort: { field: 'id', order: 'ASC' },
  })
  const names = data.map((record) => String(record[entity.title] ?? record.id))
  return (
    <li>
      {error && data === NONE && <SearchFailed again={refetch} />}
      <Link to={screen.path} className="card hub-way">
        <h2>{say(screen.label)}</h2>
        <span className="hub-count">
          {total !== undefined &&
            say(total === 1 ? ['1 项', '1 entry'] : ['{total} 项', '{total:entry|entries}'], {
              total,
            })}
        </span>
        <ChevronRight aria-hidden="true" />
        <p>{names.join(say(['、', ', ']))}</p>
      </Link>
    </li>
  )
}
