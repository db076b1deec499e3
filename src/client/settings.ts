import { useSyncExternalStore } from 'react'
import { defaultSettings, settingsIn, type UserSettings } from '#derive/userSettings.ts'
import { call } from './client.ts'
import { keepLanguage, readLanguage, readToken } from './storage.ts'

/** What this browser remembers, so that the first paint is right before the portal has answered. */
const restKey = 'settings'
/** A key of its own, since the page reads it before any script of ours has come. */
const schemeKey = 'scheme'
/** So long several choices in a row are gathered before they are sent, in milliseconds. */
const PAUSE = 400

type Chosen = Partial<UserSettings>
/** What is nobody else's to read on a disk, and no first paint needs: no browser keeps it, the portal tells it at each load. */
const ownOnly = ['talkMail', 'talkRobot', 'phrases'] as const
let notKept: Chosen = {}
/** Apart from each other: what is the person's alone, and what may be kept here. */
function parted(chosen: Chosen): { readonly own: Chosen; readonly rest: Chosen } {
  const isOwn = ([name]: [string, unknown]) => (ownOnly as readonly string[]).includes(name)
  const all = Object.entries(chosen)
  return {
    own: Object.fromEntries(all.filter(isOwn)),
    rest: Object.fromEntries(all.filter((one) => !isOwn(one))),
  }
}
const heard = new Set<() => void>()
let known: UserSettings | null = null

/** What is in force now: what was chosen, else what the product has. */
export function readSettings(): UserSettings {
  known ??= settingsKept()
  return known
}

const settingsKept = (): UserSettings => ({
  ...defaultSettings,
  ...settingsIn(storedChoices()),
  ...settingsIn(notKept),
  ...settingsIn({ scheme: localStorage.getItem(schemeKey) }),
  language: readLanguage(),
})

/** The same, drawn anew when something else is chosen, in whichever tab. */
export const useSettings = (): UserSettings => useSyncExternalStore(onSettings, readSettings)

/**
 * Chooses something else: at once here and in the other tabs, on the portal a moment later, or once somebody has signed
 * in. The promise is settled when the portal has kept it. @throws PortalError where it could not: the choice stands in
 * this browser all the same, and goes with the next one.
 */
export function changeSettings(chosen: Chosen): Promise<void> {
  keep(chosen)
  unsent = { ...unsent, ...chosen }
  return readToken() ? soon() : Promise.resolve()
}

/** Several choices in a row are one call. */
function soon(): Promise<void> {
  clearTimeout(timer)
  sending ??= Promise.withResolvers<void>()
  timer = setTimeout(send, PAUSE)
  return sending.promise
}

/**
 * Takes over what the portal knows of whoever signed in. What the user before chose in this browser is theirs: only
 * language and light or dark stay, which were chosen before anybody signed in.
 */
export function takeSettings(username: string, given: unknown): void {
  const rest = { ...settingsIn(given), ...underWay, ...unsent }
  notKept = {}
  localStorage.setItem(restKey, JSON.stringify({ username, chosen: parted(rest).rest }))
  keep(rest)
  if (Object.keys(unsent).length > 0) soon().catch(() => undefined)
}

/** Sends what was gathered at once: before one signs out, or leaves. */
export async function sendSettings(): Promise<void> {
  clearTimeout(timer)
  await send()
}

let unsent: Chosen = {}
let timer: ReturnType<typeof setTimeout> | undefined
let sending: PromiseWithResolvers<void> | null = null
/** What was sent and is not answered. */
let underWay: Chosen = {}
let turn: Promise<void> = Promise.resolve()

/** Sends what was gathered when the call before has its answer: of two at once the older might be kept last. */
function send(): Promise<void> {
  turn = turn.then(sendGathered)
  return turn
}

async function sendGathered(): Promise<void> {
  const [body, told] = [unsent, sending]
  if (!told) return
  unsent = {}
  sending = null
  underWay = body
  try {
    await call('PUT', 'index/settings', { body, quiet: true })
    told.resolve()
  } catch (error) {
    unsent = { ...body, ...unsent }
    told.reject(error)
  } finally {
    underWay = {}
  }
}

interface Kept {
  readonly username?: string
  readonly chosen?: Chosen
}
const keptHere = (): Kept => {
  try {
    return (JSON.parse(localStorage.getItem(restKey) ?? 'null') as Kept | null) ?? {}
  } catch {
    return {}
  }
}
const storedChoices = (): Chosen => keptHere().chosen ?? {}

function keep(chosen: Chosen): void {
  const { username } = keptHere()
  const { own, rest: kept } = parted(chosen)
  const { language, scheme, ...rest } = kept
  notKept = { ...notKept, ...own }
  if (language) keepLanguage(language)
  if (scheme) localStorage.setItem(schemeKey, scheme)
  const all = { username, chosen: { ...storedChoices(), ...rest } }
  localStorage.setItem(restKey, JSON.stringify(all))
  tell()
}

function tell(): void {
  known = null
  for (const listener of heard) listener()
}

/** Forgets what was chosen and is on its way: what this browser remembers is read anew. For tests, which share a page. */
export function forgetSettings(): void {
  clearTimeout(timer)
  unsent = {}
  sending = null
  notKept = {}
  tell()
}

const keys: readonly (string | null)[] = [restKey, schemeKey, 'language']
const onStorage = ({ key }: StorageEvent) => keys.includes(key) && tell()
const flush = () => document.visibilityState === 'hidden' && void sendSettings().catch(() => {})

/** Is told whenever something else is in force; gives what ends that. */
export function onSettings(listener: () => void): () => void {
  if (heard.size === 0) {
    // Nobody listened to other tabs so far. The same settings stay the same object: another one draws everything anew.
    const now = settingsKept()
    if (JSON.stringify(now) !== JSON.stringify(known)) known = now
    addEventListener('storage', onStorage)
    document.addEventListener('visibilitychange', flush)
  }
  heard.add(listener)
  return () => {
    heard.delete(listener)
    if (heard.size > 0) return
    removeEventListener('storage', onStorage)
    document.removeEventListener('visibilitychange', flush)
  }
}
