import { lazy, Suspense } from 'react'
import type { Entity, Row } from '#declare'
import { ticketOf, ticketPreview } from '#derive/ticketOf.ts'
import { useLanguage } from '../../i18n/useSay.ts'

const TicketStub = lazy(async () => ({
  default: (await import('../preview/TicketStub.tsx')).TicketStub,
}))

/** What a record is worth, where the app draws it as a ticket: the eye finds the row by it. */
export function RowTicket({ entity, row }: { readonly entity: Entity; readonly row: Row }) {
  const language = useLanguage()
  const preview = ticketPreview(entity)
  if (!preview) return null
  return (
    <Suspense fallback={null}>
      <TicketStub ticket={ticketOf(entity, preview, row, language)} small />
    </Suspense>
  )
}
