import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { lazy, Suspense } from 'react'
import type { Entity, Label, Row } from '#declare'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import './difference.css'

const Findings = lazy(() => import('./Findings.tsx'))

interface Props {
  readonly entity: Entity
  readonly record: Row
  /** An action that only looks. */
  readonly name: string
  readonly label: Label
}

/** What an action finds, on the record's own page. */
export function FoundHere({ entity, record, name, label }: Props) {
  const say = useSay()
  const portal = useDataProvider<PortalProvider>()
  const { data, error } = useQuery({
    queryKey: [entity.name, name, record.id, record.version],
    queryFn: () => portal.action(entity.name, Number(record.id), name, {}, {}),
  })
  return (
    <section className="found-here" aria-label={say(label)}>
      <h3>{say(label)}</h3>
      {error && <p role="alert">{wordsOf(error)}</p>}
      <Suspense fallback={null}>{data ? <Findings found={data as Row} /> : null}</Suspense>
    </section>
  )
}
