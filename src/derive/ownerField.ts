import type { Entity } from '#declare'

/** The field that says whose a record is: who in the house it must name, else who made it. */
export const ownerField = ({ fields }: Entity): string =>
  Object.keys(fields).find((name) => {
    const { kind, to, required } = fields[name]!
    return kind === 'ref' && to === 'portalUser' && required
  }) ?? 'createdBy'
