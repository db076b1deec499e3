import type { Entity, Row, SpecialRight } from '#declare'
import type { RoleRight, Viewer } from '#derive/viewer.ts'
import { missing, refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { portalSession, type Session } from '#portal/engine/context/session.ts'
import { same } from '#portal/engine/records/same.ts'

/** A new named role with the same rights, under another code. */
const copy: ActionFunctions[string] = async ({ row, values, make }) => {
  if (row?.kind !== 'named')
    throw refusedField('_', ['只能复制命名角色', 'Only named roles can be copied'])
  const { description, hidden, rights, special, secondFactor, idleMinutes } = row
  const name = [...String(row.name)].slice(0, 17).join('')
  return make({
    kind: 'named',
    code: values.code,
    name: `${name} 副本`,
    description,
    hidden,
    rights,
    special,
    secondFactor,
    idleMinutes,
  })
}

/**
 * What two roles come to, side by side: what each may do with an entity, by its matrix or by the menu, where that
 * differs. `{ id, other }`, or the record it is called on and `other`.
 */
const compare: ActionFunctions[string] = async ({ context, row, values, records, entity }) => {
  const first = row ?? (await records.find('role', Number(values.id ?? 0)))
  const second = await records.find('role', Number(values.other ?? 0))
  if (!first) throw missing(entity.label, String(values.id ?? ''))
  if (!second) throw missing(entity.label, String(values.other ?? ''))
  const sessions = [sessionAs(first), sessionAs(second)] as const
  const rights = [...context.entities.values()]
    .map((of) => sideBySide(of, ...sessions.map((session) => rightsOf(context, session, of))))
    .filter(({ differing }) => differing.length > 0)
  const rest = (['hidden', 'special', 'secondFactor', 'idleMinutes'] as const).map((field) => {
    const none = { hidden: [], special: [], secondFactor: false, idleMinutes: null }[field]
    const [ours, theirs] = [first[field] ?? none, second[field] ?? none]
    return { field, first: ours, second: theirs, differs: !same(ours, theirs) }
  })
  return { first: brief(first), second: brief(second), rights, rest }
}

const brief = ({ id, code, name }: Row) => ({ id, code, name })

/** Whoever works in this role alone; a numeric one only hides menus, from an editor as it were. */
function sessionAs(role: Row): Session {
  const numeric = role.kind === 'numeric'
  const code = numeric ? 'editor' : String(role.code)
  const special = (role.special ?? []) as SpecialRight[]
  const viewer: Viewer = {
    roles: [code],
    currentRole: code,
    numericRole: numeric ? Number(role.code) : null,
    hidden: numeric ? ((role.hidden ?? []) as string[]) : [],
    routeSet: 'standard',
    projectOverview: false,
    rights: ((role.rights ?? []) as RoleRight[]).map((right) => ({ ...right, role: code })),
    special,
  }
  return {
    ...portalSession,
    ...viewer,
    acting: 'user',
    user: null,
    special: new Set(special),
    viewer,
  }
}

const plainRights = ['read', 'create', 'update', 'remove'] as const

function rightsOf({ access }: PortalContext, session: Session, of: Entity): Row {
  const may = (operation: string) => access.mayUse(session, of, operation)
  const labels = { ...of.moves, ...of.actions }
  const silent = Object.keys(of.moves).filter((name) => of.moves[name]?.silent)
  const moves = Object.keys(labels).filter((name) => !silent.includes(name) && may(name))
  return {
    ...Object.fromEntries(plainRights.map((right) => [right, may(right)])),
    moves: moves.map((name) => labels[name]?.label),
  }
}

function sideBySide(of: Entity, first: Row = {}, second: Row = {}) {
  const differing = [...plainRights, 'moves'].filter((right) => !same(first[right], second[right]))
  return { entity: of.name, first, second, differing }
}

/** Actions of roles. */
export const actions: ActionFunctions = { copy, compare }
