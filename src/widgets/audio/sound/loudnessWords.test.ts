import { expect, test } from 'vitest'
import { loudnessWords } from './loudnessWords.ts'

test.each([
  [-12.8, '响度 −12.8 LUFS，比 −16 LUFS 响 3.2 dB', '−12.8 LUFS, 3.2 dB louder than −16 LUFS'],
  [-23, '响度 −23.0 LUFS，比 −16 LUFS 轻 7.0 dB', '−23.0 LUFS, 7.0 dB quieter than −16 LUFS'],
  [-16.6, '响度 −16.6 LUFS，合适', '−16.6 LUFS, as it should be'],
  [null, '听不到声音，测不出响度', 'Nothing is heard, so no loudness is told'],
])('%s LUFS is told beside −16', (lufs, zh, en) => {
  expect(loudnessWords(lufs).words).toEqual([zh, en])
})
