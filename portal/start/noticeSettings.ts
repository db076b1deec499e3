import type { Label } from '#declare'
import { kinds, type NoticeKind } from '#portal/jobs/systemNotices/happened.ts'
import type { Receivers } from '#portal/jobs/systemNotices/tellOperators.ts'

type Environment = { readonly [name: string]: string | undefined }
const listIn = (text = '') => text.split(/[\s,]+/).filter(Boolean)
const ADDRESS = /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]{1,255}$/

/** Who is told when something of the system is to be looked after; undefined where nobody is. */
export function readNotices(env: Environment): Omit<Receivers, 'origin'> | undefined {
  const mails = listIn(env.NOTICE_MAIL)
  const robots = listIn(env.NOTICE_ROBOT)
  if (mails.length === 0 && robots.length === 0) return undefined
  const about = listIn(env.NOTICE_ABOUT) as NoticeKind[]
  return { mails, robots, about: about.length > 0 ? about : kinds }
}

/** What is wrong with them. The address of a robot is its key, and is not repeated. */
export function noticeMistakes(env: Environment): Label[] {
  const found: Label[] = []
  const wrong = listIn(env.NOTICE_MAIL).find((address) => !ADDRESS.test(address))
  if (wrong !== undefined)
    found.push([
      `NOTICE_MAIL：“${wrong}”不是邮箱地址`,
      `NOTICE_MAIL: "${wrong}" is no mail address`,
    ])
  if (env.NOTICE_MAIL && !env.SMTP_URL)
    found.push([
      'NOTICE_MAIL：请同时设置 SMTP_URL 与 MAIL_FROM，否则邮件不会送出',
      'NOTICE_MAIL: set SMTP_URL and MAIL_FROM too, or no mail leaves',
    ])
  if (listIn(env.NOTICE_ROBOT).some((address) => URL.parse(address)?.protocol !== 'https:'))
    found.push([
      'NOTICE_ROBOT：应为群机器人的 https 地址，逗号分隔',
      'NOTICE_ROBOT: give the https addresses of robots in groups, with commas between',
    ])
  if (env.NOTICE_ROBOT && env.ROBOT_WEBHOOKS !== 'on')
    found.push([
      'NOTICE_ROBOT：请同时设置 ROBOT_WEBHOOKS=on，否则消息不会送出',
      'NOTICE_ROBOT: set ROBOT_WEBHOOKS=on too, or no message leaves',
    ])
  const strange = listIn(env.NOTICE_ABOUT).find((kind) => !kinds.includes(kind as NoticeKind))
  if (strange !== undefined)
    found.push([
      `NOTICE_ABOUT：没有“${strange}”，可用 ${kinds.join('、')}`,
      `NOTICE_ABOUT: there is no "${strange}"; there are ${kinds.join(', ')}`,
    ])
  return found
}
