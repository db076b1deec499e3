import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Screen } from '#declare'
import { RecordPicker } from '#widgets/reference/RecordPicker.tsx'
import { useSay } from '../../i18n/useSay.ts'
import '#widgets/input/field.css'

interface Props {
  readonly screen: Screen
  children(id: number): ReactNode
}

/** The digest that the address names; chosen here where it names none. */
export function ChosenDigest({ screen, children }: Props) {
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const id = Number(search.get('id'))
  if (id > 0) return <div className="list digest-page">{children(id)}</div>
  return (
    <div className="list digest-page">
      <div className="list-head">
        <h1>{say(screen.label)}</h1>
      </div>
      <div className="card digest-side">
        <label htmlFor="digest-choose">{say(['快速阅读', 'Fast reading'])}</label>
        <RecordPicker
          id="digest-choose"
          entity="fastReading"
          value={null}
          onPick={(picked) => picked !== null && setSearch({ id: String(picked) })}
        />
      </div>
    </div>
  )
}
