import type { Entity, MenuGroup, Screen } from '#declare'
import type { Log } from '#portal/core/log.ts'
import type { FormerSecret } from '#portal/engine/context/goodSecrets.ts'
import type { Parts } from '#portal/engine/context/parts.ts'
import type { Rules } from '#portal/engine/context/portalContext.ts'
import type { PictureTool } from '#portal/engine/media/pictureTool.ts'
import type { SessionDeps } from '#portal/engine/session/sessionDeps.ts'
import type { Outbound } from '#portal/outside/outbound/outbound.ts'
import type { Ports } from '#portal/outside/ports.ts'
import type { Scan } from '#portal/outside/scan/clamd.ts'
import type { Database } from '#portal/storage/db/database.ts'
import type { CredentialIssuer } from '#portal/storage/objects/credentialIssuer.ts'
import type { ObjectStore } from '#portal/storage/objects/objectStore.ts'
import type { Symptom } from '#wire/symptom.ts'

/** What a portal is made of. Nothing here reads the environment, opens a port, a file or a database. */
export interface PortalOptions
  extends Pick<
    SessionDeps,
    'addressOf' | 'environmentOf' | 'passwordRounds' | 'captchaAnswer' | 'company'
  > {
  readonly database: Database
  /** A copy of it that lists, exports and figures are read from, open already; closed with the portal. */
  readonly readFrom?: Database
  /** Where uploads lie; the embedded one is served by the portal itself. */
  readonly store: ObjectStore
  /** Gives out upload credentials; left out, the embedded store's own. */
  readonly issuer?: CredentialIssuer
  readonly clock?: () => Date
  /** Signs upload credentials and keys hashes; the same at every start. */
  readonly secret: string
  readonly former?: FormerSecret
  readonly entities: readonly Entity[]
  readonly screens: readonly Screen[]
  readonly menuGroups: readonly MenuGroup[]
  /** What lies at the addresses of the declarations. */
  readonly parts: Parts
  /** Where browsers reach the portal, `https://admin.example.com`; left out, as each request says. */
  readonly origin?: string
  /** Origin of the CDN in front of a bucket elsewhere; files are read from it. */
  readonly cdn?: string
  /** Calls other machines, `guardedFetch()` on a server; left out, the portal calls nobody. */
  readonly outbound?: Outbound
  /** What only the machine knows of how the portal stands: disk, backups, address. */
  readonly machine?: () => Promise<readonly Symptom[]>
  /** Aborted when the portal is about to end: whoever waits for something new is answered then. */
  readonly closing?: AbortSignal
  readonly log?: Log
  /** Of this build: 3 for management, 2 for admin, 1 for caoren, else 0. Shown, never asked. */
  readonly permissionLevel?: number
  /** Services outside the house; all stood in for unless given. */
  readonly ports?: Ports
  /** Calls a minute that each person who is signed in may make; as many as they like without it. */
  readonly callsPerMinute?: number
  /** Other rules than those of the declarations, for tests. */
  readonly rules?: Rules
  /** Looks for viruses in what is uploaded; left out, nobody does. */
  readonly scan?: Scan
  /** Draws pictures at other sizes; left out, they are shown as they came. */
  readonly pictures?: PictureTool
}
