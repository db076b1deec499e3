import type { Label, Screen } from '#declare'
import type { Choice } from './Choice.ts'

/** A page on which something is done with one record, as often as the record itself is looked up. */
interface Deed {
  readonly path: string
  readonly label: Label
  /** What the page calls the record. */
  readonly by: string
}

const deeds: { readonly [entity: string]: readonly Deed[] } = {
  appUser: [{ path: '/datas/compensate', label: ['补偿', 'Make good'], by: 'user' }],
}

/** What is done with a record that was found, where one sees the page for it. */
export const deedsOn = (
  entity: string,
  id: number,
  title: string,
  seen: readonly Screen[],
): readonly Choice[] =>
  (deeds[entity] ?? [])
    .filter(({ path }) => seen.some((screen) => screen.path === path))
    .map(({ path, label: [zh, en], by }) => ({
      ...{ key: `${path} ${id}`, kind: 'record' },
      title: [`${zh} ${title}`, `${en} to ${title}`],
      hint: [zh, en],
      to: `${path}?filter=${encodeURIComponent(JSON.stringify({ [by]: id }))}`,
    }))
