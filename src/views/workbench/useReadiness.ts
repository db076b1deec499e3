import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useMemo } from 'react'
import type { Entity, Label, Row } from '#declare'
import { holds } from '#derive/condition.ts'
import type { CheckResult, PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { labelAt } from '../fieldAt.ts'
import { useMarks } from '../list/useMarks.ts'
import { aloneWith, movesFrom } from '../record/demands.ts'
import { sameNamed } from './sameNamed.ts'
import type { Contents } from './useContents.ts'
import { useMarkedBy } from './useMarkedBy.ts'

/** One thing that stands against the move, or that readers will miss. */
export interface ReadinessLine {
  readonly says: string
  /** The field of the record it is about. */
  readonly field?: string
  /** The contents it is about. */
  readonly contents?: readonly Row[]
  /** The records that pick contents, where it is about those. */
  readonly picks?: readonly Row[]
}
export interface Readiness {
  /** What the portal would refuse the move for. */
  readonly blocking: readonly ReadinessLine[]
  /** What it would ask about, and what readers will miss. */
  readonly missing: readonly ReadinessLine[]
  /** Whether the move leads on from where the record stands. */
  readonly isOpen: boolean
  readonly error: unknown
}

/** What still stands between a record and the move it is made ready for, as the portal and the rules say. */
export function useReadiness(
  entity: Entity,
  record: Row,
  contents: Contents,
  content: Entity,
  picking: Entity | undefined,
): Readiness {
  const { ready, picks } = entity.workbench!
  const say = useSay()
  const portal = useDataProvider<PortalProvider>()
  const isOpen = movesFrom(entity, record, () => true).some(([name]) => name === ready)
  const { rows } = contents
  const { data: tried, error } = useQuery({
    queryKey: [entity.name, 'readiness', record.id, record.version, stampOf(rows)],
    enabled: isOpen && !contents.isPending,
    queryFn: () => portal.check(entity.name, {}, { id: Number(record.id), move: ready }),
    placeholderData: (before) => before,
    retry: false,
  })
  // What was tried last says nothing any more once the move was made.
  const trial = isOpen ? tried : undefined
  useMarkedBy(content, rows)
  const picked = useMemo(() => [...contents.picks.values()].flat(), [contents.picks])
  useMarkedBy(picking, picked)
  const marksOf = useMarks(content, rows.length > 0)
  const marksOfPicks = useMarks(picking ?? content, picked.length > 0)
  const state = String(record[entity.stateField])
  const misses = entity
    .workbench!.misses.filter((one) => one.in?.includes(state) !== false)
    .map(({ where, says }) => ({
      says: say(says),
      contents: rows.filter((row) => holds(where, aloneWith(content, row)) === true),
    }))
    .filter(({ contents }) => contents.length > 0)
  const missing: ReadinessLine[] = [
    ...untold(trial?.warnings ?? [], content, misses).map(({ message, field }) => ({
      says: message,
      ...(field && field in entity.fields && { field }),
    })),
    ...misses,
  ]
  for (const [label, found] of byMark(rows, marksOf))
    missing.push({ says: say(label), contents: found })
  for (const [value, found] of sameNamed(content, rows))
    missing.push({
      says: say(['{field}相同：{value}', 'The same {field}: {value}'], {
        field: say(labelAt(content, content.title)),
        value,
      }),
      contents: found,
    })
  if (picks && picking) {
    if (picked.length === 0)
      missing.push({
        says: say(['还没有{what}', 'No {what} yet'], { what: say(picking.label) }),
        picks: [],
      })
    for (const [label, found] of byMark(picked, marksOfPicks))
      missing.push({
        says: say(['{what}：{says}', '{what}: {says}'], {
          what: say(picking.label),
          says: say(label),
        }),
        picks: found,
      })
  }
  const blocking = Object.entries(trial?.errors ?? {}).map(([field, message]) =>
    field in entity.fields
      ? {
          field,
          says: say(['{field}：{message}', '{field}: {message}'], {
            field: say(labelAt(entity, field)),
            message,
          }),
        }
      : { says: message },
  )
  return { blocking, missing, isOpen, error: isOpen ? error : null }
}

type Warnings = NonNullable<CheckResult['warnings']>

/** Warnings but those that only name contents which lines of the workbench name already. */
function untold(
  warnings: Warnings,
  { name }: Entity,
  lines: readonly Required<Pick<ReadinessLine, 'contents'>>[],
): Warnings {
  const told = new Set(lines.flatMap(({ contents }) => contents.map(({ id }) => id)))
  return warnings.filter(
    ({ usedBy = [] }) =>
      usedBy.length === 0 || !usedBy.every(({ entity, id }) => entity === name && told.has(id)),
  )
}

/** Another one whenever a content was saved, made or deleted. */
const stampOf = (rows: readonly Row[]): string =>
  rows.map(({ id, version }) => `${String(id)}.${String(version)}`).join()

/** The records of each chip they bear, in the order the chips are first seen. */
function byMark(
  rows: readonly Row[],
  marksOf: ((row: Row) => readonly Label[]) | undefined,
): readonly (readonly [Label, readonly Row[]])[] {
  const found = new Map<string, [Label, Row[]]>()
  for (const row of rows)
    for (const label of marksOf?.(row) ?? []) {
      const entry = found.get(label[0]) ?? [label, []]
      entry[1].push(row)
      found.set(label[0], entry)
    }
  return [...found.values()]
}
