const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  return sum
})

/** CRC-32 of bytes that follow others with the sum `before`: one flipped bit of an amount must not go unseen. */
export function sumOf(bytes: Uint8Array, before: number): number {
  let sum = ~before
  for (let at = 0; at < bytes.length; at++) sum = (sum >>> 8) ^ table[(sum ^ bytes[at]!) & 255]!
  return ~sum >>> 0
}
