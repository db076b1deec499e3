import { groupDigits } from '#widgets/format/number.ts'
import { useSay } from '../../../i18n/useSay.ts'
import type { Summary } from './calls.ts'
import { FactList } from './FactList.tsx'

/** Who of the list got the same not long ago, by name and with the batch it came by. */
export function GotAlready({ named, more }: Summary['gotAlready']) {
  const say = useSay()
  if (named.length === 0) return null
  return (
    <FactList
      title={say(['30 天内得到过相同权益：{count} 行', 'Got the same within 30 days: {count}'], {
        count: groupDigits(named.length + more),
      })}
      facts={named.map(({ rowNo, uid, nickname, batchNo }) => ({
        key: rowNo,
        name: nickname || uid,
        note: say(['第 {row} 行 · {uid}', 'row {row} · {uid}'], { row: rowNo, uid }),
        value: batchNo,
      }))}
      foot={more > 0 && say(['另有 {more} 行', 'and {more} more'], { more: groupDigits(more) })}
    />
  )
}
