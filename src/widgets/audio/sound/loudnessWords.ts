import type { Label } from '#declare'

/** What listening apps bring sounds to, in LUFS, and how far off nobody hears. */
export const TARGET = -16
const NEAR = 1

const signed = (value: number): string => value.toFixed(1).replace('-', '−')

/** How loud a sound is beside what listeners are used to, and whether that is well. */
export function loudnessWords(lufs: number | null): {
  readonly words: Label
  readonly isWell: boolean
} {
  if (lufs === null)
    return {
      words: ['听不到声音，测不出响度', 'Nothing is heard, so no loudness is told'],
      isWell: false,
    }
  const off = lufs - TARGET
  const told = signed(lufs)
  const far = Math.abs(off).toFixed(1)
  if (Math.abs(off) <= NEAR)
    return { words: [`响度 ${told} LUFS，合适`, `${told} LUFS, as it should be`], isWell: true }
  const way: Label = off > 0 ? ['响', 'louder'] : ['轻', 'quieter']
  return {
    words: [
      `响度 ${told} LUFS，比 −16 LUFS ${way[0]} ${far} dB`,
      `${told} LUFS, ${far} dB ${way[1]} than −16 LUFS`,
    ],
    isWell: false,
  }
}
