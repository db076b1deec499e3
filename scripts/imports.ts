import { builtinModules } from 'node:module'
import { dirname, join, normalize } from 'node:path/posix'
import { parseSync } from 'vite'

/** One import or re-export of a file. */
export interface Import {
  /** A path from the root for a file of ours, `node:fs` for Node, else the package's name. */
  to: string
  /** Erased by the compiler: nothing is loaded. */
  type: boolean
  /** Loaded once it is needed. */
  later: boolean
}

/** The map of package.json, such as `{ '#derive/*': './src/derive/*' }`. */
export type ImportMap = Record<string, string>

const builtin = new Set(builtinModules)

/** What a TypeScript or JavaScript file imports, statically or not; specifiers only it computes are left out. */
export function importsOf(path: string, text: string, map: ImportMap): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module
  const entries = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      type: entries.length > 0 && entries.every((entry) => entry.isType),
      later: false,
    })),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .map(({ moduleRequest, isType }) => ({
        specifier: moduleRequest?.value,
        type: isType,
        later: false,
      })),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      specifier: /^['"`]([^$]*)['"`]$/.exec(text.slice(start, end))?.[1],
      type: false,
      later: true,
    })),
  ]
  return entries.flatMap(({ specifier, ...how }) =>
    specifier ? [{ to: resolved(specifier, path, map), ...how }] : [],
  )
}

function resolved(specifier: string, from: string, map: ImportMap): string {
  if (specifier.startsWith('.')) return withoutQuery(join(dirname(from), specifier))
  if (specifier.startsWith('#')) return withoutQuery(mapped(specifier, map))
  if (builtin.has(specifier)) return `node:${specifier}`
  if (specifier.startsWith('node:')) return specifier
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

function mapped(specifier: string, map: ImportMap): string {
  for (const [pattern, target] of Object.entries(map)) {
    const [head = '', tail] = pattern.split('*')
    if (tail === undefined ? specifier !== pattern : !specifier.startsWith(head)) continue
    return normalize(target.replace('*', specifier.slice(head.length)))
  }
  return specifier
}

/** `./worker.ts?worker` is worker.ts. */
function withoutQuery(path: string): string {
  return path.split('?')[0] as string
}
