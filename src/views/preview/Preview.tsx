import { lazy, Suspense, useEffect, useState } from 'react'
import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import AppPage from './AppPage.tsx'
import { Phone } from './Phone.tsx'
import { type Reader, ReadingContext } from './reader.ts'
import { usePage } from './usePage.ts'

const Within = lazy(() => import('./Within.tsx'))
const QrCode = lazy(() => import('./QrCode.tsx'))

interface Props {
  readonly entity: Entity
  /** The action that previews. */
  readonly name: string
  /** Null for what is not saved yet. */
  readonly id: number | null
  /** What stands in the form; left out, the record as it is saved. */
  readonly values?: Row
}

/** A record as the app would show it, on a phone, with the way to see it on one's own. */
export default function Preview({ entity, name, id, values }: Props) {
  const say = useSay()
  const settled = useSettled(values)
  const [reader, become] = useState<Reader>('paid')
  const [inner, setInner] = useState<number | null>(null)
  const previews = entity.actions[name]?.previews
  const below = previews && 'below' in previews ? previews.below?.entity : undefined
  const { data, error } = usePage({ entity: entity.name, name, id, values: settled })
  const isCharged = data?.page === 'contents' && data.price !== null
  return (
    <div className="preview">
      <Phone>
        {error && <p className="app-none">{wordsOf(error)}</p>}
        {data && (
          <ReadingContext value={{ reader, become, open: below ? setInner : undefined }}>
            <div hidden={inner !== null}>
              <AppPage page={data} />
            </div>
          </ReadingContext>
        )}
        {below && inner !== null && (
          <ReadingContext value={{ reader, become, isWithin: isCharged }}>
            <Suspense fallback={null}>
              <Within entity={below} id={inner} onBack={() => setInner(null)} />
            </Suspense>
          </ReadingContext>
        )}
      </Phone>
      {data?.address ? (
        <Suspense fallback={null}>
          <QrCode address={data.address} expires={data.expires} />
        </Suspense>
      ) : (
        <p className="preview-hint">
          {say(['保存后可用手机扫码预览。', 'Once it is saved, a phone can show it, too.'])}
        </p>
      )}
    </div>
  )
}

/** How long one may pause while typing, in milliseconds. */
const PAUSE = 400

function useSettled(values: Row | undefined): Row | undefined {
  const text = values && JSON.stringify(values)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled === undefined ? undefined : (JSON.parse(settled) as Row)
}
