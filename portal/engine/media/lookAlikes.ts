/** How a picture of the library looks, as it was drawn: sixteen hexadecimal digits. */
export interface Look {
  readonly id: number
  readonly look: string
}

/** Bits that encoding anew, or another size, may change of a look. */
const MOST_OFF = 4
/** A look that says less than that says nothing: the picture is plain. */
const LEAST_ON = 3

/** Pictures that look the same, group by group, each in the order given; those that look like no other are left out. */
export function lookAlikes(given: readonly Look[]): readonly (readonly number[])[] {
  const looks = given.map(({ id, look }) => {
    const [high, low] = [look.slice(0, 8), look.slice(8)].map(
      (part) => Number.parseInt(part, 16) | 0,
    )
    return { id, high: high ?? 0, low: low ?? 0, on: bitsOf(high ?? 0) + bitsOf(low ?? 0) }
  })
  const told = looks.filter(({ on }) => on >= LEAST_ON)
  const taken = new Set<number>()
  return told.flatMap((one, at) => {
    if (taken.has(one.id)) return []
    // The less there is to be seen, the less may be off.
    const most = Math.min(MOST_OFF, Math.floor(one.on / 4))
    const like = told
      .slice(at + 1)
      .filter(
        ({ id, high, low }) =>
          !taken.has(id) && bitsOf(one.high ^ high) + bitsOf(one.low ^ low) <= most,
      )
      .map(({ id }) => id)
    for (const id of like) taken.add(id)
    return like.length > 0 ? [[one.id, ...like]] : []
  })
}

function bitsOf(of: number): number {
  let bits = of - ((of >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
