import type { Label } from '#declare'
import { createPortalContext } from '#portal/createPortalContext.ts'
import { keepByPath } from '#portal/engine/media/keepByPath.ts'
import { BackupError } from '#portal/storage/backup/backupError.ts'
import { readDeclarations } from './declarations.ts'
import type { Settings } from './settings.ts'
import { openStorage } from './storage.ts'

/**
 * `npm run admin -- own-addresses [http://old-host:5180 …]`: brings whole addresses of the own store, under the names
 * the portal has and had, to the paths records keep. Tells how many records of what were changed.
 */
export async function ownAddresses(settings: Settings, former: readonly string[]): Promise<string> {
  const origins = [...former.map(originOf), ...namesOf(settings)]
  const clock = () => new Date()
  const storage = await openStorage(settings, clock)
  try {
    const context = createPortalContext({ ...storage, ...(await readDeclarations()), clock })
    const changed = await keepByPath(context, origins)
    const lines = [...changed].map(([name, count]) => {
      const [zh, en] = context.entities.get(name)?.label ?? [name, name]
      return `${zh} ${en}\t${count}`
    })
    const sum = [...changed.values()].reduce((all, count) => all + count, 0)
    return [
      ...lines,
      `${sum} 条记录的地址改为相对路径 · Addresses of ${sum} records are paths now`,
    ].join('\n')
  } finally {
    await storage.database.close()
  }
}

/** How a portal is called from the machine it runs on. */
const namesOf = ({ port, host, origin }: Settings): string[] => [
  ...new Set([host, 'localhost', '127.0.0.1'].map((name) => `http://${name}:${port}`)),
  ...(origin ? [origin] : []),
]

function originOf(given: string): string {
  try {
    const { origin, protocol } = new URL(given)
    if (/^https?:$/.test(protocol)) return origin
  } catch {
    // Told below.
  }
  const label: Label = [
    `“${given}”不是地址，请写作 http://192.168.1.8:5180`,
    `"${given}" is no address: write it as http://192.168.1.8:5180`,
  ]
  throw new BackupError(label)
}
