import english from 'ra-language-english'
import { expect, test } from 'vitest'
import { i18nProvider } from './i18nProvider.ts'
import { messages } from './messages.ts'
import moreMessages from './moreMessages.ts'

const all = { ...messages, ...moreMessages }
type Texts = { readonly [name: string]: string | Texts }
const flat = (texts: Texts, above = ''): readonly (readonly [key: string, text: string])[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [[above + name, text] as const] : flat(text, `${above}${name}.`),
  )
const theirs = flat(english as unknown as Texts)
const holes = (text: string) => new Set(text.match(/%\{\w+\}/g))

test('every text of react-admin is there, once, in Chinese and in English', () => {
  expect(theirs.map(([key]) => key).filter((key) => !(key in all))).toEqual([])
  expect(Object.keys(messages).filter((key) => key in moreMessages)).toEqual([])
  const mute = Object.entries(all).filter(([, words]) => words.some((word) => word.trim() === ''))
  expect(mute).toEqual([])
  const unread = Object.entries(all).filter(([key, [zh]]) => !/\p{Script=Han}|^%/u.test(zh) && key)
  expect(unread).toEqual([])
})

test('a text asks for nothing to be filled in that react-admin does not give', () => {
  const known = new Map(theirs)
  for (const [key, words] of Object.entries(all)) {
    const given = known.get(key)
    if (given === undefined) continue
    const may = holes(`${given} %{smart_count}`)
    expect(
      [...holes(words.join(' '))].filter((hole) => !may.has(hole)),
      key,
    ).toEqual([])
  }
})

test('one and many are told apart in English, and filled in', () => {
  const say = (language: 'zh' | 'en', count: number) =>
    i18nProvider(
      language,
      () => undefined,
      (key) => all[key],
    ).translate('ra.message.bulk_delete_content', { smart_count: count })
  expect(say('en', 1)).toBe('Delete this record?')
  expect(say('en', 3)).toBe('Delete these 3 records?')
  expect(say('zh', 3)).toBe('确定删除这 3 条记录吗？')
})

test('a label reads in the language there is, as checks of ours give it to an input of react-admin', () => {
  const { translate } = i18nProvider('en', () => undefined)
  expect(translate(['最多五颗星', 'Five stars at most'] as never)).toBe('Five stars at most')
})
