/** Rotations of the four rounds, four to a round. */
const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
const SINES = Int32Array.from({ length: 64 }, (_, i) =>
  Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32),
)

/**
 * MD5 piece by piece. OSS names content by it (ETag, Content-MD5) and Web Crypto does not have it.
 * It guards against damage on the way only; nothing secret rests on it.
 */
export class Md5 {
  readonly #state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476)
  readonly #block = new Uint8Array(64)
  readonly #words = new Int32Array(16)
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

  /** The 16 bytes of the sum. Ends it: no `update` afterwards. */
  digest(): Uint8Array<ArrayBuffer> {
    const bits = new DataView(new ArrayBuffer(8))
    bits.setUint32(0, (this.#length * 8) >>> 0, true)
    bits.setUint32(4, Math.floor(this.#length / 2 ** 29), true)
    const padding = new Uint8Array(((119 - (this.#length % 64)) % 64) + 1)
    padding[0] = 0x80
    this.update(padding).update(new Uint8Array(bits.buffer))
    const sum = new DataView(new ArrayBuffer(16))
    this.#state.forEach((word, i) => {
      sum.setInt32(i * 4, word, true)
    })
    return new Uint8Array(sum.buffer)
  }

  #mix(): void {
    const view = new DataView(this.#block.buffer)
    for (let i = 0; i < 16; i++) this.#words[i] = view.getInt32(i * 4, true)
    let [a, b, c, d] = this.#state as unknown as [number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const round = i >> 4
      const word = this.#words[wordOf(round, i)]!
      const sum = (a + blend(round, b, c, d) + SINES[i]! + word) | 0
      const shift = SHIFTS[round * 4 + (i % 4)]!
      a = d
      d = c
      c = b
      b = (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0
    }
    this.#state[0]! += a
    this.#state[1]! += b
    this.#state[2]! += c
    this.#state[3]! += d
  }
}

function wordOf(round: number, i: number): number {
  if (round === 0) return i
  if (round === 1) return (5 * i + 1) % 16
  return round === 2 ? (3 * i + 5) % 16 : (7 * i) % 16
}

function blend(round: number, b: number, c: number, d: number): number {
  if (round === 0) return (b & c) | (~b & d)
  if (round === 1) return (d & b) | (~d & c)
  return round === 2 ? b ^ c ^ d : c ^ (b | ~d)
}
