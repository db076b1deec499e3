import type { DrawnPicture } from './pictureTool.ts'

/** The key of a picture drawn of an original; another focus is another key, since what lies at a key stays. */
export const drawnKey = (original: string, focus: string, { name }: Pick<DrawnPicture, 'name'>) =>
  `${original.replace(/\.\w+$/, '')}.${name}${focus ? `-${focus.replace(',', '-')}` : ''}.webp`

/** What the original of a drawn picture is called up to its ending; null for the key of any other object. */
export const stemOfDrawn = (key: string): string | null =>
  /^(.+)\.(?:small|single|square|share)(?:-\d+-\d+)?\.webp$/.exec(key)?.[1] ?? null
