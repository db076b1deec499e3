import type { Label } from '#declare'
import { call } from '../client/client.ts'
import type { SignedIn } from '../client/storage.ts'
import { begin } from './session.ts'
import { takeToken } from './takeToken.ts'

/** In which ways one may sign in. */
export interface SignInWays {
  readonly password: boolean
  /** The company's provider, and what it is called. */
  readonly company: { readonly name: Label } | null
}

/** Names and passwords, for a portal that knows of no other way, or does not answer just now. */
const usual: SignInWays = { password: true, company: null }

/** In which ways one may sign in here. */
export const signInWays = (): Promise<SignInWays> =>
  call<SignInWays>('GET', 'index/signInWays', { renew: false, timeout: 5000 }).then(
    ({ data }) => ({ ...usual, ...data }),
    () => usual,
  )

/** Where the browser goes to sign in through the company, and comes back from to a path of the admin. */
export const companyAddress = (wanted: string): string =>
  `/api/portal/index/company?redirect=${encodeURIComponent(wanted)}`

/** Somebody is signed in, or has proved anew that it is them. */
type Finished = SignedIn | ({ readonly proved: true } & Partial<SignedIn>)

/**
 * How it went at the company's provider; a session is taken up. @throws PortalError with the portal's words, with a
 * message at `code` where one is wanted besides.
 */
export async function finishCompany(
  arrival: string,
  typed: { readonly code?: string; readonly passkey?: string } = {},
): Promise<Finished> {
  const { data } = await call<Finished>('POST', 'index/company/finish', {
    body: { arrival, ...typed },
    renew: false,
    timeout: 15_000,
  })
  if (!('proved' in data)) begin(data)
  else if (data.token) takeToken(data as SignedIn)
  return data
}

/** Where one proves anew at the provider that it is oneself; in a window of its own, which leaves {@link PROVED}. */
export const provingAddress = async (): Promise<string> =>
  (await call<{ readonly address: string }>('POST', 'index/company/prove', { body: {} })).data
    .address

/** The key under which a window tells the others that somebody proved who they are. */
export const PROVED = 'proved'
