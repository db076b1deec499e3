import { call } from '../client/client.ts'

/** One of one's own passkeys. */
export interface Passkey {
  readonly id: string
  readonly name: string
  readonly since: string
  readonly used: string | null
}

/** The library that speaks to the browser's passkeys; loaded when somebody presses a button of theirs. */
const library = () => import('@simplewebauthn/browser')
type Options<K extends 'startRegistration' | 'startAuthentication'> = Parameters<
  Awaited<ReturnType<typeof library>>[K]
>[0]['optionsJSON']
/** What the portal wants a passkey to sign. */
export type PasskeyAsked = Options<'startAuthentication'>

/** One's own passkeys, the oldest first. */
export const myPasskeys = async (): Promise<readonly Passkey[]> =>
  (await call<readonly Passkey[]>('GET', 'index/passkeys')).data

/** Makes one in this browser and keeps it. @throws PortalError, or the browser's own error where nobody confirmed. */
export async function addPasskey(name: string): Promise<void> {
  const [{ data: optionsJSON }, { startRegistration }] = await Promise.all([
    call<Options<'startRegistration'>>('POST', 'index/beginPasskey', { body: {} }),
    library(),
  ])
  const response = JSON.stringify(await startRegistration({ optionsJSON }))
  await call('POST', 'index/addPasskey', { body: { name, response }, timeout: 15_000 })
}

/** Takes one away. @throws PortalError where it is gone already. */
export async function removePasskey(id: string): Promise<void> {
  await call('POST', 'index/removePasskey', { body: { id } })
}

/** What is to be signed to say once more who one is; null for those without a passkey. */
export const askPasskey = async (): Promise<PasskeyAsked | null> =>
  (await call<PasskeyAsked | null>('POST', 'index/askPasskey', { body: {} })).data

/** Signs what is asked; gives it as the portal takes it. @throws the browser's error where nobody confirmed. */
export async function signByPasskey(optionsJSON: PasskeyAsked): Promise<string> {
  const { startAuthentication } = await library()
  return JSON.stringify(await startAuthentication({ optionsJSON }))
}
