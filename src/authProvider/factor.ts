import { call } from '../client/client.ts'

/** One's own second factor. */
export interface Factor {
  readonly isOn: boolean
  readonly since: string | null
  /** Recovery codes that were not used yet. */
  readonly codesLeft: number
  /** What the roles of one's own are called that ask for it: it stays on while one has them. */
  readonly demandedBy?: readonly string[]
}

/** What an authenticator takes in: the secret to be typed, and the address of the picture. */
export interface BegunFactor {
  readonly secret: string
  readonly uri: string
}

/** Whether one's second factor is on. */
export const myFactor = async (): Promise<Factor> =>
  (await call<Factor>('GET', 'index/factor')).data

/** Begins one. @throws PortalError with a message at password. */
export const beginFactor = async (password?: string): Promise<BegunFactor> =>
  (
    await call<BegunFactor>('POST', 'index/beginFactor', {
      body: { password },
      timeout: 15_000,
      renew: false,
    })
  ).data

/** Puts it on; gives the recovery codes, told this once. @throws PortalError with a message at code. */
export const confirmFactor = async (code: string): Promise<readonly string[]> =>
  (
    await call<{ readonly codes: readonly string[] }>('POST', 'index/confirmFactor', {
      body: { code },
    })
  ).data.codes

/** Takes it off and begins another, for another phone or new codes. @throws PortalError at password or code. */
export const renewFactor = async (
  password: string | undefined,
  code: string,
): Promise<BegunFactor> =>
  (
    await call<BegunFactor>('POST', 'index/renewFactor', {
      body: { password, code },
      timeout: 15_000,
    })
  ).data

/** Takes it off. @throws PortalError with messages at password or code. */
export async function endFactor(password: string | undefined, code: string): Promise<void> {
  await call('POST', 'index/endFactor', { body: { password, code }, timeout: 15_000 })
}
