import { sentencesOf } from '#derive/text/sentencesOf.ts'
import type { Log } from '#portal/core/log.ts'
import { checkCall, type ModelCall, type ModelPort, type ModelTask, withinReach } from './model.ts'

/** A sentence, and in which paragraph it stands, from 0. */
interface Said {
  readonly text: string
  readonly paragraph: number
}

/**
 * No model at all: picks sentences of the text, the same ones at every run, and quotes them word for word. Says so in
 * the log, and wherever it answers a question.
 */
export function standInModel(log: Log): ModelPort {
  return {
    standIn: true,
    async ask(call) {
      checkCall(call)
      const text = withinReach(call.text)
      const said = tasks[call.task]({ ...call, text })
      log({
        level: 'info',
        message: `Model stand-in, not thought by ${call.model}: ${call.task} from ${text.length} paragraphs`,
      })
      return { text: said, tokensIn: tokensOf(text.join('')), tokensOut: tokensOf(said) }
    },
  }
}

/** About as many as a model counts. */
const tokensOf = (text: string): number => Math.ceil(text.length * 0.7)

const saidIn = (text: readonly string[]): readonly Said[] =>
  text.flatMap((one, paragraph) =>
    sentencesOf(one).map((sentence) => ({ text: sentence, paragraph })),
  )

/** So many of them, spread over the whole. */
function spread<T>(all: readonly T[], count: number): readonly T[] {
  if (all.length <= count) return all
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] as T)
}

const cut = (text: string, most: number): string => {
  const letters = [...text]
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`
}
/** The beginning of a sentence, up to where one breathes. */
const headOf = (sentence: string, most: number): string =>
  cut((sentence.split(/[，,：:；;。！？!?]/)[0] ?? '').replace(/[“”"「」]/g, '').trim(), most)

const ofLength = (all: readonly Said[], least: number, most: number): readonly Said[] =>
  all.filter(({ text }) => [...text].length >= least && [...text].length <= most)

/** Different sentences only: a text may say one twice, and the first place counts. */
function distinct(all: readonly Said[]): readonly Said[] {
  const seen = new Set<string>()
  return all.filter(({ text }) => !seen.has(text) && seen.add(text))
}

const digestParts: {
  readonly [part: string]: (all: readonly Said[], text: readonly string[]) => object
} = {
  summary: (all, text) => ({
    oneLine: cut((ofLength(all, 12, 60)[0] ?? all[0])?.text ?? '', 60),
    summary: cut(
      spread(text, 6)
        .map((paragraph) => sentencesOf(paragraph).slice(0, 2).join(''))
        .join(''),
      600,
    ),
  }),
  points: (all) => ({
    points: spread(ofLength(all, 12, 200), 5).map(({ text, paragraph }) => ({
      title: headOf(text, 20),
      text,
      paragraph: paragraph + 1,
    })),
  }),
  outline: (_, text) => ({
    outline: spread(text, 4).map((paragraph) => {
      const [first = '', ...rest] = sentencesOf(paragraph)
      return { title: headOf(first, 20), children: rest.slice(0, 2).map((one) => headOf(one, 20)) }
    }),
  }),
  quotes: (all) => ({
    quotes: spread(ofLength(all, 12, 60), 3).map(({ text }) => ({ text })),
  }),
  questions: (all) => ({
    questions: spread(ofLength(all, 12, 120), 3).map(({ text }) => ({
      question: `文中怎样说“${headOf(text, 20)}”？`,
      answer: text,
    })),
  }),
}

const angles = ['judgement', 'fact', 'advice', 'question'] as const
const words: { readonly [angle: string]: RegExp } = {
  question: /[？?]/,
  advice: /应该|应当|不妨|需要|最好/,
  fact: /\d|一|年|次|个/,
}
const angleOf = (text: string) =>
  (['question', 'advice', 'fact'] as const).find((angle) => words[angle]?.test(text)) ?? angles[0]

const tasks: { readonly [task in ModelTask]: (call: ModelCall) => string } = {
  digest: ({ text, parts = [] }) => {
    const all = distinct(saidIn(text))
    const made = parts.flatMap((part) => digestParts[part]?.(all, text) ?? [])
    return JSON.stringify(Object.assign({}, ...made))
  },
  opinions: ({ text }) => {
    const found = spread(ofLength(distinct(saidIn(text)), 10, 120), 5)
    const opinions = found.map(({ text: content }) => ({
      ...{ content, quote: content, angle: angleOf(content) },
      question: `你怎么看“${headOf(content, 16)}”？`,
      confidence: 60,
    }))
    return JSON.stringify({ opinions })
  },
  answer: ({ text, question = '', most = 800 }) => {
    const letters = new Set([...question].filter((letter) => /[\p{L}\p{N}]/u.test(letter)))
    const close = ({ text: said }: Said) =>
      [...new Set(said)].filter((one) => letters.has(one)).length
    const best = distinct(saidIn(text)).toSorted((one, other) => close(other) - close(one))
    const picked = best.slice(0, 3).toSorted((one, other) => one.paragraph - other.paragraph)
    if (picked.length === 0) return '（未接入模型）资料里没有可以摘录的内容。'
    return cut(
      `（未接入模型，以下为原文摘句）${picked.map(({ text: said }) => said).join('')}`,
      most,
    )
  },
}
