import { expect, test } from 'vitest'
import { manuscriptsIn } from './manuscriptsIn.ts'

const clipboard = (held: { files?: readonly File[]; html?: string; text?: string }) => ({
  files: (held.files ?? []) as unknown as FileList,
  getData: (type: string) => (type === 'text/html' ? held.html : held.text) ?? '',
})
const sentence =
  '腊月里渡口只剩一个人，船拴在岸上，河面结了薄冰，对岸的灯一盏一盏地灭下去，他还在等。'
const named = (held: Parameters<typeof clipboard>[0]) =>
  manuscriptsIn(clipboard(held), '粘贴的文稿').map(({ name }) => name)

test('files of a clipboard are taken as they are', () => {
  expect(named({ files: [new File(['# 麦田'], '麦田.md')], text: '麦田.md' })).toEqual(['麦田.md'])
})

test('text copied out of Word or a page is taken with its form, a message without one as plain text', () => {
  expect(named({ html: `<p>${sentence}</p>`, text: sentence })).toEqual(['粘贴的文稿.html'])
  expect(named({ text: sentence })).toEqual(['粘贴的文稿.txt'])
  const drawn = new File(['…'], 'image.png', { type: 'image/png' })
  expect(named({ files: [drawn], html: `<p>${sentence}</p>`, text: sentence })).toEqual([
    '粘贴的文稿.html',
  ])
})

test('a title or an address that was copied for something else is no manuscript', () => {
  expect(named({ html: '<b>渡口来信</b>', text: '渡口来信' })).toEqual([])
})
