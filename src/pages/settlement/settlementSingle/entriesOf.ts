import type { Row } from '#declare'

/** The lines of a statement as they are kept. */
export const entriesOf = ({ lines }: Row): readonly Row[] => (lines ?? []) as readonly Row[]
