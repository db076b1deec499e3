import { expect, test } from 'vitest'
import { patternWords } from './patternWords.ts'
import { patternProblems } from './textProblems.ts'

test.each([
  ['^[A-Z][A-Z0-9]{1,11}$', '大写字母 1 个，大写字母或数字 1～11 个'],
  ['^KC\\d{6}$', '“KC”，数字 6 个'],
  ['^\\d{4}-\\d{3}[\\dX]$', '数字 4 个，“-”，数字 3 个，数字或“X” 1 个'],
  ['^[A-Za-z0-9_-]*$', '字母、数字、“_”或“-” 若干个'],
  ['^[a-z0-9.-]+\\.[a-z]{2,}$', '小写字母、数字、“.”或“-” 1 个以上，“.”，小写字母 2 个以上'],
])('%s reads %s', (pattern, words) => expect(patternWords(pattern)?.[0]).toBe(words))

test('a pattern is told in English, one by one and many at once', () =>
  expect(patternWords('^[A-Z][A-Za-z0-9]{2,5}$')?.[1]).toBe(
    '1 capital letter, 2 to 5 letters or digits',
  ))

test.each(['^97[89]\\d{10}$x|y', '^(a|b)$', '^[^%]+$', '\\.(csv|xlsx)$'])(
  '%s has no words of its own',
  (pattern) => expect(patternWords(pattern)).toBeNull(),
)

test('whoever types a wrong code is told what it is made of, never the pattern', () => {
  const [[zh, en] = ['', '']] = patternProblems('chh1', {
    kind: 'text',
    label: ['刊物代码', 'Code'],
    pattern: '^[A-Z][A-Z0-9]{1,11}$',
    max: 12,
  } as never)
  expect(zh).toMatch(/^“chh1” 格式不对，应为：大写字母 1 个，大写字母或数字 1～11 个$/)
  expect(en).toMatch(
    /^“chh1” does not fit; expected: 1 capital letter, 1 to 11 capital letters or digits$/,
  )
})
