import type { Label } from '#declare'
import { refusedBy } from '../portError.ts'

/** What a sign-in through the company is begun with, and checked against when the browser comes back. */
export interface Errand {
  /** Where the provider sends the browser back to. */
  readonly redirectUri: string
  /** Comes back with the answer. */
  readonly state: string
  /** Stands in the provider's token. */
  readonly nonce: string
  /** The secret whose hash goes along (PKCE). */
  readonly verifier: string
  /** Whether the provider is to ask anew who it is, be they signed in there or not. */
  readonly again: boolean
}

/** Who somebody is, as the provider vouches for it. */
export interface Identity {
  /** Who vouches: the address of the issuer, `wecom:<corp>`, `dingtalk`. */
  readonly issuer: string
  /** Never changes and belongs to nobody else there. */
  readonly subject: string
  readonly name: string | null
  /** Both only where the provider says that they are theirs. */
  readonly email: string | null
  readonly phone: string | null
  /** All that the provider told. */
  readonly claims: { readonly [claim: string]: unknown }
  /** How they showed it there: `amr` and `acr`, or the name of the provider. */
  readonly methods: readonly string[]
  /** When they showed it, in milliseconds; null where the provider does not say. */
  readonly at: number | null
}

/** Signs people in through the company's own provider. Throws a `PortError`. */
export interface IdentityService {
  readonly standIn: false
  /** What its button is called by. */
  readonly name: Label
  /** The claim that names the account, unless the settings say another. */
  readonly accountClaim: string
  /** The provider's address that the browser goes to. */
  begin(errand: Errand): Promise<string>
  /** Reads what came back with the browser, and asks the provider who it is. */
  finish(answer: URLSearchParams, errand: Errand): Promise<Identity>
}

/** The stand-in has nobody to ask: nobody is offered to sign in that way. */
export type IdentityPort = { readonly standIn: true } | IdentityService

/** Whoever turned back at the provider's page. */
export const declined = () =>
  refusedBy('identity', ['你在对方页面取消了登录', 'you turned back at the provider’s page'])

/** Whoever the provider knows, but not as one of the company. */
export const noMember = () =>
  refusedBy('identity', [
    '该账号不是本企业的成员，或不在此应用的可见范围内',
    'this account is none of the company’s, or does not see this application',
  ])

/** Text in an answer; null for anything else, and for none. */
export const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null
