import { describe, expect, test } from 'vitest'
import { lengthOfSound } from '#portal/business/audio/speech/joinSounds.ts'
import { PortError } from '../portError.ts'
import type { SpeechPort, SpokenPiece } from './speech.ts'

export const PIECE: SpokenPiece = {
  text: '咖啡馆开在县城的老街上 <一楼>，& 每天八点开门。',
  voice: 'maleCalm',
  rate: 1,
  pause: 0.5,
}

/** What every port of speech does, whoever speaks. */
export function speechContract(name: string, open: () => Promise<SpeechPort>): void {
  describe(name, () => {
    test('gives sound of some length, which grows with the text', async () => {
      const port = await open()
      const short = lengthOfSound(await port.speak(PIECE))
      const long = lengthOfSound(await port.speak({ ...PIECE, text: PIECE.text.repeat(8) }))
      expect(short).toBeGreaterThan(1)
      expect(long).toBeGreaterThan(short * 4)
    })

    test.each([
      ['nothing to be read', { text: ' ……！' }, /nothing to be read/],
      ['more than a piece holds', { text: '长'.repeat(301) }, /has 301/],
      ['a voice nobody has', { voice: 'robot' as never }, /no voice "robot"/],
    ])('refuses %s before anything leaves, in both languages', async (_, more, said) => {
      const port = await open()
      const failure = await port.speak({ ...PIECE, ...more }).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(PortError)
      expect(failure).toMatchObject({ port: 'speech', why: 'refused', code: 40001 })
      expect((failure as PortError).label[1]).toMatch(said)
      expect((failure as PortError).label[0]).toMatch(/[字音]/)
    })
  })
}
