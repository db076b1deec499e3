/** What people choose when they are asked for a password, here and elsewhere; each stands for all its dressings. */
const words = new Set(
  `password passwort passw0rd contrasena parola mima koulings admin administrator root system sysadmin superuser manager
  operator editor guest test tester testing demo user username login signin welcome hello letmein access secret changeme
  default temporary temp iloveyou loveyou woaini woaiwojia aini lovely princess sunshine dragon monkey football baseball
  basketball superman batman master shadow michael charlie jennifer freedom whatever trustno starwars pokemon computer
  internet server database oracle mysql postgres company office china zhongguo beijing shanghai guangzhou shenzhen
  hangzhou xiaoming zhangwei wangwei woshi tiancai baobao wode huanying masthead portal kantou magazine reading reader
  summer winter spring autumn january february monday friday qwerty qwertyuiop qwertyui asdfgh asdfghjkl zxcvbn zxcvbnm
  qazwsx qazwsxedc qweasd qweasdzxc asdf zxcv abcd abcdef abcdefg abcdefgh abc aabbcc google baidu tencent alibaba taobao`.split(
    /\s+/,
  ),
)

/** Signs that stand for letters. */
const dressed: { readonly [sign: string]: string } = {
  ...{
    '@': 'a',
    '4': 'a',
    '8': 'b',
    '3': 'e',
    '1': 'i',
    '!': 'i',
    '|': 'i',
    '0': 'o',
    $: 's',
    '5': 's',
    '7': 't',
  },
}
const undressed = (text: string) => [...text].map((sign) => dressed[sign] ?? sign).join('')
const lettersOf = (text: string) => text.replace(/[^a-z]/g, '')
/** Rows of keys, the alphabet, digits: any piece of them, there and back. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
]
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(''))]

/** A password in small letters, and what is left of it without the digits and signs around it. */
function strippedOf(password: string) {
  const text = password.normalize('NFKC').toLowerCase()
  return { text, core: text.replace(/^[^a-z@$]+|[^a-z@$]+$/g, '') }
}

/**
 * Whether a password is one that everybody tries first: a common word or name behind capitals, signs for letters, digits
 * and years around it (`Password123!`, `P@ssw0rd2026`), rows of keys, or a few signs over and over.
 */
export function isCommon(password: string): boolean {
  const { text, core } = strippedOf(password)
  const read = [text, core, undressed(text), undressed(core)].map(lettersOf)
  if (read.some((letters) => words.has(letters) || isTwice(letters))) return true
  return new Set(text).size <= 4 || isOfRuns(text)
}

let breached: Promise<ReadonlySet<string>> | undefined

/** Shorter ones are parts of too much. */
const SHORTEST = 6

/** What stands, behind digits and signs, in the passwords most often found in breaches. Loaded for who chooses one. */
async function breachedWords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const found = dictionary['passwords-common'].map((one) => lettersOf(one.toLowerCase()))
  return new Set(found.filter(({ length }) => length >= SHORTEST))
}

/** Whether a password is a word of those found in breaches, behind capitals, signs for letters, digits and years around it. */
export async function isBreached(password: string): Promise<boolean> {
  breached ??= breachedWords()
  const found = await breached
  const { text, core } = strippedOf(password)
  return [text, core, undressed(core)].some((read) => found.has(lettersOf(read)))
}

/** The same word two or three times. */
const isTwice = (letters: string): boolean => {
  const [, word] = /^([a-z]{3,})\1+$/.exec(letters) ?? []
  return word !== undefined && words.has(word)
}

/** Nothing but pieces of rows, of four and more, with at most three signs beside them. */
function isOfRuns(text: string): boolean {
  let rest = text
  for (let length = Math.min(12, text.length); length >= 4; length--)
    for (let at = 0; at + length <= rest.length; at++) {
      const piece = rest.slice(at, at + length)
      if (runs.some((run) => run.includes(piece)))
        rest = rest.slice(0, at) + rest.slice(at + length)
    }
  return rest.length <= 3
}
