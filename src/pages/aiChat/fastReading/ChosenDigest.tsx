import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Screen } from '#declare'
import { ChooseRecord } from '../../ChooseRecord.tsx'

interface Props {
  readonly screen: Screen
  children(id: number): ReactNode
}

/** The digest that the address names; chosen here where it names none. */
export function ChosenDigest({ screen, children }: Props) {
  const [search, setSearch] = useSearchParams()
  const id = Number(search.get('id'))
  return (
    <div className="list digest-page">
      {id > 0 ? (
        children(id)
      ) : (
        <ChooseRecord
          screen={screen}
          entity="fastReading"
          label={['快速阅读', 'Fast reading']}
          className="digest-side"
          onPick={(picked) => setSearch({ id: String(picked) })}
        />
      )}
    </div>
  )
}
