/**
 * Records that are live are also changed without readers seeing it: what is changed waits beside the record as its
 * revision, until it is published alone or at a time. Saving the record itself stays what it was.
 */
export interface RevisionsOf<S extends string, M extends string> {
  /** The states in which readers have the record. */
  readonly in: readonly S[]
  /**
   * The move whose right it takes to approve a revision before it is published, by somebody other than whoever wrote
   * it; nobody need read it where none is named.
   */
  readonly approvedAs?: M
}

/** The same as the portal and views read it. */
export type Revisions = RevisionsOf<string, string>
