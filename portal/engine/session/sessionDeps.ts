import type { Context } from 'hono'
import type { Entity, PortName } from '#declare'
import type { Log } from '#portal/core/log.ts'
import type { IdentityPort } from '#portal/outside/identity/identity.ts'
import type { SmsPort } from '#portal/outside/sms/sms.ts'
import type { Cache } from '#portal/storage/cache/cache.ts'
import type { Database } from '#portal/storage/db/database.ts'
import type { Records } from '../context/change.ts'
import type { Session } from '../context/session.ts'
import type { CompanyPolicy } from './company/companyPolicy.ts'

/** What sign-in stands on. */
export interface SessionDeps {
  readonly database: Database
  /** By name; `portalUser` and `role` must be there. */
  readonly entities: ReadonlyMap<string, Entity>
  readonly clock: () => Date
  /** Keys the hashes of short answers, which could otherwise be tried out. */
  readonly secret: string
  readonly log: Log
  /** Records through the whole pipeline, as the portal itself unless a session is given. */
  readonly records: (session?: Session) => Records
  /** No sender: no codes, and nobody is asked for one. */
  readonly sms?: SmsPort
  /** Where the company's people sign in; nobody does where it is left out, or stood in for. */
  readonly identity?: IdentityPort
  /** How those who do become users. */
  readonly company?: CompanyPolicy
  /** What a user chose for themselves, told with who is signed in. */
  readonly settingsOf?: (user: number) => Promise<object>
  /** Views of lists that are shared with them, told with it as well: their lists may open with one. */
  readonly viewsFor?: (session: Session) => Promise<readonly object[]>
  /** Services outside the house that are only stood in for; their screens say so. */
  readonly standIns?: readonly PortName[]
  /** The address a call came from; empty where there is none, as in the browser. */
  readonly addressOf?: (c: Context) => string
  /** Where the portal is reached, where that is told; it decides about the environment, not what a call says. */
  readonly origin?: string
  /** Keeps the settings that say which host is whose. */
  readonly cache?: Cache
  /** Which environment a host belongs to, for the project overview's whitelist; by settings and its name unless given. */
  readonly environmentOf?: (host: string) => 'internal' | 'production'
  /** Fewer rounds make tests quick. */
  readonly passwordRounds?: number
  /** What the next captcha shows; random digits unless a test says. */
  readonly captchaAnswer?: () => string
}
