import type { Label } from '#declare'
import type { Replica } from '#portal/storage/db/replica.ts'
import type { Symptom } from '#wire/symptom.ts'
import { poor, well } from './symptom.ts'

const why: { readonly [reason: string]: Label } = {
  unreachable: ['无法连接', 'it is out of reach'],
  late: ['落后太多', 'it is too far behind'],
  stranger: ['它不是此数据库的备库', 'it is no standby of this database'],
}

/** The read replica: how far it is behind, or why lists come from the primary. */
export async function replicaSymptom(replica: Replica): Promise<Symptom> {
  const of: Label = ['读副本', 'Read replica']
  const { isUsed, behind, reason = 'unreachable' } = await replica.state()
  if (isUsed) return well(of, [`落后 ${behind} 毫秒`, `${behind} ms behind`])
  const [zh, en] = why[reason] as Label
  return poor(of, [
    `${zh}，列表、导出与统计改由主库读取：请检查 DATABASE_READ_URL 与备库的日志`,
    `Lists, exports and figures come from the primary, since ${en}: look at DATABASE_READ_URL and the log of the standby`,
  ])
}
