import { Suspense } from 'react'
import type { Entity, Row } from '#declare'
import { ticketPreview } from '#derive/ticketPreview.ts'
import { later } from '../later.tsx'

const TicketOfRow = later(() => import('./TicketOfRow.tsx'))

/** What a record is worth, where the app draws it as a ticket: the eye finds the row by it. */
export function RowTicket({ entity, row }: { readonly entity: Entity; readonly row: Row }) {
  const preview = ticketPreview(entity)
  if (!preview) return null
  return (
    <Suspense fallback={null}>
      <TicketOfRow {...{ entity, row, preview }} />
    </Suspense>
  )
}
