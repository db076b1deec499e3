import type { Parts } from './engine/context/parts.ts'
import type { TableSpec } from './storage/db/tableSpec.ts'

/** What the files at an address are called after, the name they export, and where it is kept. */
const kept = {
  rules: 'rules',
  actions: 'actions',
  calls: 'calls',
  computed: 'computed',
  job: 'jobs',
  sheet: 'sheets',
  bulk: 'bulk',
  round: 'rounds',
  daily: 'dailies',
  night: 'nights',
  table: 'tables',
} as const satisfies { readonly [ending: string]: keyof Parts }

type Ending = keyof typeof kept

/** Modules by their path, however they were found. */
export type Modules = { readonly [path: string]: { readonly [name: string]: unknown } }

const address = new RegExp(`(?:^|/)(\\w+)\\.(${Object.keys(kept).join('|')})\\.ts$`)

/** Whether a file is found by its name: `raffle.rules.ts`, `campSend.job.ts`. */
export const isPart = (path: string): boolean => address.test(path)

/**
 * Puts together what was found: `lottery/raffle.rules.ts` exports `rules`, kept as `rules.raffle`. Throws where a file
 * does not export what its name says, or two bear one name.
 */
export function partsOf(modules: Modules): Parts {
  const parts = Object.fromEntries(
    Object.values(kept).map((name) => [name, {} as Record<string, unknown>]),
  )
  for (const path of Object.keys(modules).sort()) {
    const [, name, ending] = address.exec(path) as unknown as [string, string, Ending]
    const found = modules[path]?.[ending]
    if (found === undefined)
      throw new Error(`${path} exports no "${ending}": export it, or name the file otherwise`)
    const part = parts[kept[ending]] as Record<string, unknown>
    if (Object.hasOwn(part, name))
      throw new Error(
        `${path}: another file is called ${name}.${ending}.ts as well; name one otherwise`,
      )
    part[name] = found
  }
  return parts as unknown as Parts
}

declare module './engine/context/parts.ts' {
  interface Parts {
    /** Tables beside those of the records. */
    readonly tables: { readonly [name: string]: TableSpec }
  }
}
