import type { PreviewTicket } from '#derive/previewPage.ts'
import { useSay } from '../../i18n/useSay.ts'
import type { PageProps } from './pageProps.ts'
import { TicketStub } from './TicketStub.tsx'

/** A wallet with one ticket in it. */
export default function TicketPage({ page }: PageProps<PreviewTicket>) {
  const say = useSay()
  const { title, terms, validity, facts, note, over } = page
  return (
    <div className="app-wallet">
      <h2>{say(['我的优惠券', 'My coupons'])}</h2>
      <div className={over ? 'ticket over' : 'ticket'}>
        <TicketStub ticket={page} />
        <div className="ticket-body">
          <h1>{title || say(['（还没有名称）', '(no title yet)'])}</h1>
          <p className="ticket-facts">
            {[page.kind, ...facts].map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
          <p className="ticket-until">{validity ?? say(['有效期待填', 'No validity yet'])}</p>
        </div>
        {over ? (
          <strong className="ticket-over">{over}</strong>
        ) : (
          <span className="ticket-use">{say(['去使用', 'Use'])}</span>
        )}
      </div>
      <dl className="ticket-rules">
        <dt>{say(['使用规则', 'Terms'])}</dt>
        <dd>{terms.join(' · ')}</dd>
        {note && <dd>{note}</dd>}
      </dl>
    </div>
  )
}
