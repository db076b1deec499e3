import type { Label } from '#declare'
import type { Symptom } from '#wire/symptom.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'

/** The ways outside of the portal in which somebody can be told. */
export const noticeWays = ['mail', 'robot'] as const
export type NoticeWay = (typeof noticeWays)[number]

interface Kind {
  readonly label: Label
  /** Whether somebody may hear of it: nobody is told what they may not look at. */
  readonly isFor: (context: PortalContext, session: Session) => boolean
}

const CONDITION = '/configCenter/condition'
const operator: Kind['isFor'] = ({ access }, session) =>
  session.roles.includes('admin') && access.seesScreen(session, CONDITION)

/** What the system has to say by itself, and to whom. */
export const noticeKinds = {
  jobs: {
    label: ['任务失败', 'A job failed'],
    isFor: ({ access, entities }, session) => {
      const job = entities.get('job')
      return job !== undefined && access.mayUse(session, job, 'read')
    },
  },
  approvals: {
    label: ['批次等待复核', 'A batch waits for approval'],
    isFor: (_, session) => session.special.has('approve'),
  },
  errors: {
    label: ['错误日志中有新的错误', 'A new error in the error log'],
    isFor: (_, session) => session.special.has('config'),
  },
  backup: { label: ['备份太旧或没有', 'Backups old or missing'], isFor: operator },
  certificate: { label: ['证书即将到期', 'The certificate is near its end'], isFor: operator },
  disk: { label: ['磁盘空间不足', 'Little room on the disk'], isFor: operator },
  condition: { label: ['运行状况的其他变化', 'Else on the page of conditions'], isFor: operator },
} as const satisfies { readonly [kind: string]: Kind }

export type SystemNoticeKind = keyof typeof noticeKinds
export const systemNoticeKinds = Object.keys(noticeKinds) as readonly SystemNoticeKind[]

/** Of which kind a change on the page of conditions is. */
export const kindOfSymptom = ({ of: [, name] }: Pick<Symptom, 'of'>): SystemNoticeKind =>
  (({ Backups: 'backup', Certificate: 'certificate', Disk: 'disk' }) as const)[name] ?? 'condition'

/** The kinds that somebody may hear of, in their order. */
export const kindsFor = (context: PortalContext, session: Session): readonly SystemNoticeKind[] =>
  systemNoticeKinds.filter((kind) => noticeKinds[kind].isFor(context, session))
