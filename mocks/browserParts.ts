import { partsOf } from '#portal/parts.ts'

/** What lies at the addresses of declarations, for the portal in the browser; see `portal/start/readParts.ts`. */
export const browserParts = partsOf(
  import.meta.glob<{ readonly [name: string]: unknown }>(
    '../portal/**/*.{rules,actions,calls,computed,job,sheet,bulk,round,daily,night,table}.ts',
    { eager: true },
  ),
)
