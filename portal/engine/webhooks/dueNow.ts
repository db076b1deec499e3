/** A delivery that is due at once. */
export const dueNow = (webhook: number, kind: 'changes' | 'ping', now: number) => ({
  webhook,
  kind,
  fromSeq: 0,
  toSeq: 0,
  tries: 0,
  dueAt: now,
  state: 'due',
  error: null,
  madeAt: now,
})
