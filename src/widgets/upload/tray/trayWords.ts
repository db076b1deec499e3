import type { Label } from '#declare'
import type { Say } from '#src/i18n/useSay.ts'
import { inWords } from '../../format/duration.ts'
import { size } from '../../format/size.ts'
import { lostParts, lostWhole } from '../offlineMessages.ts'
import type { TrayItem } from './trayItem.ts'

/** How a file stands, in words: `12.4 MB / 200 MB · 1.20 MB/s · 还剩 3 分`, or why it does not go on. */
export function trayWords(item: TrayItem, say: Say): string {
  if (item.at === 'sending') return sendingWords(item, say)
  if (item.at === 'failed')
    return say(item.original ? unkept : failed, {
      message: storeWords(item.status, say) ?? (item.message ? say(item.message) : ''),
    })
  if (item.at === 'lost') return say(item.whole ? lostWhole : lostParts)
  if (item.at === 'done' && item.sender === 'library')
    return say(item.result?.isKnown ? known : shelved)
  if (item.at === 'done') return say(done[item.into ?? 'field'])
  if (item.after) return say(['排在图片之后', 'Goes behind its picture'])
  return say(words[item.at])
}

const failed: Label = ['文件上传失败：{message}', 'The upload failed: {message}']
const unkept: Label = [
  '原图没有存下：{message}。图片本身不受影响',
  'The original was not kept: {message}. The picture itself is there',
]
const done: { readonly [into in NonNullable<TrayItem['into']>]: Label } = {
  field: ['已上传', 'Uploaded'],
  draft: ['已上传，存进了草稿', 'Uploaded, and kept in the draft'],
  library: ['原图已存入素材库', 'The original is kept in the library'],
}

const shelved: Label = ['已存入素材库', 'In the library']
const known: Label = [
  '素材库中已有相同内容，没有重复存放',
  'The library has the same content already',
]

const words: { readonly [at in 'waiting' | 'working' | 'paused' | 'wanted' | 'arrived']: Label } = {
  waiting: ['等待上传', 'Waiting its turn'],
  working: ['已传完，正在处理', 'Sent, and being made ready'],
  arrived: ['已传完，正在填入', 'Sent, and being filled in'],
  paused: ['已暂停', 'Paused'],
  wanted: [
    '上次没有传完：请重新选择同一个文件，从已传的部分继续',
    'Not finished last time: choose the same file again, and it goes on from there',
  ],
}

function sendingWords({ size: all, sent, speed }: TrayItem, say: Say): string {
  const facts = [`${size(sent)} / ${size(all)}`]
  if (speed) {
    facts.push(`${size(speed)}/s`)
    const left = (all - sent) / speed
    // A second more or less is nobody's business.
    if (left >= 2)
      facts.push(
        say(['还剩 {time}', '{time} left'], {
          time: say(inWords(left >= 60 ? Math.ceil(left / 60) * 60 : Math.ceil(left))),
        }),
      )
  }
  return facts.join(' · ')
}

/** How much of a file has arrived, 0 to 1. */
export const shareOf = ({ size, sent }: Pick<TrayItem, 'size' | 'sent'>): number =>
  size > 0 ? Math.min(sent / size, 1) : 0

/** A store speaks English to programs: what it answered, in words that say what to do. */
function storeWords(status: number | undefined, say: Say): string | undefined {
  if (status === undefined || status < 400) return undefined
  return status < 500
    ? say(
        [
          '存储拒绝了上传（{status}），可能是上传凭证失效，请重试',
          'The store refused it ({status}); the credentials may have run out. Try again',
        ],
        { status },
      )
    : say(
        ['存储服务出错（{status}），请稍后重试', 'The store failed ({status}): try again later'],
        { status },
      )
}
