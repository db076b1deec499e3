/** Where to go once it is saved: stay, the next record of the list, the next that waits for the same, a new one, the list, where somebody is going already; or it is no save but its revision. */
export type SaveThen = 'stay' | 'next' | 'turn' | 'new' | 'back' | 'leave' | 'revision'
