import type { Viewer } from '#derive/viewer.ts'
import { ask, makeUser, type Person, sessionOf } from '../support/desk.ts'
import type { RunningPortal } from '../support/portal.ts'

/** Somebody of one kind: what they are given, and what follows from it. */
export interface Walker {
  readonly name: string
  readonly person: Person
  readonly viewer: Viewer
}

interface RoleRow {
  readonly id: number
  readonly code: string
  readonly kind: 'named' | 'numeric'
}

/** What everybody who is made signs in with. */
const password = 'Walkers-Own-77'

/** One of each kind there is: the admin, an editor, then one for each further role, number and set of routes. */
export async function makePeople(portal: RunningPortal): Promise<readonly Walker[]> {
  const admin = await sessionOf(portal)
  const { data, message } = await ask(portal, 'GET', 'role?range=[0,99]', undefined, admin)
  // A walk that is taken up may have changed whom it walks as.
  if (!data) throw new Error(`The admin may not read roles: ${message}. Begin with --anew`)
  const roles = (data as { readonly list: readonly RoleRow[] }).list
  const editor = roles.find(({ code }) => code === 'editor') as RoleRow
  const named = roles.filter(({ kind, code }) => kind === 'named' && code !== 'admin')
  const numbers = roles.filter(({ kind }) => kind === 'numeric')
  const kinds: readonly (readonly [string, object])[] = [
    ...[editor, ...named.filter((role) => role !== editor)].map(
      ({ id, code }) => [code, { roles: [id] }] as const,
    ),
    ...numbers.map(
      ({ id, code }) => [`number${code}`, { roles: [editor.id], numericRole: id }] as const,
    ),
    ...['special', 'finance'].map(
      (routeSet) => [routeSet, { roles: [editor.id], routeSet }] as const,
    ),
  ]
  const people = [await walkerOf(portal, 'admin', portal)]
  for (const [name, values] of kinds) {
    const username = `walk_${name.toLowerCase()}`
    const person = await makeUser(portal, { username, name, password, values })
    people.push(await walkerOf(portal, name, person))
  }
  return people
}

/** Somebody as a walker: who they are, and what they are shown. */
export async function walkerOf(
  portal: RunningPortal,
  name: string,
  person: Person,
): Promise<Walker> {
  const session = await sessionOf(portal, person)
  const { data } = await ask(portal, 'GET', 'index/getInfo', undefined, session)
  const { id, permissions } = data as { readonly id: number; readonly permissions: Viewer }
  // Rules that ask who made a record ask for the number of whoever looks, as the admin does.
  return { name, person, viewer: { ...permissions, user: id } }
}
