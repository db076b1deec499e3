import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import ErrorMark from '@mui/icons-material/ErrorOutlined'
import Warning from '@mui/icons-material/WarningAmberOutlined'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { dateTime } from '#widgets/format/dateTime.ts'
import type { Symptom } from '#wire/symptom.ts'
import { call } from '../../../client/client.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { NoRecord } from '../../../views/NoRecord.tsx'
import './condition.css'
import type { PageProps } from '../../pageProps.ts'

interface Told {
  readonly at: string
  readonly symptoms: readonly Symptom[]
}

/** How often it is looked anew while the page stands open, in milliseconds. */
const AGAIN = 15_000
const marks = { well: CheckCircle, poor: Warning, ill: ErrorMark } as const
const states = {
  ill: ['异常', 'Ill'],
  poor: ['需留意', 'To be seen to'],
  well: ['正常', 'Well'],
} as const

/** How the portal stands and all that it stands on, what is wrong first, each with what to do. */
export default function Condition({ screen }: PageProps) {
  const say = useSay()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['condition'],
    queryFn: async () =>
      (await call<Told>('GET', 'condition', { quiet: true, timeout: 15_000 })).data,
    refetchInterval: AGAIN,
  })
  if (error) return <NoRecord screen={screen} error={error} />
  if (!data) return null
  const order = Object.keys(states)
  const symptoms = data.symptoms.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
  const wrong = symptoms.filter(({ state }) => state !== 'well').length
  return (
    <div className="list">
      <div className="list-head">
        <h1>{say(screen.label)}</h1>
        <span className="hint" role="status">
          {wrong === 0
            ? say(['全部正常', 'All is well'])
            : say(['{count} 项需要处理或留意', '{count} to be seen to'], { count: wrong })}
          {' · '}
          {dateTime(data.at)}
        </span>
        <div className="room" />
        <Button onClick={() => void refetch()} loading={isFetching}>
          {say(['刷新', 'Refresh'])}
        </Button>
      </div>
      <ul className="conditions">
        {symptoms.map((symptom) => (
          <Part key={symptom.of[1]} symptom={symptom} />
        ))}
      </ul>
    </div>
  )
}

function Part({ symptom: { of, state, told } }: { readonly symptom: Symptom }) {
  const say = useSay()
  const Mark = marks[state]
  return (
    <li className={`card condition condition-${state}`}>
      <Mark aria-hidden />
      <div>
        <h2>
          {say(of)} <span>{say(states[state])}</span>
        </h2>
        <p>{say(told)}</p>
      </div>
    </li>
  )
}
