import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'

/** The screen on which batches of a kind are made; those without one of their own are made on that of grants. */
export const bulkPathOf = (kind: string): string => bulkKinds[kind]?.screen ?? '/datas/benefitTopUp'
