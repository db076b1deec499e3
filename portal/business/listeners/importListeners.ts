import type { Label, Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { refusedField } from '#portal/core/errors.ts'
import { rowsJob } from '#portal/engine/queue/rowsJob.ts'
import type { Unit } from '#portal/engine/records/unit.ts'
import type { ListenerRow } from './listenerRows.ts'

/** Lets the users of a spreadsheet in, one in each transaction; who is a listener already is renewed. */
export const importListeners = rowsJob<ListenerRow>(letIn, ({ phone }) => phone)

const nobody: Label = ['该手机号尚未注册', 'Nobody has registered with this phone']

async function letIn({ records, now }: Unit, row: ListenerRow): Promise<void> {
  const { phone, nickname, level, months } = row
  const [user] = await records.select('appUser', { phone }, { limit: 1 })
  if (!user) throw refusedField('phone', nobody)
  const [known] = await records.select('listener', { user: user.id }, { limit: 1 })
  if (known) return renewed(records, known, row)
  const period = { start: now, end: shift(now, `+${months}M`) }
  const values = { user: user.id, nickname, level, channel: 'import', period }
  const { id } = await records.create('listener', values)
  await records.move('listener', id as number, 'approve')
}

/** Who waits or was refused is let in; everybody else gets so many months more. */
async function renewed(records: Unit['records'], known: Row, row: ListenerRow): Promise<void> {
  const { months, level } = row
  const id = known.id as number
  const waits = known.status === 'pending' || known.status === 'rejected'
  if (waits) await records.move('listener', id, 'approve')
  else await records.move('listener', id, 'renew', { months })
  if (known.level !== level) await records.update('listener', id, { level })
}
