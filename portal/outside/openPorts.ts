import { join } from 'node:path'
import type { Log } from '#portal/core/log.ts'
import { standInCarrier } from './carrier/standInCarrier.ts'
import { standInCharge } from './charge/standInCharge.ts'
import { standInFeed } from './feed/standInFeed.ts'
import { standInMail } from './mail/standInMail.ts'
import { standInModel } from './model/standInModel.ts'
import type { Outbound } from './outbound/outbound.ts'
import type { PortSettings } from './portSettings.ts'
import type { Ports } from './ports.ts'
import { standInPush } from './push/standInPush.ts'
import { standInReading } from './reading/standInReading.ts'
import { standInRobot } from './robot/standInRobot.ts'
import { standInShop } from './shop/standInShop.ts'
import { standInSms, textOfSms } from './sms/standInSms.ts'
import { standInSpeech } from './speech/standInSpeech.ts'

/** What ports are opened with. */
export interface Surroundings {
  /** Data of the portal; the stand-ins leave letters and messages in `outbox` there. */
  readonly folder: string
  readonly log: Log
  readonly outbound: Outbound
  readonly clock: () => Date
}

/** The services as the settings say: the real one where it is configured, else its stand-in. Loads no more than that. */
export async function openPorts(settings: PortSettings, around: Surroundings): Promise<Ports> {
  return {
    sms: await openSms(settings, around),
    mail: await openMail(settings, around),
    push: await openPush(settings, around),
    feed: await openFeed(settings, around),
    robot: await openRobot(settings, around),
    vod: await openVod(settings, around),
    speech: await openSpeech(settings, around),
    reading: await openReading(settings, around),
    carrier: await openCarrier(settings, around),
    model: await openModel(settings, around),
    shop: await openShop(settings, around),
    charge: await openCharge(settings, around),
    identity: await openIdentity(settings, around),
  }
}

async function openSms(
  { sms }: PortSettings,
  { folder, log, clock, outbound }: Surroundings,
): Promise<Ports['sms']> {
  if (!sms) {
    const { outboxFiles } = await import('./outboxFiles.ts')
    const keep = outboxFiles(join(folder, 'outbox'), clock)
    return standInSms(log, (message) => keep('txt', textOfSms(message)))
  }
  const { aliyunSms } = await import('./sms/aliyunSms.ts')
  return aliyunSms({ ...sms, clock, outbound })
}

async function openPush(
  { push }: PortSettings,
  { log, outbound }: Surroundings,
): Promise<Ports['push']> {
  if (!push) return standInPush(log)
  const { jpush } = await import('./push/jpush.ts')
  return jpush({ ...push, outbound })
}

async function openRobot(
  { robot }: PortSettings,
  { log, outbound }: Surroundings,
): Promise<Ports['robot']> {
  if (!robot) return standInRobot(log)
  return (await import('./robot/wecomRobot.ts')).wecomRobot(outbound)
}

async function openFeed(
  { feed }: PortSettings,
  { log, outbound }: Surroundings,
): Promise<Ports['feed']> {
  if (!feed) return standInFeed(log)
  return (await import('./feed/rssFeed.ts')).rssFeed(outbound)
}

async function openVod(
  { vod }: PortSettings,
  { clock, outbound }: Surroundings,
): Promise<Ports['vod']> {
  if (!vod) return { standIn: true }
  const { aliyunVod } = await import('./vod/aliyunVod.ts')
  return aliyunVod({ ...vod, clock, outbound })
}

async function openSpeech(
  { speech }: PortSettings,
  { log, clock, outbound }: Surroundings,
): Promise<Ports['speech']> {
  if (!speech) return standInSpeech(log)
  const { aliyunSpeech } = await import('./speech/aliyunSpeech.ts')
  return aliyunSpeech({ ...speech, clock, outbound })
}

/** A service where one is configured; else the library that comes along, unless it is not wanted or not installed. */
async function openReading(
  { reading }: PortSettings,
  { clock, outbound }: Surroundings,
): Promise<Ports['reading']> {
  if (reading === 'off') return standInReading
  if (reading) {
    const { aliyunReading } = await import('./reading/aliyunReading.ts')
    return aliyunReading({ ...reading, clock, outbound })
  }
  const { canRead, tesseractReading } = await import('./reading/tesseractReading.ts')
  return canRead() ? tesseractReading() : standInReading
}

async function openCarrier(
  { carrier }: PortSettings,
  { log, outbound }: Surroundings,
): Promise<Ports['carrier']> {
  if (!carrier) return standInCarrier(log)
  const { kuaidi100 } = await import('./carrier/kuaidi100.ts')
  return kuaidi100({ ...carrier, outbound })
}

async function openModel(
  { model }: PortSettings,
  { log, outbound }: Surroundings,
): Promise<Ports['model']> {
  if (!model) return standInModel(log)
  return (await import('./model/chatModel.ts')).chatModel({ ...model, outbound })
}

async function openShop(
  { shop }: PortSettings,
  { log, outbound }: Surroundings,
): Promise<Ports['shop']> {
  if (!shop) return standInShop(log)
  return (await import('./shop/youzan.ts')).youzan({ ...shop, outbound })
}

async function openCharge(
  { charge }: PortSettings,
  { log, outbound }: Surroundings,
): Promise<Ports['charge']> {
  if (!charge) return standInCharge(log)
  return (await import('./charge/signedCharge.ts')).signedCharge({ ...charge, outbound })
}

/** A provider's own library only where people sign in by it. */
async function openIdentity(
  { identity }: PortSettings,
  around: Surroundings,
): Promise<Ports['identity']> {
  if (!identity) return { standIn: true }
  const { kind } = identity
  if (kind === 'wecom')
    return (await import('./identity/wecom.ts')).wecom({ ...identity, ...around })
  if (kind === 'dingtalk')
    return (await import('./identity/dingtalk.ts')).dingtalk({ ...identity, ...around })
  const { openIdConnect } = await import('./identity/openIdConnect.ts')
  return openIdConnect({ ...identity, ...around })
}

async function openMail(
  { mail }: PortSettings,
  { folder, log, clock }: Surroundings,
): Promise<Ports['mail']> {
  if (mail) return (await import('./mail/smtpMail.ts')).smtpMail(mail)
  const { outbox } = await import('./mail/outbox.ts')
  return standInMail(log, outbox(join(folder, 'outbox'), clock))
}
