/** SQLSTATE of a deadlock and of two transactions that could not both be right. */
const codes: readonly unknown[] = ['40P01', '40001']

/** Whether PostgreSQL ended a transaction because another one stood in its way; it may simply be tried again. */
export const isDeadlock = (error: unknown): boolean =>
  codes.includes((error as { code?: unknown } | null)?.code)
