import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FormerSecret } from '#portal/engine/context/goodSecrets.ts'
import { finishRestore } from '#portal/storage/backup/stage.ts'
import type { Database } from '#portal/storage/db/database.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import type { Home } from '#portal/storage/home.ts'
import { type CredentialIssuer, embeddedIssuer } from '#portal/storage/objects/credentialIssuer.ts'
import { diskStore } from '#portal/storage/objects/diskStore.ts'
import { randomBytes, toHex } from '#portal/storage/objects/encoding.ts'
import type { ObjectStore } from '#portal/storage/objects/objectStore.ts'
import { formerIn } from './formerSecret.ts'
import { ownFolder } from './ownFolder.ts'
import { readOrCreateFile } from './readOrCreateFile.ts'
import type { Settings } from './settings.ts'

/** The bucket of the embedded store, which is also the path it is served under. */
export const BUCKET = 'store'

/** What a portal stores with, as its settings say. */
export interface Storage {
  readonly database: Database
  /** The read replica, where the settings name one. */
  readonly readFrom?: Database
  readonly store: ObjectStore
  readonly issuer: CredentialIssuer
  readonly secret: string
  readonly former?: FormerSecret
  /** What it shares with all other portals on the database. */
  readonly home: Home
  /** Origins beside its own that the browser reads files from. */
  readonly origins: readonly string[]
  readonly cdn?: string
}

/** Opens database, object store and secret; makes the folder and the secret where they are missing. */
export async function openStorage(settings: Settings, clock: () => Date): Promise<Storage> {
  await ownFolder(settings.folder)
  await finishRestore(settings.folder)
  const home = await homeOf(settings)
  return {
    database: await openData(settings),
    ...(await openReplica(settings)),
    secret: home.secret,
    ...(await formerIn(settings.folder)),
    home,
    ...(await openObjects(settings, home.secret, clock)),
  }
}

/** The database alone, for tools beside a running portal. */
export async function openData({ folder, databaseUrl, beside }: Settings): Promise<Database> {
  // Each driver only where it is used: pg costs memory that SQLite has no need of.
  if (databaseUrl) {
    const { postgresDialect } = await import('#portal/storage/db/postgres.ts')
    return openDatabase(postgresDialect({ url: databaseUrl }), 'postgres')
  }
  const { sqliteDialect } = await import('#portal/storage/db/sqlite.ts')
  const path = join(folder, 'portal.sqlite')
  return openDatabase(sqliteDialect({ path, readsOnce: beside }), 'sqlite')
}

async function openReplica({ databaseReadUrl: url }: Settings): Promise<Pick<Storage, 'readFrom'>> {
  if (!url) return {}
  const { postgresDialect } = await import('#portal/storage/db/postgres.ts')
  // Whoever waits for a replica that is gone is served by the primary, so nobody waits long.
  const dialect = postgresDialect({ url, connectTimeout: 1000 })
  return { readFrom: openDatabase(dialect, 'postgres') }
}

/** The object store alone, for tools beside a running portal. */
export async function openObjects(settings: Settings, secret: string, clock: () => Date) {
  if (!settings.oss) {
    const endpoint = settings.origin ?? `http://${settings.host}:${settings.port}`
    const store = diskStore({
      folder: join(settings.folder, 'objects'),
      bucket: BUCKET,
      endpoint,
      clock,
    })
    return { store, issuer: embeddedIssuer({ secret, bucket: BUCKET, clock }), origins: [] }
  }
  const { aliyunStore } = await import('#portal/storage/objects/aliyunStore.ts')
  const { aliyunIssuer } = await import('#portal/storage/objects/aliyunIssuer.ts')
  const { cdn, roleArn, ...bucket } = settings.oss
  const store = aliyunStore(bucket)
  const { endpoint } = store.describe()
  const origins = [endpoint.replace('://', `://${bucket.bucket}.`), ...(cdn ? [cdn] : [])]
  const { accessKeyId, accessKeySecret } = bucket
  return {
    store,
    issuer: aliyunIssuer({ accessKeyId, accessKeySecret, roleArn, bucket: bucket.bucket, clock }),
    origins,
    ...(cdn && { cdn }),
  }
}

/** The folder's secret, and the mark of where its uploads lie; both made at the first start. */
export async function homeOf({ folder, oss }: Settings): Promise<Home> {
  const secret = await readOrCreateFile(join(folder, 'secret'), () => toHex(randomBytes(32)))
  if (oss) return { secret, objects: `oss:${oss.bucket}` }
  const objects = join(folder, 'objects')
  await mkdir(objects, { recursive: true, mode: 0o700 })
  return {
    secret,
    objects: await readOrCreateFile(join(objects, '.mark'), () => toHex(randomBytes(16))),
  }
}
