import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { finishRestore } from '#portal/storage/backup/stage.ts'
import type { Database } from '#portal/storage/db/database.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import { type CredentialIssuer, embeddedIssuer } from '#portal/storage/objects/credentialIssuer.ts'
import { diskStore } from '#portal/storage/objects/diskStore.ts'
import { randomBytes, toHex } from '#portal/storage/objects/encoding.ts'
import type { ObjectStore } from '#portal/storage/objects/objectStore.ts'
import type { Settings } from './settings.ts'

/** The bucket of the embedded store, which is also the path it is served under. */
export const BUCKET = 'store'

/** What a portal stores with, as its settings say. */
export interface Storage {
  readonly database: Database
  readonly store: ObjectStore
  readonly issuer: CredentialIssuer
  readonly secret: string
  /** Origins beside its own that the browser reads files from. */
  readonly origins: readonly string[]
  readonly cdn?: string
}

/** Opens database, object store and secret; makes the folder and the secret where they are missing. */
export async function openStorage(settings: Settings, clock: () => Date): Promise<Storage> {
  await mkdir(settings.folder, { recursive: true })
  await finishRestore(settings.folder)
  const secret = await keptSecret(settings.folder)
  return {
    database: await openData(settings),
    secret,
    ...(await openObjects(settings, secret, clock)),
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

/** The portal's secret, made at the first start; readable for its own user only. */
async function keptSecret(folder: string): Promise<string> {
  const file = join(folder, 'secret')
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept.trim()) return kept.trim()
  const secret = toHex(randomBytes(32))
  await writeFile(file, `${secret}\n`, { mode: 0o600 })
  await chmod(file, 0o600)
  return secret
}
