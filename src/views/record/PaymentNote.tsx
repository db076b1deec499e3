import type { Entity, Row } from '#declare'
import type { Payment } from '#derive/payment.ts'
import { money } from '#widgets/format/money.ts'
import { useSay } from '../../i18n/useSay.ts'
import { calledOf, fieldAt } from '../fieldAt.ts'
import { FieldValue } from '../show/FieldValue.tsx'
import './paymentNote.css'

/** So many are named one by one; of more the sum has to do. */
const NAMED = 8

interface Props extends Payment {
  readonly entity: Entity
  /** How many are meant, where not all of them are at hand. */
  readonly count: number
}

/** Who is paid and how much, above the button that does it. */
export default function PaymentNote({ entity, to, of, total, count }: Props) {
  const say = useSay()
  const lines = of.slice(0, NAMED)
  return (
    <div className="payment">
      <ul>
        {lines.map(({ record, fen }) => (
          <li key={String(record.id)}>
            <span className="payment-to">
              {say(entity.fields[to]!.label)}
              <Payee entity={entity} name={to} record={record} />
              {of.length > 1 && <small>{calledOf(entity, record)}</small>}
            </span>
            {fen !== null && <b>{money(fen)}</b>}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <p>
          {count > of.length
            ? say(
                [
                  '共 {count} 条，其中本页 {here} 条合计 {total}',
                  '{count} in all; the {here} on this page come to {total}',
                ],
                { count, here: of.length, total: money(total) },
              )
            : say(['共 {count} 笔，合计 {total}', '{count} payments, {total} in all'], {
                count,
                total: money(total),
              })}
        </p>
      )}
    </div>
  )
}

function Payee({ entity, name, record }: { entity: Entity; name: string; record: Row }) {
  const field = fieldAt(entity, name)!
  return <FieldValue entity={entity} name={name} field={field} record={record} />
}
