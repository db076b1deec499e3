import type { PortName } from '#declare'
import type { CarrierPort } from './carrier/carrier.ts'
import type { ChargePort } from './charge/charge.ts'
import type { FeedPort } from './feed/feed.ts'
import type { IdentityPort } from './identity/identity.ts'
import type { MailPort } from './mail/mail.ts'
import type { ModelPort } from './model/model.ts'
import type { Port } from './port.ts'
import type { PushPort } from './push/push.ts'
import type { ReadingPort } from './reading/reading.ts'
import type { RobotPort } from './robot/robot.ts'
import type { ShopPort } from './shop/shop.ts'
import type { SmsPort } from './sms/sms.ts'
import type { SpeechPort } from './speech/speech.ts'
import type { VodPort } from './vodPort.ts'

/** The services outside the house, real or stood in for. A name of `#declare/port.ts` without its port does not compile. */
export interface Ports extends Record<PortName, Port> {
  readonly sms: SmsPort
  readonly mail: MailPort
  readonly push: PushPort
  readonly feed: FeedPort
  readonly robot: RobotPort
  readonly vod: VodPort
  readonly speech: SpeechPort
  readonly reading: ReadingPort
  readonly carrier: CarrierPort
  readonly model: ModelPort
  readonly shop: ShopPort
  readonly charge: ChargePort
  readonly identity: IdentityPort
}

/** Which of them are stand-ins just now. */
export const standInsAmong = (ports: Ports): readonly PortName[] =>
  (Object.keys(ports) as PortName[]).filter((name) => ports[name].standIn)
