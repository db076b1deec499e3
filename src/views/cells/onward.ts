/** Where one goes on from a cell that was saved. */
export type Onward = 'down' | 'right' | 'left' | 'stay'
