import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'

/** `#` stands for names that begin with neither a letter nor a Chinese character. */
const NONE = '#'

/** The letter a name is sorted under: the pinyin initial of its first character. */
export async function initial(name: string): Promise<string> {
  const [first = ''] = name.trim()
  if (/[a-z]/i.test(first)) return first.toUpperCase()
  if (!/\p{Script=Han}/u.test(first)) return NONE
  // The dictionary is large: it is loaded when the first such name is saved.
  const { pinyin } = await import('pinyin-pro')
  const letter =
    pinyin(name.trim(), {
      pattern: 'first',
      toneType: 'none',
      type: 'array',
      surname: 'head',
    })[0] ?? ''
  return /^[a-z]/i.test(letter) ? (letter[0] as string).toUpperCase() : NONE
}

/** Fields worked out by name at every save. */
export const computed: ComputedFunctions = { initial: ({ name }) => initial(String(name ?? '')) }
