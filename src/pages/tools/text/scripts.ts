import type { Script } from './TextPlan.ts'

const made = new Map<string, (text: string) => string>()

/** Simplified to traditional and back, by words and not by characters; the dictionaries come when first asked for. */
export async function inScript(text: string, from: Script, to: Script): Promise<string> {
  if (from === to) return text
  const key = `${from} ${to}`
  const known = made.get(key)
  if (known) return known(text)
  const convert = await converter(from, to)
  made.set(key, convert)
  return convert(text)
}

/** Half of the dictionaries does where one side is simplified. */
async function converter(from: Script, to: Script): Promise<(text: string) => string> {
  const { Converter } =
    from === 'cn'
      ? await import('opencc-js/cn2t')
      : to === 'cn'
        ? await import('opencc-js/t2cn')
        : await import('opencc-js')
  return Converter({ from, to })
}
