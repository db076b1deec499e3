import type { Label } from '#declare'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'

/** What the reason of a list is called, where it is kept, and what is not done before it is confirmed. */
interface ReasonWords {
  readonly label: Label
  readonly kept: Label
  readonly yet: Label
}

const inTrail: Label = [
  '{shortest} 到 {longest} 个字，写入批次与审计日志（{length}/{longest}）',
  '{shortest} to {longest} characters; kept with the batch and in the audit log ({length}/{longest})',
]
const words = {
  granted: {
    label: ['补赠原因', 'Reason'],
    kept: [
      '{shortest} 到 {longest} 个字，写入批次与审计日志；没有备注的行，流水里也写它（{length}/{longest}）',
      '{shortest} to {longest} characters; kept with the batch and in the audit log, and with each grant whose row has no note ({length}/{longest})',
    ],
    yet: ['确认之前什么都不会发放。', 'Nothing is granted before you confirm.'],
  },
  written: {
    label: ['导入原因', 'Reason'],
    kept: [
      '{shortest} 到 {longest} 个字，会写入每条记录的历史与审计日志（{length}/{longest}）',
      '{shortest} to {longest} characters; it is kept in the history of every record and in the audit log ({length}/{longest})',
    ],
    yet: ['确认之后才会写入。', 'Records are written once you confirm.'],
  },
  imported: {
    label: ['导入原因', 'Reason'],
    kept: inTrail,
    yet: ['确认之后才会写入。', 'They are written once you confirm.'],
  },
  done: {
    label: ['操作原因', 'Reason'],
    kept: inTrail,
    yet: ['确认之前什么都不会执行。', 'Nothing is done before you confirm.'],
  },
} satisfies { readonly [sort: string]: ReasonWords }

/** How the reason of a kind is asked for: what is granted is for another reason than what is brought in or taken away. */
export function reasonOf(name: string): ReasonWords {
  const kind = bulkKinds[name]
  if (kind?.writes) return words.written
  if (kind?.final) return words.done
  return kind?.who.rights?.includes('bulk') ? words.granted : words.imported
}

/** Whether the rows of a kind give people something: once more is then twice as much. */
export const isGrant = (name: string): boolean => reasonOf(name) === words.granted
