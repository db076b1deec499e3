/** What a delivery tells of: what was published, an import that came to rest, nothing. */
export type DeliveryKind = 'changes' | 'import' | 'ping'

/** A delivery that is due at once. */
export const dueNow = (webhook: number, kind: DeliveryKind, now: number) => ({
  webhook,
  kind,
  fromSeq: 0,
  toSeq: 0,
  says: null,
  tries: 0,
  dueAt: now,
  state: 'due',
  error: null,
  madeAt: now,
})
