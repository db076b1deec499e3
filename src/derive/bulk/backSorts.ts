import type { Code } from './messages.ts'

/** What stays when a batch is taken back: changed since, or nothing that could be taken back. */
export const backSorts = {
  kept: ['U7'],
  impossible: ['U1', 'U4', 'U5', 'U6'],
} as const satisfies { readonly [sort: string]: readonly Code[] }

export type BackSort = keyof typeof backSorts

/** Which of them a row belongs to by the code it is passed over for; undefined where it was left out by hand. */
export const backSortOf = (code: unknown): BackSort | undefined =>
  (Object.keys(backSorts) as BackSort[]).find((sort) =>
    (backSorts[sort] as readonly unknown[]).includes(code),
  )
