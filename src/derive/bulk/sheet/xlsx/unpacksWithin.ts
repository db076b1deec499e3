import { type Allowance, bytesOf, mostUnpacked } from './unpack.ts'
import { entriesOf } from './zip.ts'

/**
 * Whether all files of a zip together come to no more than `most` bytes, for readers that unpack them whole. Throws where
 * the zip is damaged.
 */
export async function unpacksWithin(
  bytes: Uint8Array<ArrayBuffer>,
  most = mostUnpacked,
): Promise<boolean> {
  const allowance: Allowance = { left: most }
  for (const entry of entriesOf(bytes).values())
    for await (const piece of bytesOf(entry)) {
      allowance.left -= piece.length
      if (allowance.left < 0) return false
    }
  return true
}
