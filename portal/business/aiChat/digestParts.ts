import type { Row } from '#declare'
import { isWordForWord } from '#derive/text/wordForWord.ts'
import { entriesIn, readAnswer, textIn } from './readAnswer.ts'

/** Parts a model writes; the narration is spoken from the summary. */
export const WRITTEN = ['summary', 'points', 'outline', 'quotes', 'questions'] as const

/** The fields of a digest that each part of a run fills. */
export const fieldsOfPart: { readonly [part: string]: readonly string[] } = {
  summary: ['oneLine', 'summary'],
  points: ['points'],
  outline: ['outline'],
  quotes: ['quotes'],
  questions: ['questions'],
  audio: ['audio'],
}

/** The fields that a run with these parts fills. */
export const fieldsOf = (parts: unknown): readonly string[] =>
  ((parts ?? []) as readonly string[]).flatMap((part) => fieldsOfPart[part] ?? [])

/** A node of the outline, as deep as it is drawn. */
const nodeOf = ({ title, text, children }: Row): Row => ({
  title: textIn(title ?? text, 40),
  children: entriesIn(children)
    .slice(0, 8)
    .map((child) => ({ title: textIn(child.title ?? child.text, 40) })),
})

const readers: {
  readonly [field: string]: (given: unknown, text: readonly string[]) => unknown
} = {
  oneLine: (given) => textIn(given, 60),
  summary: (given) => textIn(given, 800),
  points: (given, text) =>
    entriesIn(given)
      .map(({ title, text: said, paragraph }) => ({
        title: textIn(title ?? said, 30),
        text: textIn(said, 200),
        paragraph: isWithin(paragraph, text) ? paragraph : null,
      }))
      .filter(({ title }) => title !== '')
      .slice(0, 8),
  outline: (given) => entriesIn(given).slice(0, 12).map(nodeOf),
  quotes: (given, text) =>
    entriesIn(given)
      .map((entry) => ({ text: typeof entry.text === 'string' ? entry.text.trim() : '' }))
      .filter(
        ({ text: said }) => said !== '' && [...said].length <= 120 && isWordForWord(text, said),
      )
      .slice(0, 5),
  questions: (given) =>
    entriesIn(given)
      .map(({ question, answer }) => ({
        question: textIn(question, 40),
        answer: textIn(answer, 300),
      }))
      .filter(({ question }) => question !== '')
      .slice(0, 5),
}

const isWithin = (paragraph: unknown, text: readonly string[]): boolean =>
  Number.isInteger(paragraph) && Number(paragraph) >= 1 && Number(paragraph) <= text.length

/** What a model wrote of a digest, as the record would hold it: cut to length, its quotes held against the text. */
export function digestIn(answer: string, parts: readonly string[], text: readonly string[]): Row {
  const given = readAnswer(answer)
  return Object.fromEntries(
    fieldsOf(parts).flatMap((field) =>
      readers[field] ? [[field, readers[field](given[field], text)]] : [],
    ),
  )
}
