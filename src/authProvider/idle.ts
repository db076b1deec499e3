import { call, toldWithCalls } from '../client/client.ts'
import { userInfo } from './session.ts'

/** Between two looks at whether the portal is to be told that somebody is at work, in milliseconds. */
const LOOK = 30_000
const deeds = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/** Hears of whatever somebody does at this screen. Gives what ends that. */
export function onDeed(hear: () => void): () => void {
  for (const deed of deeds) addEventListener(deed, hear, { capture: true, passive: true })
  return () => {
    for (const deed of deeds) removeEventListener(deed, hear, { capture: true })
  }
}

let touchedAt = 0
/** When the portal was told last. */
let toldAt = 0
let isTelling = false

const idleFor = () => Date.now() - touchedAt

/**
 * Tells the portal with every call for how long nobody has touched this screen, so that what a page asks by itself keeps
 * no session alive; and tells it by a call of its own where somebody is at work without any, or where the time is up:
 * whoever is asked to sign in again then loses nothing. Gives what ends that.
 */
export function watchIdle(): () => void {
  touchedAt = Date.now()
  const stop = onDeed(() => {
    touchedAt = Date.now()
  })
  toldWithCalls.set('X-Idle', () => {
    toldAt = Date.now()
    return String(Math.floor(idleFor() / 1000))
  })
  const timer = setInterval(() => void tell(), LOOK)
  return () => {
    clearInterval(timer)
    toldWithCalls.delete('X-Idle')
    stop()
  }
}

async function tell(): Promise<void> {
  if (isTelling) return
  isTelling = true
  try {
    const { idleMinutes } = await userInfo()
    const isNews = touchedAt > toldAt || idleFor() >= (idleMinutes ?? 0) * 60_000
    if (idleMinutes && isNews) await call('POST', 'index/active', { body: {}, quiet: true })
  } catch {
    // Whoever wants something next is told what is wrong.
  } finally {
    isTelling = false
  }
}
