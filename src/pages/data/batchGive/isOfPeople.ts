import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'

/** Whether the rows of a kind are about app users, so that their people are counted. */
export const isOfPeople = (kind: string): boolean =>
  bulkKinds[kind]?.same?.as.includes('user') ?? false
