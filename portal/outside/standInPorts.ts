import type { Log } from '#portal/core/log.ts'
import { standInCarrier } from './carrier/standInCarrier.ts'
import { standInCharge } from './charge/standInCharge.ts'
import { standInFeed } from './feed/standInFeed.ts'
import { standInMail } from './mail/standInMail.ts'
import { standInModel } from './model/standInModel.ts'
import type { Ports } from './ports.ts'
import { standInPush } from './push/standInPush.ts'
import { standInReading } from './reading/standInReading.ts'
import { standInRobot } from './robot/standInRobot.ts'
import { standInShop } from './shop/standInShop.ts'
import { standInSms } from './sms/standInSms.ts'
import { standInSpeech } from './speech/standInSpeech.ts'

/** Every port stood in for: what is sent goes to the log, and is kept where a test can read it. */
export const standInPorts = (log: Log) =>
  ({
    sms: standInSms(log),
    mail: standInMail(log),
    push: standInPush(log),
    feed: standInFeed(log),
    robot: standInRobot(log),
    vod: { standIn: true },
    speech: standInSpeech(log),
    reading: standInReading,
    carrier: standInCarrier(log),
    model: standInModel(log),
    shop: standInShop(log),
    charge: standInCharge(log),
    identity: { standIn: true },
  }) satisfies Ports
