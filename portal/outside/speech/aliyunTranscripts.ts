import { acsHeaders, acsQuery } from '../acs3.ts'
import { portErrorOf, refusedBy, throttledBy, unreachableAt } from '../portError.ts'
import type { AliyunSpeechOptions } from './aliyunSpeechOptions.ts'
import type { HeardWord, Recording } from './speech.ts'

const TRANSCRIPTS = 'https://filetrans.cn-shanghai.aliyuncs.com'

interface Heard {
  /** In milliseconds. */
  readonly BeginTime: number
  readonly EndTime: number
  readonly ChannelId?: number
}
interface Answer {
  readonly TaskId?: string
  readonly StatusCode?: number
  readonly StatusText?: string
  readonly Code?: string
  readonly Message?: string
  readonly Result?: {
    readonly Sentences?: readonly (Heard & { readonly Text: string })[]
    readonly Words?: readonly (Heard & { readonly Word: string })[]
  }
}

/** Has a recording written down by its address (录音文件识别); gives the number of the task. */
export async function listenBy(
  options: AliyunSpeechOptions,
  { url }: Pick<Recording, 'url'>,
): Promise<string> {
  if (!/^https?:\/\//.test(url))
    throw refusedBy('speech', [
      '识别服务取不到这段录音：请设置门户的公网地址',
      'the service cannot fetch the recording: set the public address of the portal',
    ])
  const Task = JSON.stringify({
    ...{ appkey: options.appKey, file_link: url, version: '4.0' },
    ...{ enable_words: true, enable_sample_rate_adaptive: true },
  })
  const { answer, host } = await asked(options, 'SubmitTask', { Task })
  if (answer.TaskId && isWell(answer)) return answer.TaskId
  throw refusalOf(answer, host)
}

/** What came of it; null while it is at work. */
export async function heardBy(
  options: AliyunSpeechOptions,
  task: string,
): Promise<readonly HeardWord[] | null> {
  const { answer, host } = await asked(options, 'GetTaskResult', { TaskId: task })
  if (answer.StatusCode === RUNNING || answer.StatusCode === QUEUEING) return null
  if (answer.StatusCode === SILENT) return []
  if (isWell(answer)) return wordsOf(answer)
  throw refusalOf(answer, host)
}

const SUCCESS = 21050000
const RUNNING = 21050001
const QUEUEING = 21050002
const SILENT = 21050003
/** Too many at once. */
const BUSY = 41050001

const isWell = ({ StatusCode }: Answer): boolean => StatusCode === SUCCESS

async function asked(
  options: AliyunSpeechOptions,
  action: string,
  query: { readonly [name: string]: string },
): Promise<{ readonly answer: Answer; readonly host: string }> {
  const { transcripts = TRANSCRIPTS, timeout = 15_000, outbound } = options
  const { host, origin } = new URL(transcripts)
  const signer = { ...options, date: options.clock(), nonce: crypto.randomUUID() }
  try {
    const response = await outbound(`${origin}/?${acsQuery(query)}`, {
      method: 'POST',
      headers: {
        ...(await acsHeaders({ host, action, version: '2018-08-17', query }, signer)),
        accept: 'application/json',
      },
      timeout,
      // Two hours of talk are some megabytes of words.
      most: 32 * 1024 * 1024,
    })
    return { answer: (await response.json()) as Answer, host }
  } catch (error) {
    throw portErrorOf('speech', host, error)
  }
}

function refusalOf({ Code, Message, StatusCode, StatusText = '' }: Answer, host: string): Error {
  if (/^Throttling/.test(Code ?? '') || StatusCode === BUSY)
    return throttledBy('speech', Code ?? StatusText)
  if (Code) return refusedBy('speech', `${Code} ${Message ?? ''}`)
  if (!StatusCode) return unreachableAt('speech', host)
  return refusedBy('speech', `${StatusCode} ${StatusText}`)
}

/** Words come without signs, sentences with them: each word gets those that stand behind it in its sentence. */
function wordsOf({ Result: { Words = [], Sentences = [] } = {} }: Answer): readonly HeardWord[] {
  // Channels of one recording say the same; a conversation in two is mixed.
  const channel = Sentences[0]?.ChannelId ?? 0
  const own = <H extends Heard>(heard: readonly H[]) =>
    heard
      .filter(({ ChannelId = channel }) => ChannelId === channel)
      .toSorted((one, other) => one.BeginTime - other.BeginTime)
  const words = own(Words)
  if (words.length === 0)
    return own(Sentences).map(({ Text, ...heard }) => ({ text: Text, ...timed(heard) }))
  const text = own(Sentences)
    .map(({ Text }) => Text)
    .join('')
  let at = 0
  return words.map(({ Word, ...heard }, index) => {
    const from = text.indexOf(Word, at)
    if (from < 0) return { text: Word, ...timed(heard) }
    const behind = from + Word.length
    const next = words[index + 1]
    const until = next ? text.indexOf(next.Word, behind) : text.length
    const signs = until < 0 ? '' : text.slice(behind, until).trim()
    at = behind
    return { text: Word + (/[\p{L}\p{N}]/u.test(signs) ? '' : signs), ...timed(heard) }
  })
}

const timed = ({ BeginTime, EndTime }: Heard) => ({ start: BeginTime / 1000, end: EndTime / 1000 })
