/** A drawn medal: its picture's name, the character on it, and its metal; `grey` is how it looks before it is earned. */
export interface MedalPicture {
  readonly name: string
  readonly letter: string
  readonly tier: number
  readonly ink: string
  readonly grey: boolean
}

/** Enamel colours of medals, one for each kind of activity. */
const enamels = ['#8c2f2b', '#1f5a7a', '#2f6b4f', '#6a4a8f', '#9a5b1d', '#35506b'] as const
export const activityLetters = [...'晨签集行灯书月山跑冠声友'] as readonly string[]
/** In the order of the series. */
const seriesLetters = [...'学恒听刊记评享'] as readonly string[]
const seriesEnamels = ['#8c2f2b', '#9a5b1d', '#1f5a7a', '#2f6b4f', '#6a4a8f', '#35506b', '#a03a5e']

const activity: readonly MedalPicture[] = activityLetters.flatMap((letter, index) =>
  [false, true].map((grey) => ({
    name: `medal-${grey ? 'grey-' : ''}${index + 1}`,
    letter,
    tier: 2 + (index % 3),
    ink: enamels[index % enamels.length] as string,
    grey,
  })),
)
const levels: readonly MedalPicture[] = seriesLetters.flatMap((letter, series) => {
  const ink = seriesEnamels[series] as string
  const lit = Array.from({ length: 6 }, (_, tier) => ({
    name: `level-${series + 1}-${tier + 1}`,
    letter,
    tier,
    ink,
    grey: false,
  }))
  return [...lit, { name: `level-grey-${series + 1}`, letter, tier: 2, ink, grey: true }]
})

/** Every picture of a medal, 300 × 300, a disc that fills its square. */
export const medalPictures: readonly MedalPicture[] = [...activity, ...levels]
