import type { Row } from '#declare'
import { type SampleWorld, stamps } from '../sampleWorld.ts'

type Line = readonly [
  name: string,
  voice: string,
  rate: number,
  words: number,
  scope: 'all' | 'magazines' | 'columns',
  of?: readonly number[],
]
const lines: readonly Line[] = [
  ['默认·温暖女声', 'femaleWarm', 1, 260, 'all'],
  ['时评·播报女声', 'femaleNews', 1.15, 300, 'magazines', [16]],
  ['随笔·沉稳男声', 'maleCalm', 0.9, 230, 'columns', [8]],
  ['少年·青年男声', 'maleYoung', 1.05, 270, 'magazines', [3]],
  ['睡前·温暖女声慢速', 'femaleWarm', 0.8, 210, 'magazines', [12]],
]

/** Five ways of reading aloud, the first one the default. */
export const articleSpeeds = (world: SampleWorld): Row[] =>
  lines.map(([name, voice, rate, wordsPerMinute, scope, of = []], index) => ({
    name,
    voice,
    rate,
    wordsPerMinute,
    pauseSeconds: 0.5,
    scope,
    magazines: scope === 'magazines' ? [...of] : [],
    columns: scope === 'columns' ? [...of] : [],
    isDefault: index === 0,
    status: 'enabled',
    ...stamps(world, 300 - index * 20),
  }))
