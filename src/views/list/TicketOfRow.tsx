import type { Entity, Row } from '#declare'
import type { TicketOf } from '#declare/action.ts'
import { ticketOf } from '#derive/ticketOf.ts'
import { useLanguage } from '../../i18n/useSay.ts'
import { TicketStub } from '../preview/TicketStub.tsx'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly preview: TicketOf
}

/** A record as the app's ticket, small. */
export default function TicketOfRow({ entity, row, preview }: Props) {
  const language = useLanguage()
  return <TicketStub ticket={ticketOf(entity, preview, row, language)} small />
}
