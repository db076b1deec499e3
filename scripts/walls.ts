import { type Import, type ImportMap, importsOf } from './imports.ts'
import { impure, type Room, rooms, serverOnly } from './rooms.ts'

/** Files by their path from the root. */
export type Files = Record<string, string>

const isTest = /\.(test|contract)\.\w+$|\/testing\//
const pureRooms = ['declare', 'resources', 'kind', 'derive']

/**
 * Every import that goes through a wall between rooms, one sentence each, with what to do.
 * Type imports count between rooms, since they tie files together as well.
 */
export function wallsBroken(files: Files, map: ImportMap): string[] {
  const imports = new Map(
    Object.entries(files).map(([path, text]) => [path, importsOf(path, text, map)]),
  )
  const checked = [...imports].filter(([path]) => !isTest.test(path))
  return [
    ...checked.flatMap(([path, found]) => betweenRooms(path, found)),
    ...pureOnly(imports),
    ...inBrowser(imports),
    ...environment(files),
    ...typesAlone(files),
    ...circles(new Map(checked)).map(
      (circle) =>
        `${circle.join(' → ')}: these import each other in a circle; find what both stand on`,
    ),
  ]
}

function roomOf(path: string): Room | undefined {
  return rooms.find(({ files }) => files.test(path))
}

function betweenRooms(path: string, found: Import[]): string[] {
  const room = roomOf(path)
  if (!room) return [`${path} lies in no room: move it, or add its room to scripts/rooms.ts`]
  return found.flatMap(({ to }) => {
    const other = roomOf(to)?.name
    const allowed =
      !isOurs(to) || other === undefined || other === room.name || may(room, path, other, to)
    return allowed ? [] : [`${path} imports ${to}: ${room.name} may not import ${other}`]
  })
}

/** The pure half of a kind may be cut into files beside it: they are held pure by what it reaches. */
function may(room: Room, path: string, other: string, to: string): boolean {
  if (room.may.includes(other)) return true
  return room.name === 'kind' && other === 'widgets' && to.endsWith('.ts') && path !== to
}

function isOurs(to: string): boolean {
  return /^(src|portal|mocks|e2e|bench|scripts)\//.test(to)
}

/** Declarations, derivations and kinds load neither React nor Node nor a database, however far one follows. */
function pureOnly(imports: Map<string, Import[]>): string[] {
  const roots = [...imports.keys()].filter(
    (path) => !isTest.test(path) && pureRooms.includes(roomOf(path)?.name ?? ''),
  )
  return reached(roots, imports)
    .filter(({ to }) => impure.test(to))
    .map(({ from, to }) => `${from} imports ${to}: declarations, derivations and kinds stay pure`)
}

/** The portal of the demo runs in a browser. */
function inBrowser(imports: Map<string, Import[]>): string[] {
  const roots = ['src/main.tsx', 'mocks/browser.ts'].filter((path) => imports.has(path))
  return reached(roots, imports)
    .filter(({ to }) => serverOnly.test(to))
    .map(({ from, to }) => `${from} imports ${to}, but is loaded in the browser too: pass it in`)
}

/** Every import that loading the roots leads to. */
function reached(roots: string[], imports: Map<string, Import[]>): { from: string; to: string }[] {
  const seen = new Set(roots)
  const found: { from: string; to: string }[] = []
  for (const from of seen) {
    for (const { to, type } of imports.get(from) ?? []) {
      if (type) continue
      found.push({ from, to })
      seen.add(to)
    }
  }
  return found
}

/** Whoever reads the environment elsewhere cannot be set up twice in one process. */
function environment(files: Files): string[] {
  return Object.entries(files)
    .filter(([path]) => /^(src|portal)\//.test(path) && !isTest.test(path))
    .filter(([path]) => roomOf(path)?.name !== 'server')
    .filter(([, text]) => /\bprocess\.env\b/.test(text))
    .map(([path]) => `${path} reads the environment: portal/node.mjs does, and passes it in`)
}

/** What both ends of the wire read is no work: it costs neither of them anything to load. */
function typesAlone(files: Files): string[] {
  return Object.entries(files)
    .filter(([path]) => roomOf(path)?.name === 'wire')
    .filter(([, text]) => /^(export )?(default|async|const|let|function|class|enum)\b/m.test(text))
    .map(
      ([path]) => `${path} holds more than types: what works on them lies at one end of the wire`,
    )
}

/**
 * Files that import each other, a circle each: the strongly connected parts of what the checked files import (Tarjan).
 * Type imports count, since whoever reads one has to read the other.
 */
export function circles(imports: ReadonlyMap<string, readonly Import[]>): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const visit = (path: string) => {
    order.set(path, order.size)
    low.set(path, order.get(path)!)
    open.push(path)
    for (const { to } of imports.get(path) ?? []) {
      if (!imports.has(to)) continue
      if (!order.has(to)) visit(to)
      if (open.includes(to)) low.set(path, Math.min(low.get(path)!, low.get(to)!))
    }
    if (low.get(path) !== order.get(path)) return
    const part = open.splice(open.indexOf(path))
    if (part.length > 1) found.push(part)
  }
  for (const path of imports.keys()) if (!order.has(path)) visit(path)
  return found
}
