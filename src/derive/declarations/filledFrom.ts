import { isLabel, type Label, type Told } from '#declare'

/** The fields that sentences to be sent are filled in from. */
export const filledFrom = (tells: Label | readonly Told[]): readonly string[] =>
  (isLabel(tells) ? tells : tells.flatMap(({ says }) => says)).flatMap((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field),
  )
