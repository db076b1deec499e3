import type { Label } from '#declare'
import type { Records } from '../context/change.ts'
import { configText } from './configValue.ts'

/** A setting that the product itself reads. */
interface Key {
  readonly key: string
  readonly name: Label
  readonly group: string
  readonly kind: string
  readonly initial: unknown
  readonly limits?: object
  readonly clients?: readonly string[]
  readonly secret?: true
}

/** Makes the settings that are missing, each with its default. Those that stand are left as they are. */
export async function makeConfigKeys(records: Records, keys: readonly Key[]): Promise<void> {
  const standing = new Set(
    (await records.select('baseConfig', {}, { limit: 10_000 })).map((row) => row.key),
  )
  for (const { key, name, group, kind, initial, limits, clients, secret } of keys) {
    if (standing.has(key)) continue
    await records.create('baseConfig', {
      key,
      name: name[0],
      group,
      valueKind: kind,
      value: configText(kind, initial),
      initial: configText(kind, initial),
      limits: limits ?? null,
      clients: clients ?? [],
      secret: secret ?? false,
      effectiveAt: null,
      description: null,
    })
  }
}
