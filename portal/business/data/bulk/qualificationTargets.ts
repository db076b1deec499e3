import type { RightTargets } from './rightTargets.ts'

/** What the kinds of qualification let take part in. */
export const qualificationTargets: RightTargets = {
  camp: { field: 'campPeriod', entity: 'campPeriod', given: ['enrolling', 'running'] },
  practice: { field: 'practice', entity: 'practice' },
  offline: { field: 'offlineActivity', entity: 'offlineActivity' },
  punchCard: { field: 'punchCard', entity: 'punchCard' },
  course: { field: 'course', entity: 'catalog', only: { nodeKind: 'course' } },
}

/** The fields that name it. */
export const qualificationFields = Object.values(qualificationTargets).map(({ field }) => field)
