import type { Entity } from '#declare'
import { useSay } from '../i18n/useSay.ts'
import './states.css'

/** States by what they mean to whoever scans a list; what is in none of them is plain. */
const tones = {
  good: [
    'published',
    'enabled',
    'active',
    'passed',
    'onShelf',
    'done',
    'finished',
    'paid',
    'online',
    'confirmed',
    'success',
    'graduated',
    'held',
    'fulfilled',
    'delivered',
    'checkedIn',
    'signedUp',
    'succeeded',
    'reviewed',
  ],
  waits: [
    'scheduled',
    'proofed',
    'pending',
    'submitted',
    'running',
    'queued',
    'sending',
    'checked',
    'shipped',
    'review',
    'uploaded',
    'checking',
    'ready',
    'approval',
    'enrolling',
    'studying',
    'waiting',
    'claimed',
    'awaitingAddress',
    'inTransit',
    'generating',
    'toReview',
  ],
  held: [
    'withdrawn',
    'disabled',
    'hidden',
    'offShelf',
    'paused',
    'expired',
    'muted',
    'frozen',
    'ended',
    'locked',
    'partly',
    'takenBack',
    'partlyBack',
    'stopped',
    'closed',
    'merged',
  ],
  bad: [
    'rejected',
    'failed',
    'void',
    'voided',
    'banned',
    'removed',
    'cancelled',
    'destroyed',
    'refused',
    'revoked',
    'broken',
    'problem',
    'exception',
    'returned',
    'flagged',
  ],
} as const

const toneOf = (state: string): string =>
  Object.entries(tones).find(([, states]) => (states as readonly string[]).includes(state))?.[0] ??
  ''

/** Whether a state is one in which a record is live. */
export const isGood = (state: unknown): boolean =>
  (tones.good as readonly unknown[]).includes(state)

/** Whether a state is one in which a record is out of use. */
export const isHeld = (state: unknown): boolean =>
  [...tones.held, ...tones.bad].includes(state as never)

/** Whether a state is one in which a record is put aside or given up. */
export const isSetAside = (state: string): boolean => ['held', 'bad'].includes(toneOf(state))

/** A state in its colour and in words. */
export function StateChip({ entity, state }: { readonly entity: Entity; readonly state: unknown }) {
  const say = useSay()
  const label = typeof state === 'string' ? entity.states[state] : undefined
  return label ? <span className={`chip ${toneOf(String(state))}`}>{say(label)}</span> : null
}
