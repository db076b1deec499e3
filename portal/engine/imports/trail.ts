import type { Row } from '#declare'
import type { Tx } from '#portal/storage/db/database.ts'
import { writeDeed } from '../audit/writeAudit.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import { cellsMasked } from './cellsMasked.ts'

/** What of a run is told in the audit log beside its changes of state. */
const deeds = {
  upload: '上传名单',
  check: '校验',
  'row edit': '修改行',
  doubles: '处理重复行',
  'drop problems': '剔除问题行',
  warnings: '确认提醒',
  approve: '复核通过',
  end: '执行结束',
  download: '下载',
  undo: '撤回',
} as const
export type Told = keyof typeof deeds

interface Where {
  readonly context: PortalContext
  readonly tx: Tx
  readonly session: Session
}

/** One entry of the audit log about a batch: which one, of what kind, why, by whom, with what. Phones in part. */
export async function told(
  { context, tx, session }: Where,
  batch: Row,
  what: Told,
  more: Row = {},
  before?: Row,
): Promise<void> {
  const id = await writeDeed(context, tx, session, {
    action: what === 'download' ? 'export' : 'action',
    entity: 'batchGive',
    recordId: batch.id as number,
    recordTitle: batch.batchNo as string,
    reason: deeds[what],
    ...(before && { before: cellsMasked(before) }),
    after: {
      batchNo: batch.batchNo,
      kind: batch.kind,
      hash: batch.hash ?? null,
      reason: batch.reason,
      ...(batch.editorName ? { editorName: batch.editorName } : {}),
      ...(cellsMasked(more) as Row),
    },
  })
  if (id !== null)
    await tx
      .updateTable('auditLog')
      .set({ batch: batch.id, job: batch.job ?? null })
      .where('id', '=', id)
      .execute()
}
