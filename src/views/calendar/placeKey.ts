import type { Entity } from '#declare'

/** How a place is told from every other of a calendar: `advert splash`. */
export const placeKey = ({ name }: Entity, value: unknown): string => `${name} ${String(value)}`
