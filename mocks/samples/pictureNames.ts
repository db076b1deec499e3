import { medalPictures } from './activities/medalPictures.ts'
import { mastheads, themes, websiteCovers } from './covers.ts'
import { glyphPictures } from './glyphPictures.ts'
import { AXIS_MAP, sealPictures } from './museum/sealPictures.ts'
import { partnerPictures } from './partners/partnerPictures.ts'
import { familyNames } from './pictureSizes.ts'

/** Every picture of `mocks/samples/pictures`, without `.jpg`. */
export const pictureNames: readonly string[] = [
  ...new Set([
    ...mastheads.flatMap(({ code }) => [`cover-${code}`, `square-${code}`, `issue-${code}-1`]),
    ...themes.map((_, index) => `issue-${mastheads[0]!.code}-${index + 1}`),
    ...familyNames,
    ...glyphPictures.map(({ name }) => name),
    ...medalPictures.map(({ name }) => name),
    ...partnerPictures.map(({ name }) => name),
    ...sealPictures.map(({ name }) => name),
    AXIS_MAP,
    ...websiteCovers.map(({ code }) => `surface-${code}`),
    'qr-app',
  ]),
]
