/** What other programs are told of. */
export type Event = 'published' | 'changed' | 'withdrawn'
