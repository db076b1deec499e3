import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useGetOne } from 'ra-core'
import { lazy, Suspense, use } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Row, Screen } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { DialogProvider } from '../../../views/dialog/DialogProvider.tsx'
import { filterOf } from '../../../views/list/filterOf.ts'
import { NoRecord } from '../../../views/NoRecord.tsx'
import { ChooseRecord } from '../../ChooseRecord.tsx'
import type { PageProps } from '../../pageProps.ts'
import { HoldingsPart } from './HoldingsPart.tsx'
import { UserHead } from './UserHead.tsx'
import { UserProfile } from './UserProfile.tsx'
import { UserTiles } from './UserTiles.tsx'
import { useParts } from './useParts.ts'
import '#widgets/input/field.css'
import '../../../views/show.css'
import './user.css'

const Timeline = lazy(() => import('../../../views/timeline/Timeline.tsx'))

/** A user of the app as support looks them up: who they are, and all that is theirs, a tab each. */
export default function UserDetail({ screen, id }: PageProps) {
  const [search, setSearch] = useSearchParams()
  const user = id ?? (Number(filterOf(search.get('filter')).user ?? search.get('id')) || null)
  return (
    <DialogProvider>
      <div className="list user-detail">
        {user === null ? (
          <ChooseRecord
            screen={screen}
            entity="appUser"
            label={['用户', 'User']}
            className="user-choose"
            hint={['输入手机号、用户ID或昵称查找', 'Type a phone, uid or nickname']}
            onPick={(picked) => setSearch({ filter: JSON.stringify({ user: picked }) })}
          />
        ) : (
          <User key={user} screen={screen} id={user} />
        )}
      </div>
    </DialogProvider>
  )
}

function User({ screen, id }: { readonly screen: Screen; readonly id: number }) {
  const say = useSay()
  const entity = use(loadEntity('appUser'))
  const parts = useParts()
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch } = useGetOne('appUser', { id: String(id) })
  if (error && !data) return <NoRecord screen={screen} error={error} />
  if (!data) return null
  const record = data as Row
  const part = parts.find(({ key }) => key === search.get('tab'))
  const asked = search.get('tab')
  const tab = part?.key ?? (asked === PROFILE ? asked : TIMELINE)
  const searchOf = (key: string) => {
    const next = new URLSearchParams(search)
    next.set('tab', key)
    return next
  }
  const shown = parts.find(({ key }) => key === tab)
  return (
    <>
      <UserHead {...{ entity, record }} />
      <UserTiles
        {...{ entity, record }}
        seen={parts.map(({ key }) => key)}
        addressOf={(key) => `?${searchOf(key)}`}
      />
      <section className="card user-parts">
        <Tabs
          value={tab}
          onChange={(_, key: string) => setSearch(searchOf(key), { replace: true })}
          variant="scrollable"
          selectionFollowsFocus
          aria-label={say(['用户的记录', 'Records of the user'])}
        >
          {[TIMELINE_TAB, ...parts, PROFILE_TAB].map(({ key, label }) => (
            <Tab
              key={key}
              value={key}
              label={say(label)}
              id={`user-tab-${key}`}
              aria-controls="user-part"
            />
          ))}
        </Tabs>
        <div id="user-part" role="tabpanel" aria-labelledby={`user-tab-${tab}`}>
          {shown ? (
            <HoldingsPart key={tab} part={shown} user={id} />
          ) : tab === TIMELINE ? (
            <Suspense fallback={null}>
              <Timeline {...{ entity, record }} />
            </Suspense>
          ) : (
            <UserProfile {...{ entity, record }} onChanged={() => void refetch()} />
          )}
        </div>
      </section>
    </>
  )
}

/** The tabs that are no lists. */
const PROFILE = 'profile'
const TIMELINE = 'timeline'
/** What happened, in order, is what one comes for. */
const TIMELINE_TAB = { key: TIMELINE, label: ['时间线', 'Timeline'] } as const
const PROFILE_TAB = { key: PROFILE, label: ['资料', 'Profile'] } as const
