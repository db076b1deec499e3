import type { Language, SpecialRight } from '#declare'
import type { Viewer } from '#derive/viewer.ts'

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
  /** Signed in with a one-time password: nothing goes before it is changed. */
  readonly mustChange?: boolean
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
