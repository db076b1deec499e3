import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useMemo, useState } from 'react'
import type { PortalProvider } from '../../../dataProvider/portalProvider.ts'
import { same } from '../../../views/form/values.ts'
import { wordsOf } from '../../../views/perform/wordsOf.ts'
import { type Changes, type Role, withChanges } from './draft.ts'

export type ChangeRole = (
  role: Role,
  changed: Partial<Pick<Role, 'rights' | 'hidden' | 'special'>>,
) => void

/** All roles with what was changed of them here, and the way to keep it. */
export interface Roles {
  /** Named ones first, as changed so far. */
  readonly list: readonly Role[]
  readonly error: Error | null
  readonly changes: Changes
  readonly change: ChangeRole
  readonly forget: () => void
  /** Saves role after role; gives what was refused, by the role's name. What was saved is no change any more. */
  readonly save: () => Promise<readonly string[]>
}

const wanted = {
  filter: {},
  sort: { field: 'code', order: 'ASC' as const },
  pagination: { page: 1, perPage: 1000 },
}

export function useRoles(): Roles {
  const portal = useDataProvider<PortalProvider>()
  const client = useQueryClient()
  const [changes, setChanges] = useState<Changes>({})
  const queryKey = ['role', 'matrix']
  const { data, error } = useQuery({
    queryKey,
    queryFn: async () => (await portal.getList('role', wanted)).data as unknown as readonly Role[],
  })
  const list = useMemo(
    () => (data ?? []).map((role) => withChanges(role, changes)).toSorted(byRank),
    [data, changes],
  )
  return {
    list,
    error,
    changes,
    change: (role, changed) =>
      setChanges((before) =>
        without(data, { ...before, [role.id]: { ...before[role.id], ...changed } }),
      ),
    forget: () => setChanges({}),
    save: async () => {
      const refused: string[] = []
      const left: { [id: number]: Changes[number] } = {}
      for (const role of data ?? []) {
        const changed = changes[role.id]
        if (!changed) continue
        const sent = { ...changed, version: role.version }
        await portal
          .update('role', { id: role.id, data: sent, previousData: role as never })
          .catch((problem: unknown) => {
            refused.push(`${role.name}：${wordsOf(problem)}`)
            left[role.id] = changed
          })
      }
      setChanges(left)
      await client.invalidateQueries({ queryKey: ['role'] })
      return refused
    },
  }
}

/** What was changed back is no change. */
function without(data: readonly Role[] | undefined, changes: Changes): Changes {
  const kept = Object.entries(changes).filter(([id, changed]) => {
    const role = data?.find((one) => one.id === Number(id))
    return Object.entries(changed).some(([field, value]) => !same(value, role?.[field] ?? []))
  })
  return Object.fromEntries(kept)
}

const first = ['admin', 'editor']
const rank = ({ code }: Role) => (first.includes(code) ? first.indexOf(code) : first.length)
const byRank = (a: Role, b: Role) => rank(a) - rank(b) || a.code.localeCompare(b.code)
