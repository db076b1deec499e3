/**
 * What lies at the addresses of declarations, found at start (`portal/parts.ts`): functions of rules, actions, calls …, by
 * entity or by name. Each is added here by the file that says what it does, as in `declare module '…/parts.ts'`, so
 * that the context need not know what stands on it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: others add to it
export interface Parts {}
