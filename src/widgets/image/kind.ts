import type { Field, Kind } from '#declare'
import { textColumn } from '../kind/column.ts'
import { isBlank } from '../kind/isBlank.ts'
import { storedUrlProblems } from '../kind/urlProblems.ts'

/** Addresses that are none, or that a browser would run. */
export const brokenUrls: readonly unknown[] = [
  'a.png',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '//x.com/a.png',
  9,
]

/** The address a made-up picture of the field's size would have. */
export const samplePicture = ({ width = 750, height, heightMin }: Field, seed: number): string => {
  const least = typeof heightMin === 'number' ? heightMin : width
  return `https://pictures.example.com/${width}x${height ?? least}/${seed}.png`
}

/** A picture in the object store, by its address; its size was checked before it was sent. */
export const image: Kind<string> = {
  name: 'image',
  is: { bare: true, silent: true },
  ...textColumn,
  isEmpty: isBlank,
  check: storedUrlProblems,
  plain: (value) => String(value),
  filters: [],
  sortable: false,
  sample: samplePicture,
  broken: () => brokenUrls,
}
