import { f } from '#declare'

/** A draft that does not pass the proof goes back to its writer with what to change, and comes again. */
export const backToWriter = {
  field: f.longText('退回意见', 'What to change', { max: 500, readOnly: true }),
  moves: {
    sendBack: { label: ['退回修改', 'Send back'], from: ['draft'], to: 'returned', asks: ['sentBack'], undo: 'resubmit' },
    resubmit: { label: ['改好送校', 'Back to proof'], from: ['returned'], to: 'draft', quick: true },
  },
  todo: { label: ['退回给我修改', 'Sent back to me'], filter: { status: 'returned' }, mine: true },
  why: '表中没有“退回修改”：校对不通过的草稿要带着意见回到作者手里，不再留在待校对里',
} as const
