import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import { deviationFinder } from '#derive/text/houseTerms.ts'
import { extensions } from '../extensions.ts'
import { writeHtml } from '../html/writeHtml.ts'
import { check, checkedIn, puttingRight } from '../terms/Terms.ts'
import { setTalk, talkIn } from './TalkMarks.ts'
import { placeIn, placeWords } from './talkPlaces.ts'

const told = { say: ([zh]: readonly [string, string]) => zh, onEdit: () => undefined }
let editor: Editor | undefined
const write = (content: string) => {
  const made = new Editor({
    element: document.createElement('div'),
    extensions: extensions(told),
    content,
  })
  editor = made
  return made
}
afterEach(() => {
  editor?.destroy()
  editor = undefined
})

const label = ['正文', 'Text'] as const
const remark = (id: string, paragraph: number, words: string) => ({
  id,
  ...placeIn(label, `${placeWords(label, paragraph, words)[0]}\n哪一年？`)!,
})
const marked = (editor: Editor) => {
  const { doc } = editor.state
  return talkIn(editor.state).placed.map(({ remark: { id }, at }) => [
    id,
    at && doc.textBetween(at.from, at.to),
  ])
}

test('what is said of words is found by them, in its own text, in either language', () => {
  expect(placeIn(label, '正文第 3 段「那年冬天」\n哪一年？\n请核对')).toEqual({
    ...{ paragraph: 3, words: '那年冬天', said: '哪一年？\n请核对' },
  })
  expect(placeIn(label, 'Text, paragraph 1\nToo long')).toMatchObject({ paragraph: 1, words: '' })
  expect(placeIn(label, '导语第 3 段「那年」\n哪一年？')).toBeNull()
  expect(placeIn(label, '请看一下正文')).toBeNull()
})

test('places are marked beside the text, move with its words, and are told once these are gone', () => {
  const editor = write('<p>渡口</p><p>渡口关了，<strong>那年</strong>冬天很冷。</p><p>完</p>')
  const remarks = [
    remark('one', 2, '那年冬天'),
    remark('two', 9, '渡口关了'),
    remark('three', 3, ''),
    remark('four', 1, '桥'),
  ]
  editor.view.dispatch(setTalk(editor.state.tr, { remarks }))
  expect(marked(editor)).toEqual([
    ['one', '那年冬天'],
    ['two', '渡口关了'],
    ['three', '完'],
    ['four', null],
  ])
  const html = writeHtml(editor.state.doc)
  expect(html).not.toContain('rich-talked')
  expect(editor.view.dom.querySelectorAll('.rich-talked').length).toBeGreaterThan(2)

  editor.commands.insertContentAt(1, '老')
  editor.commands.insertContentAt(5, '昨天，')
  expect(marked(editor).slice(0, 2)).toEqual([
    ['one', '那年冬天'],
    ['two', '渡口关了'],
  ])
  editor.commands.deleteRange(talkIn(editor.state).placed[0]!.at!)
  expect(marked(editor)[0]).toEqual(['one', null])
  editor.commands.undo()
  expect(marked(editor)[0]).toEqual(['one', '那年冬天'])
  // Settled ones are marked no more.
  editor.view.dispatch(setTalk(editor.state.tr, { remarks: remarks.slice(1, 2) }))
  expect(marked(editor)).toEqual([['two', '渡口关了']])
})

test('what deviates from the terms is marked as one types, and written right with its marks', () => {
  const find = deviationFinder([{ id: 1, term: '登录', wrong: ['登陆'], note: null }])
  const editor = write('<p>请<strong>登陆</strong></p><p>再登陆</p>')
  editor.view.dispatch(check(editor.state.tr, { find }))
  expect(checkedIn(editor.state).places.length).toBe(2)
  editor.commands.insertContentAt(1, '登陆，')
  expect(checkedIn(editor.state).places.length).toBe(3)
  editor.view.dispatch(puttingRight(editor.state.tr, checkedIn(editor.state).places))
  expect(checkedIn(editor.state).places).toEqual([])
  expect(writeHtml(editor.state.doc)).toBe('<p>登录，请<strong>登录</strong></p><p>再登录</p>')
  editor.view.dispatch(check(editor.state.tr, { find: null }))
  expect(checkedIn(editor.state).find).toBeNull()
})
