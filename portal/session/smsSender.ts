import type { Log } from '../onError.ts'

/** Sends a code to a phone. Throws when the provider refuses; the caller then says so. */
export interface SmsSender {
  /** True where nothing leaves the house: screens that rely on it say so. */
  readonly standIn: boolean
  send(phone: string, code: string): Promise<void>
}

/** A stand-in that writes the code to the portal's log, for machines without a provider. */
export function logSender(log: Log): SmsSender {
  return {
    standIn: true,
    send: async (phone, code) =>
      log({ level: 'info', message: `SMS stand-in: the code for ${phone} is ${code}` }),
  }
}
