import { useGetOne } from 'ra-core'
import type { Entity, Fields, Row, Screen } from '#declare'
import { listPathOf } from '#resources/screens.ts'
import { useRecords } from '#widgets/reference/useRecords.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { tells } from '../../../views/list/tells.ts'
import { NoRecord } from '../../../views/NoRecord.tsx'
import { PrintButton } from '../../../views/overlay/PrintButton.tsx'
import { StateChip } from '../../../views/StateChip.tsx'
import { Facts } from '../../../views/show/Facts.tsx'
import { entriesOf } from './entriesOf.ts'
import { StatementDeeds } from './StatementDeeds.tsx'
import { StatementDoubts } from './StatementDoubts.tsx'
import { StatementFigures } from './StatementFigures.tsx'
import type { StatementKind } from './StatementKind.ts'
import { StatementLines } from './StatementLines.tsx'
import { StatementStates } from './StatementStates.tsx'
import '../../../views/form/form.css'

interface Props {
  readonly screen: Screen
  readonly entity: Entity
  readonly kind: StatementKind
  readonly id: number
}

/** One statement, read from top to bottom: what it comes to, what is odd, how it came about. */
export function Statement({ screen, entity, kind, id }: Props) {
  const say = useSay()
  const { name } = entity
  const { data, error, refetch } = useGetOne(name, { id: String(id) })
  const record = (data ?? {}) as Row
  const lead = (entity.fields.lines!.of as Fields)[kind.lead]!
  const partner = Number(record.partner)
  const partners = useRecords('settlementPartner', data ? [partner] : [])
  const named = useRecords(
    lead.to ?? '',
    lead.to ? [...new Set(entriesOf(record).map((entry) => Number(entry[kind.lead])))] : [],
  )
  if (error && !data) {
    const list = { ...screen, path: listPathOf(name) ?? screen.path }
    return <NoRecord screen={list} error={error} />
  }
  if (!data) return null
  const doubts = kind.doubts(record, { partner: partners.get(partner), named })
  const rare = kind.rare.filter((field) => tells(entity.fields[field]!, record[field]))
  return (
    <>
      <div className="list-head">
        <h1>{String(record.statementNo)}</h1>
        <StateChip entity={entity} state={record[entity.stateField]} />
        <div className="room" />
        <StatementDeeds {...{ entity, record }} changed={() => void refetch()} />
        <PrintButton />
      </div>
      <div className="card statement-under">
        <Facts {...{ entity, record }} names={kind.under} />
      </div>
      <StatementDoubts doubts={doubts} />
      <StatementFigures figures={kind.figures(record)} />
      <StatementLines {...{ entity, record, kind, lead, named }} />
      <div className="statement-foot">
        <section className="card section">
          <h2>{say(['计算与付款', 'Calculation and payment'])}</h2>
          <Facts {...{ entity, record }} names={[...kind.facts, ...rare]} />
        </section>
        <StatementStates {...{ entity, record }} />
      </div>
    </>
  )
}
