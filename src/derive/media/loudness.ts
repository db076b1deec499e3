/** A filter of second order, as ITU-R BS.1770 puts two of them behind each other. */
interface Biquad {
  readonly b: readonly [number, number, number]
  readonly a: readonly [number, number]
}

/**
 * K-weighting of ITU-R BS.1770-5, annex 1: a shelf for the head, then a high-pass. The recommendation prints its
 * coefficients for 48 kHz alone; the frequencies, gains and qualities here are those they come from (De Man, “Evaluation
 * of implementations of the EBU R128 loudness measurement”, AES 145, as libebur128 has them), so that they hold at every
 * rate. At 48 kHz they give the printed ones.
 */
export function kWeighting(rate: number): readonly [Biquad, Biquad] {
  const shelf = Math.tan((Math.PI * 1681.974450955533) / rate)
  const quality = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const whole = 1 + shelf / quality + shelf ** 2
  const pass = Math.tan((Math.PI * 38.13547087602444) / rate)
  const passQuality = 0.5003270373238773
  const passWhole = 1 + pass / passQuality + pass ** 2
  return [
    {
      b: [
        (high + (band * shelf) / quality + shelf ** 2) / whole,
        (2 * (shelf ** 2 - high)) / whole,
        (high - (band * shelf) / quality + shelf ** 2) / whole,
      ],
      a: [(2 * (shelf ** 2 - 1)) / whole, (1 - shelf / quality + shelf ** 2) / whole],
    },
    {
      b: [1, -2, 1],
      a: [(2 * (pass ** 2 - 1)) / passWhole, (1 - pass / passQuality + pass ** 2) / passWhole],
    },
  ]
}

/** Powers count from here, in LUFS, and from so much below their mean. */
const ABSOLUTE = -70
const RELATIVE = -10
/** A block of 400 ms begins every 100 ms. */
const STEPS = 10
const STEPS_OF_BLOCK = 4

const loudnessOf = (power: number): number => -0.691 + 10 * Math.log10(power)
const meanOf = (powers: readonly number[]): number =>
  powers.reduce((sum, power) => sum + power, 0) / powers.length

/**
 * What each channel counts: those behind one 1.41, the one for low effects nothing. A single channel counts twice, as
 * players put it on both loudspeakers: else one target could not be told for mono and stereo.
 */
const weightsOf = (channels: number): readonly number[] => {
  if (channels === 1) return [2]
  if (channels === 5) return [1, 1, 1, 1.41, 1.41]
  if (channels === 6) return [1, 1, 1, 0, 1.41, 1.41]
  return Array.from({ length: channels }, () => 1)
}

/**
 * Integrated loudness after ITU-R BS.1770-5 (K-weighting, blocks of 400 ms, both gates), of samples as they come. Own
 * code, since what is kept of it elsewhere is WebAssembly, which the policy of our pages does not run.
 */
export function loudnessMeter(rate: number, channels: number) {
  const filters = kWeighting(rate)
  const weights = weightsOf(channels)
  const memory = weights.map(() => new Float64Array(4))
  const step = Math.round(rate / STEPS)
  const powers: number[] = []
  let sum = 0
  let filled = 0

  return {
    /** Takes up the next samples, a plane a channel. */
    push(planes: readonly Float32Array[], count: number): void {
      for (let from = 0; from < count; ) {
        const to = Math.min(count, from + step - filled)
        for (const [channel, weight] of weights.entries()) {
          const plane = planes[channel]
          const kept = memory[channel]
          if (plane && kept && weight > 0) sum += weight * energy(filters, kept, plane, from, to)
        }
        filled += to - from
        from = to
        if (filled < step) continue
        powers.push(sum / step)
        sum = 0
        filled = 0
      }
    },
    /** In LUFS; null where there is less than 400 ms, or nothing to be heard. */
    integrated(): number | null {
      const blocks = powers
        .slice(STEPS_OF_BLOCK - 1)
        .map((_, at) => meanOf(powers.slice(at, at + STEPS_OF_BLOCK)))
        .filter((power) => loudnessOf(power) > ABSOLUTE)
      if (blocks.length === 0) return null
      const gate = loudnessOf(meanOf(blocks)) + RELATIVE
      return loudnessOf(meanOf(blocks.filter((power) => loudnessOf(power) > gate)))
    },
  }
}

/** Squares of what both filters leave of some samples; `kept` is what they remember. */
function energy(
  [shelf, pass]: readonly [Biquad, Biquad],
  kept: Float64Array,
  plane: Float32Array,
  from: number,
  to: number,
): number {
  let [s1, s2, p1, p2] = kept as unknown as [number, number, number, number]
  const [sb0, sb1, sb2] = shelf.b
  const [sa1, sa2] = shelf.a
  const [pb0, pb1, pb2] = pass.b
  const [pa1, pa2] = pass.a
  let sum = 0
  for (let at = from; at < to; at++) {
    const x = plane[at] as number
    const y = sb0 * x + s1
    s1 = sb1 * x - sa1 * y + s2
    s2 = sb2 * x - sa2 * y
    const z = pb0 * y + p1
    p1 = pb1 * y - pa1 * z + p2
    p2 = pb2 * y - pa2 * z
    sum += z * z
  }
  kept.set([s1, s2, p1, p2])
  return sum
}
