/** Where to go once it is saved: stay, the next record of the list, the next that waits for the same, a new one, the list, or where somebody is going already. */
export type SaveThen = 'stay' | 'next' | 'turn' | 'new' | 'back' | 'leave'
