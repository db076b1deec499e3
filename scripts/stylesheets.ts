import { dirname, join, matchesGlob } from 'node:path/posix'
import { type ImportMap, importsOf } from './imports.ts'

/** Texts of modules and style sheets, by their path from the root. */
export type Sources = { readonly [path: string]: string }

/** What a module loads along with itself, and what it loads once it is needed. */
interface Loads {
  readonly along: readonly string[]
  readonly later: readonly string[]
}

/**
 * Which parts use a class of a style sheet that need not be there when they are drawn: they look right only after another
 * screen was open, or that screen's styles fall on them. A part is what is loaded by itself; it finds what it loads
 * along, what the application begins with, and what stands wherever it is loaded from. Gives sentences.
 * @param map the map of package.json
 * @param entry the module the application begins with
 */
export function stylesMissed(sources: Sources, map: ImportMap, entry: string): string[] {
  const loads = new Map(Object.keys(sources).map((path) => [path, loadsOf(path, sources, map)]))
  const parts = [...new Set([entry, ...[...loads.values()].flatMap(({ later }) => later)])]
  const modules = new Map(parts.map((part) => [part, reached(part, loads)]))
  const sheets = sheetsThere(parts, entry, modules, loads)
  const owners = classesOwned(sources)
  const usedIn = new Map(
    Object.entries(sources).map(([path, text]) => [path, classesUsed(path, text)]),
  )
  const missed = new Set<string>()
  for (const part of parts)
    for (const module of modules.get(part)!)
      for (const name of usedIn.get(module)!) {
        const owning = owners.get(name)
        if (owning && !owning.some((sheet) => sheets.get(part)!.has(sheet)))
          missed.add(`${module} uses .${name} of ${owning.join(', ')} without loading it`)
      }
  return [...missed].sort()
}

function loadsOf(path: string, sources: Sources, map: ImportMap): Loads {
  const text = sources[path]!
  if (path.endsWith('.css')) {
    const parts = [...text.matchAll(/@import url\("([^"]+)"\)/g)]
    return { along: parts.map(([, to = '']) => join(dirname(path), to)), later: [] }
  }
  const loaded = importsOf(path, text, map).filter(({ to, type }) => !type && to in sources)
  const named = (late: boolean) => loaded.filter(({ later }) => later === late).map(({ to }) => to)
  const found = globsIn(path, text, Object.keys(sources))
  return { along: [...named(false), ...found.along], later: [...named(true), ...found.later] }
}

/** `import.meta.glob` of a module: what its patterns find. */
function globsIn(path: string, text: string, all: readonly string[]): Loads {
  const [along, later]: [string[], string[]] = [[], []]
  const call = /import\.meta\.glob(?:<[^;]*?>)?\(\s*(\[[^\]]*\]|'[^']*')([\s\S]{0,60})/g
  for (const [, patterns = '', options = ''] of text.matchAll(call)) {
    const written = [...patterns.matchAll(/'(!?)([^']+)'/g)].map(([, not, pattern = '']) => ({
      not: not === '!',
      pattern: join(dirname(path), pattern),
    }))
    const isMeant = (one: string) =>
      written.some(({ not, pattern }) => !not && matchesGlob(one, pattern)) &&
      !written.some(({ not, pattern }) => not && matchesGlob(one, pattern))
    ;(options.includes('eager: true') ? along : later).push(...all.filter(isMeant))
  }
  return { along, later }
}

function reached(from: string, loads: ReadonlyMap<string, Loads>): ReadonlySet<string> {
  const found = new Set([from])
  for (const one of found) for (const next of loads.get(one)!.along) found.add(next)
  return found
}

/** The style sheets that are there whenever a part is drawn, whichever way led to it. */
function sheetsThere(
  parts: readonly string[],
  entry: string,
  modules: ReadonlyMap<string, ReadonlySet<string>>,
  loads: ReadonlyMap<string, Loads>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const own = (part: string) => [...modules.get(part)!].filter((path) => path.endsWith('.css'))
  const every = new Set(parts.flatMap(own))
  const there = new Map(parts.map((part) => [part, part === entry ? new Set(own(part)) : every]))
  const loadedBy = Map.groupBy(
    parts.flatMap((by) =>
      [...modules.get(by)!].flatMap((path) => loads.get(path)!.later.map((part) => ({ by, part }))),
    ),
    ({ part }) => part,
  )
  // Each round takes away what one of the ways does not have, until no way has less.
  for (let isDone = false; !isDone; ) {
    isDone = true
    for (const part of parts) {
      if (part === entry) continue
      const ways = (loadedBy.get(part) ?? []).map(({ by }) => there.get(by)!)
      const onAll = [...(ways[0] ?? [])].filter((sheet) => ways.every((way) => way.has(sheet)))
      const now = new Set([...onAll, ...own(part), ...own(entry)])
      if (now.size === there.get(part)!.size) continue
      there.set(part, now)
      isDone = false
    }
  }
  return there
}

/** The classes that selectors begin with, and the style sheets of each. */
function classesOwned(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string[]>()
  for (const [path, text] of Object.entries(sources)) {
    if (!path.endsWith('.css')) continue
    const plain = text.replace(/\/\*[\s\S]*?\*\//g, '')
    const selectors = [...plain.matchAll(/(?:^|[{}])([^{}@;]+)\{/g)].flatMap(([, all = '']) =>
      all.replace(/\([^()]*\)/g, '').split(','),
    )
    const names = selectors.map((selector) => /^\s*\.([a-z][\w-]*)/i.exec(selector)?.[1])
    for (const name of new Set(names))
      if (name) owners.set(name, [...(owners.get(name) ?? []), path])
  }
  return owners
}

/** The classes a module writes out. */
function classesUsed(path: string, text: string): readonly string[] {
  if (path.endsWith('.css')) return []
  const written = /className=(?:"([^"]+)"|\{`([^`]+)`\}|\{\s*[^}]*?'([^']+)'[^}]*\})/g
  return [...text.matchAll(written)].flatMap(([, plain, template, chosen]) =>
    (plain ?? template ?? chosen ?? '').replace(/\$\{[^}]*\}/g, ' ').split(/\s+/),
  )
}
