import { call } from '../client/client.ts'

/** One sign-in of one's own. */
export interface SignInPlace {
  readonly id: number
  readonly ip: string
  /** What the browser says of itself. */
  readonly agent: string
  /** The one that asks. */
  readonly isThis: boolean
  readonly since: string
  readonly until: string
}

/** Where one is signed in, the latest first. */
export const mySignIns = async (): Promise<readonly SignInPlace[]> =>
  (await call<readonly SignInPlace[]>('GET', 'index/signIns')).data

/** Ends one of them. @throws PortalError where it has ended already. */
export async function endSignIn(id: number): Promise<void> {
  await call('POST', 'index/endSignIn', { body: { id: String(id) } })
}

/** Ends all but the one that asks; gives how many. */
export const endOtherSignIns = async (): Promise<number> =>
  (await call<{ readonly ended: number }>('POST', 'index/endOtherSignIns', { body: {} })).data.ended
