import type { Kind, KindName, StoredFile } from '#declare'
import { jsonColumn } from './column.ts'
import { fromPattern } from './fromPattern.ts'
import { isBegun, isMissing } from './isBlank.ts'
import { type FileLimits, storedFileProblems } from './storedFileProblems.ts'

const KEYS = ['url', 'name', 'size', 'duration', 'videoId', 'cover', 'width', 'height']

/** A kind of file in the object store: sound, film or any other. `sample` names what a made-up one has. */
export const storedFileKind = (
  name: KindName,
  limits: FileLimits,
  sample: { readonly ending: string; readonly duration?: number },
): Kind<StoredFile> => ({
  name,
  is: { silent: true },
  ...jsonColumn<StoredFile>(),
  isEmpty: (value) =>
    isMissing(value) || (isBegun<StoredFile>(value, KEYS) && isMissing(value.url)),
  check: (value, field) => storedFileProblems(value, field, limits),
  plain: (value) => value.name || value.url,
  filters: [],
  sortable: false,
  sample: (field, seed) => {
    const ending =
      field.pattern === undefined ? `.${sample.ending}` : fromPattern(field.pattern, seed)
    const length = sample.duration === undefined ? {} : { duration: sample.duration + (seed % 600) }
    const called = `sample-${seed}${ending}`
    return {
      url: `https://files.example.com/${called}`,
      name: called,
      size: 1024 * (1 + (seed % 100)),
      ...length,
    }
  },
  broken: (field) => [
    'a.mp3',
    ['a'],
    { url: 'javascript:alert(1)', name: `a.${sample.ending}` },
    { url: `https://files.example.com/a.${sample.ending}` },
    { url: `https://files.example.com/a.${sample.ending}`, name: `a.${sample.ending}`, size: -1 },
    {
      url: `https://files.example.com/a.${sample.ending}`,
      name: `a.${sample.ending}`,
      owner: 'me',
    },
    ...(limits.endings || field.pattern
      ? [{ url: 'https://files.example.com/a.exe', name: 'a.exe' }]
      : []),
  ],
})
