/** What somebody pasted, one phone a line or parted by commas and blanks. */
export interface Pasted {
  /** Each once, in the order they came. */
  readonly phones: readonly string[]
  /** How many stood there more than once. */
  readonly twice: number
  /** What is no phone, as it was typed. */
  readonly wrong: readonly string[]
}

const phone = /^1[3-9]\d{9}$/

/** Phones of a pasted text, trimmed: full-width digits, +86, blanks and dashes within a number are put right. */
export function pastedPhones(text: string): Pasted {
  const phones = new Set<string>()
  const wrong: string[] = []
  let twice = 0
  for (const typed of text.split(/[\n,，;；、\t]+/)) {
    const plain = typed
      .normalize('NFKC')
      .replace(/[\s-]/g, '')
      .replace(/^\+?86(?=1\d{10}$)/, '')
    if (plain === '') continue
    if (!phone.test(plain)) wrong.push(typed.trim())
    else if (phones.has(plain)) twice++
    else phones.add(plain)
  }
  return { phones: [...phones], twice, wrong }
}
