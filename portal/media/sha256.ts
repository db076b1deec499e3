/** The first 32 bits of the fractional parts of cube roots (64 primes) and square roots (8 primes). */
const PRIMES = primes(64)
const ROUNDS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)))
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

/**
 * SHA-256 piece by piece: a film is never held in memory whole, and Web Crypto takes a content only all at once.
 */
export class Sha256 {
  readonly #state = START.slice()
  readonly #block = new Uint8Array(64)
  readonly #view = new DataView(this.#block.buffer)
  readonly #words = new Int32Array(64)
  #length = 0

  /** Takes further bytes. */
  update(bytes: Uint8Array): this {
    let at = 0
    while (at < bytes.length) {
      const held = this.#length % 64
      const take = Math.min(64 - held, bytes.length - at)
      this.#block.set(bytes.subarray(at, at + take), held)
      this.#length += take
      at += take
      if (held + take === 64) this.#mix()
    }
    return this
  }

  /** The sum as 64 hexadecimal digits. Ends it: no `update` afterwards. */
  digest(): string {
    const bits = new DataView(new ArrayBuffer(8))
    bits.setUint32(0, Math.floor(this.#length / 2 ** 29))
    bits.setUint32(4, (this.#length * 8) >>> 0)
    const padding = new Uint8Array(((119 - (this.#length % 64)) % 64) + 1)
    padding[0] = 0x80
    this.update(padding).update(new Uint8Array(bits.buffer))
    return [...this.#state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
  }

  #mix(): void {
    const words = this.#words
    for (let i = 0; i < 16; i++) words[i] = this.#view.getInt32(i * 4)
    for (let i = 16; i < 64; i++) {
      const [near, far] = [words[i - 2]!, words[i - 15]!]
      const small = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)
      const large = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)
      words[i] = (words[i - 16]! + small + words[i - 7]! + large) | 0
    }
    let [a, b, c, d, e, f, g, h] = this.#state as unknown as Eight
    for (let i = 0; i < 64; i++) {
      const large = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      const first = (h + large + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0
      const small = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
      const second = (small + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + first) | 0
      d = c
      c = b
      b = a
      a = (first + second) | 0
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) this.#state[i]! += word
  }
}

type Eight = [number, number, number, number, number, number, number, number]

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0
}

function primes(count: number): number[] {
  const found: number[] = []
  for (let number = 2; found.length < count; number++)
    if (found.every((prime) => number % prime !== 0)) found.push(number)
  return found
}
