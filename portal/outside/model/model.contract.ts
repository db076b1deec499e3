import { describe, expect, test } from 'vitest'
import { isWordForWord } from '#derive/text/wordForWord.ts'
import { PortError } from '../portError.ts'
import type { ModelCall, ModelPort } from './model.ts'

export const TEXT = [
  '咖啡馆开在县城的老街上，每天八点开门。店主从上海回来，想看看小城能不能养活一家书店。',
  '第一年他卖出去三千杯咖啡，却只卖掉四百本书。县城不是大城市的缩小版，而是另一套生活秩序。',
  '真正的慢，是允许事情按它自己的节奏发生。你愿意等一家书店慢慢开起来吗？',
]
export const CALL: ModelCall = { task: 'digest', model: 'standard', text: TEXT, parts: ['summary'] }

/** What every port of a language model does, whoever thinks. */
export function modelContract(name: string, open: () => Promise<ModelPort>): void {
  describe(name, () => {
    test('digests a text by the parts asked for, its quotes word for word', async () => {
      const port = await open()
      const parts = ['summary', 'points', 'outline', 'quotes', 'questions']
      const { text, tokensIn, tokensOut } = await port.ask({ ...CALL, parts })
      const given = JSON.parse(text)
      expect(Object.keys(given).toSorted()).toEqual(['oneLine', ...parts].toSorted())
      expect([given.oneLine.length <= 60, given.summary.length <= 800]).toEqual([true, true])
      expect(given.points.length).toBeGreaterThanOrEqual(3)
      for (const { text: quote } of given.quotes) expect(isWordForWord(TEXT, quote)).toBe(true)
      expect([tokensIn, tokensOut].every((count) => count > 0)).toBe(true)
      const only = JSON.parse((await port.ask({ ...CALL, parts: ['quotes'] })).text)
      expect(Object.keys(only)).toEqual(['quotes'])
    })

    test('draws three to eight opinions, each with its passage', async () => {
      const { text } = await (await open()).ask({ ...CALL, task: 'opinions' })
      const { opinions } = JSON.parse(text)
      expect(opinions.length).toBeGreaterThanOrEqual(3)
      expect(opinions.length).toBeLessThanOrEqual(8)
      for (const { content, quote, angle, question } of opinions) {
        expect(isWordForWord(TEXT, quote)).toBe(true)
        expect([content.length >= 10, content.length <= 120, question.length <= 30]).toEqual([
          true,
          true,
          true,
        ])
        expect(['judgement', 'fact', 'advice', 'question']).toContain(angle)
      }
    })

    test('answers a question from what it is given', async () => {
      const port = await open()
      const { text } = await port.ask({ ...CALL, task: 'answer', question: '书店卖掉几本书？' })
      expect(text).toContain('四百本书')
    })

    test.each([
      ['no text', { text: [' ', '……'] }, /no text to read/],
      ['no question', { task: 'answer' as const }, /nothing was asked/],
      ['a model nobody has', { model: 'huge' as never }, /no model "huge"/],
    ])('refuses %s before anything leaves, in both languages', async (_, more, said) => {
      const port = await open()
      const failure = await port.ask({ ...CALL, ...more }).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(PortError)
      expect(failure).toMatchObject({ port: 'model', why: 'refused', code: 40001 })
      expect((failure as PortError).label[1]).toMatch(said)
      expect((failure as PortError).label[0]).toMatch(/没有给出结果：没有/)
    })
  })
}
