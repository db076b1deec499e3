import type { Port } from '../port.ts'
import { refusedBy } from '../portError.ts'

/** The systems phones run on, as records name them. */
export type Platform = 'ios' | 'android' | 'harmony'

/** A notification for some devices, on its way to them through their vendors' channels. */
export interface PushMessage {
  /** What {@link PushPort.ticket} gave: sent again under it, nothing reaches anybody twice. */
  readonly ticket: string
  /** What the service knows the devices by, 1000 at most. */
  readonly devices: readonly string[]
  readonly platforms: readonly Platform[]
  readonly title: string
  readonly body: string
  /** The address of a big picture. */
  readonly image?: string
  /** What the app is given when it is opened by the notification. */
  readonly extras?: { readonly [name: string]: string }
  /** How long it is kept for a device that is off. */
  readonly hours: number
  /** A notice somebody waits for, such as that of a parcel: vendors let more of these through than of news. */
  readonly isService?: boolean
}

/** Sends notifications to phones. Throws a `PortError`. */
export interface PushPort extends Port {
  /** What one message goes out under. Kept before it is sent, a crash in between repeats nothing; good for a day. */
  ticket(): Promise<string>
  /** Gives what the service calls the message by; null where it knows none of the devices any more. */
  send(message: PushMessage): Promise<{ readonly id: string | null }>
}

/** So many devices go into one message. */
export const MOST_DEVICES = 1000

/** Throws `refused` where no service would take it, before anything leaves. */
export function checkPush({ ticket, devices, platforms, title, body }: PushMessage): void {
  if (ticket === '') throw refusedBy('push', ['没有推送标识', 'it has no ticket'])
  if (devices.length === 0 || devices.length > MOST_DEVICES)
    throw refusedBy('push', [
      `一次须为 1 到 ${MOST_DEVICES} 台设备，现有 ${devices.length} 台`,
      `it takes 1 to ${MOST_DEVICES} devices, there are ${devices.length}`,
    ])
  if (platforms.length === 0) throw refusedBy('push', ['没有平台', 'it names no platform'])
  if (title === '' || body === '')
    throw refusedBy('push', ['标题或内容为空', 'its title or body is empty'])
}
