import type { Entity } from '#declare'
import type { TicketOf } from '#declare/action.ts'

/** The ticket a list shows beside a title, where the entity is drawn as one. */
export const ticketPreview = ({ actions }: Entity): TicketOf | undefined =>
  Object.values(actions).flatMap(({ previews }) =>
    previews?.page === 'ticket' ? [previews as TicketOf] : [],
  )[0]
