import type { Screen } from '#declare'

/** Groups whose screens were once reached by names relative to these, and where the same names stand now. */
const moved: { readonly [prefix: string]: string } = {
  '/partnerICBC/': '/partner/',
  '/partnerCloud/': '/partner/',
}

/** Where an address of the old admin stands now, `/partnerICBC/createPartnerICBC`; null where it never was one. */
export function movedTo(pathname: string): string | null {
  const prefix = Object.keys(moved).find((one) => pathname.startsWith(one) && pathname !== one)
  return prefix === undefined ? null : `${moved[prefix]}${pathname.slice(prefix.length)}`
}

/** Kinds below whose address records are made and edited. */
const withRecords = ['resource', 'list', 'board', 'tree']

/**
 * The form that another address of it names: with an id in the query that record, else a new one; what else the query
 * holds goes along. Null where the person sees no screen with that form.
 *
 * @param seen the screens the person sees, in the order of the sidebar
 */
export function formOf(alias: Screen, seen: readonly Screen[], search: string): string | null {
  const holds = (screen: Screen) =>
    screen.entity === alias.entity && withRecords.includes(screen.kind)
  const parent = seen.find((screen) => screen.path === alias.parent && holds(screen))
  const home = parent ?? seen.find(holds)
  if (!home) return null
  const query = new URLSearchParams(search)
  const name = isNew(alias) ? undefined : idIn(query, alias.entity ?? '')
  const id = name === undefined ? undefined : query.get(name)
  if (name !== undefined) query.delete(name)
  const rest = query.size > 0 ? `?${query}` : ''
  return `${home.path}/${id ?? 'create'}${rest}`
}

/** What such an address makes anew, whatever its query says: the ids in it are those of what it belongs to. */
const isNew = ({ label }: Screen): boolean => /^(新增|新建)/.test(label[0])

/** The parameter with the record's number: `id`, `bookId` of a doreadBook, or the only one that reads like an id. */
function idIn(query: URLSearchParams, entity: string): string | undefined {
  const numbers = [...query].filter(([, value]) => /^[1-9]\d*$/.test(value)).map(([name]) => name)
  const own = numbers.find((name) => name.toLowerCase() === 'id')
  const named = numbers.filter((name) => /(Id|ID|_id)$/.test(name))
  const ofEntity = named.find((name) =>
    entity.toLowerCase().endsWith(name.replace(/_?id$/i, '').toLowerCase()),
  )
  return own ?? ofEntity ?? (named.length === 1 ? named[0] : undefined)
}

/** What a redirect is followed through. */
export interface Ways {
  readonly screens: ReadonlyMap<string, Screen>
  /** What the person sees, in the order of the sidebar. */
  readonly seen: readonly Screen[]
  /** Whether the screen can be shown: those that are are gone to first. */
  stands(screen: Screen): boolean
}

/** Where a redirect leads this person: on, or to the first of its siblings they see; null where none is left. */
export function leadsTo(redirect: Screen, ways: Ways): string | null {
  const target = followed(redirect, ways.screens)
  if (target && ways.seen.includes(target)) return target.path
  const siblings = ways.seen.filter((screen) => isSibling(screen, redirect))
  return (siblings.find(ways.stands) ?? siblings[0])?.path ?? null
}

function followed(redirect: Screen, screens: Ways['screens']): Screen | undefined {
  const passed = new Set<Screen>()
  let at: Screen | undefined = redirect
  while (at?.kind === 'redirect' && !passed.has(at)) {
    passed.add(at)
    at = at.to === undefined ? undefined : screens.get(at.to)
  }
  return at?.kind === 'redirect' ? undefined : at
}

const notGoneTo = ['redirect', 'alias', 'public']
const isSibling = ({ hidden, kind, menu }: Screen, { menu: group }: Screen): boolean =>
  !hidden &&
  !notGoneTo.includes(kind) &&
  group !== '' &&
  (menu === group || menu.startsWith(`${group}/`))
