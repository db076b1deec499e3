import type { StatementKind } from './StatementKind.ts'
import { singleStatement } from './singleStatement.ts'
import { vipStatement } from './vipStatement.ts'

/** Statements that have a page of their own, by their entity. */
export const statementKinds: { readonly [entity: string]: StatementKind } = {
  settlementSingle: singleStatement,
  settlementVip: vipStatement,
}
