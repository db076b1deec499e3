import { zlibSync } from 'fflate'

/** A whole PNG of one colour, which any viewer shows: grey of 0 to 255; a few bytes even for a large one. */
export function wholePng(width: number, height: number, grey = 128): Uint8Array {
  const row = new Uint8Array(width + 1).fill(grey, 1)
  const rows = new Uint8Array((width + 1) * height)
  for (let at = 0; at < height; at++) rows.set(row, at * row.length)
  const head = new Uint8Array(13)
  new DataView(head.buffer).setUint32(0, width)
  new DataView(head.buffer).setUint32(4, height)
  head.set([8, 0, 0, 0, 0], 8)
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', head),
    chunk('IDAT', zlibSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array(0)),
  ])
}

function chunk(name: string, bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(bytes.length + 12)
  const view = new DataView(out.buffer)
  view.setUint32(0, bytes.length)
  out.set(new TextEncoder().encode(name), 4)
  out.set(bytes, 8)
  view.setUint32(bytes.length + 8, crc(out.subarray(4, bytes.length + 8)))
  return out
}

function crc(bytes: Uint8Array): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
