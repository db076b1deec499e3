import type { ViewContents } from '#derive/savedView.ts'

/** Whether a list stands as another one does; in which order filters were chosen makes no difference. */
export const sameContents = (one: ViewContents, other: ViewContents): boolean =>
  written(one) === written(other)

const written = ({ filter, sort, perPage, columns, sizes }: ViewContents): string =>
  JSON.stringify([
    ...[ordered(filter), sort.field, sort.order, Number(perPage)],
    ...[columns, ordered(sizes)],
  ])

const ordered = (values: object) =>
  Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1))
