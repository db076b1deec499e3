/** What a file beside a declaration gives. */
export type LoadOwn = () => Promise<{ readonly default: unknown }>

const files = import.meta.glob<{ readonly default: unknown }>(['./*/*.*.tsx', '!./*/*.test.tsx'])

/**
 * What somebody wrote beside a declaration in place of what follows from it, found by its name alone: `magazine.list`,
 * `magazine.cover.cell`, `raffle.odds.page`.
 */
export const ownFiles: ReadonlyMap<string, LoadOwn> = new Map(
  Object.entries(files).map(([path, load]) => [
    path
      .split('/')
      .at(-1)!
      .replace(/\.tsx$/, ''),
    load,
  ]),
)

/** The name of the page of its own that a screen of an entity has: `/raffle/odds` is `raffle.odds.page`. */
export const ownPageName = ({ entity, path }: { readonly entity?: string; readonly path: string }): string =>
  `${entity}.${path.split('/').at(-1)}.page`
