import type { Row } from '#declare'
import { messageOf } from '#derive/bulk/finding.ts'
import { normalise } from '#derive/bulk/normalise.ts'
import { cellsOn } from '#derive/bulk/onePerson.ts'
import { PortalError } from '#portal/core/errors.ts'
import { cellsOfOne, kindOfOne } from '#portal/engine/imports/one/oneKind.ts'
import type { Judging, RuleFunctions, Seeing } from '#portal/engine/rules/rule.ts'

/** Whoever a recipe will be used for: what is judged here is what it gives. */
const ANYBODY: Row = { uid: '10000001' }

/** Its cells are those of a row of its kind, as a list would be checked for them. */
const cellsFitKind: Judging = ({ after, now }) => {
  // That it must be chosen is said there.
  if (!after.kind) return []
  try {
    const kind = kindOfOne(after.kind)
    const today = now.slice(0, 10)
    const cells = cellsOfOne(kind, ANYBODY, after.cells, today)
    const { findings } = normalise(kind, cellsOn(kind, cells, today), today)
    return findings
      .filter(({ level }) => level === 'error')
      .map((found) => ({ field: 'cells', message: messageOf(kind, found) }))
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    return [{ field: 'cells', message: error.label }]
  }
}

/** Those for everybody, and those for a role one has. */
const seesOfRoles: Seeing = {
  sees: ({ roles }) => ({ any: [{ roles: { set: false } }, { 'roles.code': [...roles] }] }),
}

/** Rules of recipes that no word carries. */
export const rules: RuleFunctions = { cellsFitKind, seesOfRoles }
