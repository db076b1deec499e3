import type { WordName } from '#declare'
import { back } from './back.ts'
import { cap } from './cap.ts'
import { fill } from './fill.ts'
import { leave } from './leave.ts'
import { ledger } from './ledger.ts'
import { by, lockScope, singleton, unique } from './lockScope.ts'
import { make } from './make.ts'
import { move } from './move.ts'
import { number } from './number.ts'
import { one } from './one.ts'
import { pick } from './pick.ts'
import type { PortalWord } from './portalWord.ts'
import { snapshot } from './snapshot.ts'
import { starts } from './starts.ts'

/** Words that do more than judge one record. What they judge stands in `src/derive/rules`, the same as in the form. */
export const portalWords: { readonly [W in WordName]?: PortalWord } = {
  starts,
  fill,
  pick,
  number,
  ledger,
  leave,
  back,
  move,
  make,
  cap,
  snapshot,
  one,
  unique,
  limit: lockScope,
  total: lockScope,
  singleton,
  by,
}
