import type { Label } from '#declare'

/** In which looks a paste comes in. */
export const pasteWays = ['house', 'source', 'plain'] as const
export type PasteWay = (typeof pasteWays)[number]

export const wayLabels: { readonly [way in PasteWay]: Label } = {
  house: ['本站样式', 'House style'],
  source: ['保留来源', 'Keep source'],
  plain: ['纯文本', 'Plain text'],
}

/** What becomes of tracked changes: they hold, they are seen, or the text stands as it was before them. */
export const revisionWays = ['accept', 'show', 'drop'] as const
export type RevisionWay = (typeof revisionWays)[number]

export const revisionLabels: { readonly [way in RevisionWay]: Label } = {
  accept: ['接受修订', 'Accept changes'],
  show: ['显示修订', 'Show changes'],
  drop: ['拒绝修订', 'Reject changes'],
}

/** How a paste is to be taken. */
export interface PasteWish {
  readonly way: PasteWay
  readonly revisions: RevisionWay
}
export const usualWish: PasteWish = { way: 'house', revisions: 'accept' }
