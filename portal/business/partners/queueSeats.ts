import type { Row } from '#declare'
import type { ActionCall } from '#portal/engine/actions/action.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'
import type { SeatPlace } from './seatPlace.ts'

/** Queues what is done with a company's seats, in the transaction of the action; gives the job's number. */
export async function queueSeats(
  { context, session, db }: ActionCall,
  company: Row,
  title: string,
  asked: Pick<SeatPlace, 'does' | 'package' | 'phones'>,
): Promise<{ readonly job: number; readonly total: number }> {
  const total = asked.phones.length
  const id = company.id as number
  const params = { ...asked, company: id, at: 0, refused: [] }
  const job = { kind: 'seats', title, entity: 'company', recordId: id, params, total }
  return { job: await queueFor({ context, session, db }, job), total }
}
