import { useGetList, useGetOne } from 'ra-core'
import { use, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { Entity, Row, Screen } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { mayUse } from '../../../authProvider/access.ts'
import { useViewer } from '../../../authProvider/Viewer.tsx'
import { useSay } from '../../../i18n/useSay.ts'
import { DialogProvider } from '../../../views/dialog/DialogProvider.tsx'
import { filterOf } from '../../../views/list/filterOf.ts'
import { NoRecord } from '../../../views/NoRecord.tsx'
import { StateChip } from '../../../views/StateChip.tsx'
import { ChooseRecord } from '../../ChooseRecord.tsx'
import type { PageProps } from '../../pageProps.ts'
import { type Choice, ChooseGift } from './ChooseGift.tsx'
import type { Given } from './calls.ts'
import { GiftForm } from './GiftForm.tsx'
import { GivenCard } from './GivenCard.tsx'
import '#widgets/input/field.css'
import './compensate.css'

/** Where support makes good to one user: what to give is chosen from recipes or filled in, seen, given, and answered. */
export default function Compensate({ screen }: PageProps) {
  const [search, setSearch] = useSearchParams()
  const entity = use(loadEntity('appUser'))
  const asked = filterOf(search.get('filter'))
  const user = Number(asked.user ?? search.get('id')) || null
  const about = typeof asked.about === 'string' && asked.about ? asked.about : null
  return (
    <DialogProvider>
      <div className="list compensate">
        {user === null ? (
          <ChooseRecord
            screen={screen}
            entity="appUser"
            label={['用户', 'User']}
            className="compensate-choose"
            hint={['输入手机号、用户ID或昵称查找', 'Type a phone, uid or nickname']}
            onPick={(picked) => setSearch({ filter: JSON.stringify({ user: picked }) })}
          />
        ) : (
          <MakeGood key={`${user} ${about}`} {...{ screen, entity, user, about }} />
        )}
      </div>
    </DialogProvider>
  )
}

interface Props {
  readonly screen: Screen
  readonly entity: Entity
  readonly user: number
  /** The order or parcel she complains about, by its number. */
  readonly about: string | null
}

function MakeGood({ screen, entity, user, about }: Props) {
  const say = useSay()
  const viewer = useViewer()
  const [choice, setChoice] = useState<Choice | null>(null)
  const [given, setGiven] = useState<Given | null>(null)
  const [turn, setTurn] = useState(0)
  const { data, error, refetch } = useGetOne('appUser', { id: String(user) })
  const kept = use(loadEntity('compensation'))
  const recipes = useGetList('compensation', {
    filter: { status: 'enabled' },
    sort: { field: 'order', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
  })
  if (error && !data) return <NoRecord screen={screen} error={error} />
  if (!data || recipes.isPending) return null
  const record = data as Row
  const may = mayUse(viewer, entity, 'give')
  const anew = () => {
    setGiven(null)
    setChoice(null)
    setTurn(turn + 1)
  }
  return (
    <>
      <section className="card compensate-who">
        <div>
          <h1>
            {say(['补偿 {name}', 'Make good to {name}'], {
              name: String(record.nickname ?? record.uid),
            })}
          </h1>
          <StateChip entity={entity} state={record[entity.stateField]} />
        </div>
        <p>
          UID {String(record.uid)}
          {record.phone ? ` · ${String(record.phone)}` : ''}
          {about && ` · ${say(['关于 {number}', 'About {number}'], { number: about })}`}
          <Link to={`/datas/userInfo/${user}?tab=timeline`}>
            {say(['看时间线', 'The timeline'])}
          </Link>
        </p>
      </section>
      {!may ? (
        <section className="card compensate-note">
          {say([
            '没有补偿的权限：请管理员在角色里勾选“单人补偿”。',
            'You may not make good to users: an admin ticks "Make good to one user" in a role.',
          ])}
        </section>
      ) : given ? (
        <GivenCard given={given} user={user} onAgain={anew} />
      ) : (
        <>
          <ChooseGift
            recipes={(recipes.data ?? []) as readonly Row[]}
            chosen={choice}
            keptAt={mayUse(viewer, kept, 'update') ? '/datas/compensation' : undefined}
            onChoose={setChoice}
          />
          {choice && (
            <GiftForm
              key={`${turn} ${choice.key}`}
              {...{ choice, user, about }}
              onGiven={(one) => {
                setGiven(one)
                void refetch()
              }}
            />
          )}
        </>
      )}
    </>
  )
}
