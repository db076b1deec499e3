import { expect, test } from 'vitest'
import { initialsOf } from './initialsOf.ts'

test('spells Chinese labels by their initials and in full', () => {
  expect(initialsOf(['杂志', '文章 AI 观点'])).toEqual({
    杂志: 'zz zazhi',
    '文章 AI 观点': expect.stringMatching(/^wza?gd wenzhang(ai)?guandian$/),
  })
})

test('leaves out what is typed as it is', () => {
  expect(initialsOf(['VIP', ''])).toEqual({})
})
