import type { Language, SpecialRight } from '#declare'
import type { Viewer } from '#derive/viewer.ts'
import type { Activity } from '../session/activity.ts'

/** Who calls, with all that was granted; made once a request, or by the portal for itself. */
export interface Session {
  /** `portal` for what happens by itself, `app` for a service key. Neither is bound by `from` and `may`. */
  readonly acting: 'user' | 'portal' | 'app'
  readonly user: { readonly id: number; readonly username: string; readonly name: string } | null
  /** Whose service key it is, where a program calls. */
  readonly program?: { readonly id: number; readonly name: string }
  /** Codes of the named roles in effect: the current one, and own ones, which only add rights. */
  readonly roles: readonly string[]
  readonly currentRole: string
  /** 0 to 5, or null. */
  readonly numericRole: number | null
  readonly routeSet: 'standard' | 'special' | 'finance'
  readonly special: ReadonlySet<SpecialRight>
  readonly language: Language
  readonly ip: string
  readonly agent: string
  readonly requestId: string
  /** What access is asked with; missing where the portal or the app acts. */
  readonly viewer?: Viewer
  /** All named roles held, among which `changeRole` chooses. */
  readonly held?: readonly string[]
  /** The row of `_session` it came from. */
  readonly signIn?: number
  /**
   * What is to be set before anything else goes: one's own password in place of a one-time one, or the second factor that
   * a role held asks for.
   */
  readonly mustChange?: 'password' | 'factor'
  /** What the roles are called that ask for that factor. */
  readonly factorFor?: readonly string[]
  /** When they were last at work, and after how long without a deed this ends. */
  readonly activity?: Activity
}

/** Whoever calls, by the name they have now; a program by its own, nothing of somebody not known yet. */
export const callerName = ({ user, program }: Session): string => user?.name ?? program?.name ?? ''

/** The session of what the portal does by itself: clock, seeds, carried moves. */
export const portalSession: Session = {
  acting: 'portal',
  user: null,
  roles: ['admin'],
  currentRole: 'admin',
  numericRole: null,
  routeSet: 'standard',
  special: new Set(),
  language: 'zh',
  ip: '',
  agent: '',
  requestId: '',
}
