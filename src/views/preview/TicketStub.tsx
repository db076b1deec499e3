import type { PreviewTicket } from '#derive/previewPage.ts'
import './ticket.css'

interface Props {
  readonly ticket: PreviewTicket
  /** As small as a picture in a list. */
  readonly small?: true
}

/** The end of a ticket that says what it is worth. */
export function TicketStub({ ticket, small }: Props) {
  const { before, worth, behind, terms, over } = ticket
  const classes = ['ticket-stub', small && 'small', over && 'over'].filter(Boolean).join(' ')
  return (
    <span className={classes}>
      <strong>
        {before && <small>{before}</small>}
        {worth}
        {behind && <small>{behind}</small>}
      </strong>
      <span>{terms[0]}</span>
    </span>
  )
}
