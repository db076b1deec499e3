import type { Row } from '#declare'
import { askedBy } from '#derive/askedBy.ts'
import { invalid, refusedField } from '#portal/core/errors.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { withStoredAddresses } from '../media/storedAddresses.ts'
import { type CutFrom, withCut } from '../richText/cleanValues.ts'
import { textCardProblems } from '../richText/textCardProblems.ts'
import { textMediaProblems } from '../richText/textMediaProblems.ts'
import { demandDeed } from '../session/proof.ts'
import { blankRow } from './blankRow.ts'
import { type Call, demandVersion, findVisible, termsOf, visibleRow } from './call.ts'
import { carryOut } from './carryOut.ts'
import { keepMasked, maskedProblems } from './keepMasked.ts'
import { kindProblems } from './kindProblems.ts'
import { pictureProblems } from './pictures.ts'
import { keepEntryCounts, sentValues, unwrap } from './sentValues.ts'
import { storedFileProblems } from './storedFiles.ts'
import { inTransaction } from './transaction.ts'

/** Creates a record from a body and gives it as it stands. */
export async function create(call: Call, body: Row): Promise<Row> {
  await demandDeed(call, 'create')
  const { wrap, values } = unwrap(call.entity, body)
  const cut: CutFrom[] = []
  const sent = await takenValues(call, values, null, { cut })
  const { context, entity } = call
  const written = await inTransaction(context, termsOf(call, wrap), (transaction) => {
    const after = { ...blankRow(entity), ...sent }
    keepEntryCounts(entity, after, null)
    return carryOut(transaction, { entity, kind: 'create', before: null, after, sent })
  })
  return withCut(await reread(call, written), cut)
}

/** How a change is demanded: `version` is the one the caller read. */
export interface ChangeOptions {
  /** False where a call names no version, such as one setting by its key. */
  readonly versioned?: boolean
  /** The action on whose behalf it is done. */
  readonly by?: string
}

/** Changes a record and gives it as it stands. Fields the body does not name stay as they are. */
export async function update(
  call: Call,
  id: number,
  body: Row,
  options: ChangeOptions = {},
): Promise<Row> {
  const { context, entity } = call
  await demandDeed(call, options.by ?? 'update')
  const { wrap, values } = unwrap(entity, body)
  const read = await findVisible(call, context.database.db, id)
  if (wrap.version === undefined && options.versioned !== false) throw versionMissing()
  demandVersion(call, read, wrap.version)
  const cut: CutFrom[] = []
  const sent = await takenValues(call, values, read, { cut })
  if (Object.keys(sent).length === 0 && !options.by) return visibleRow(call, read)
  const written = await inTransaction(context, termsOf(call, wrap), async (transaction) => {
    const before = await findVisible(call, transaction.tx, id)
    demandVersion(call, before, wrap.version)
    const after = { ...before, ...sent }
    keepEntryCounts(entity, after, before)
    return carryOut(transaction, {
      entity,
      kind: 'update',
      before,
      after,
      sent,
      ...(options.by && { by: options.by }),
    })
  })
  return withCut(await reread(call, written), cut)
}

/** The record after its transaction: with everything that is only worked out on reading, as the session sees it. */
export async function reread(call: Call, written: Row): Promise<Row> {
  const row = await call.context.rows.read(
    call.context.database.db,
    call.entity,
    written.id as number,
  )
  return visibleRow(call, row ?? written)
}

/** On whose behalf values are taken, and where it is told what was cut from rich text. */
export interface Taking {
  readonly move?: string | undefined
  readonly cut?: CutFrom[]
  /** Files of which the caller asks by itself whose they are. */
  readonly lookedAt?: readonly string[] | undefined
  /** The transaction this is asked in, where it is: it reads by that, since another reader would wait for its end. */
  readonly tx?: Tx | undefined
}

/**
 * What the body changes, after names, kinds and pictures were looked at; a move may set what it asks for. Throws 40001
 * with every problem.
 */
export async function takenValues(
  call: Call,
  values: Row,
  before: Row | null,
  { move, cut = [], lookedAt, tx }: Taking = {},
): Promise<Row> {
  const { entity } = call
  const asked = move === undefined ? [] : askedBy(entity, move)
  const shown = before && visibleRow(call, before)
  const {
    sent: given,
    problems,
    cut: gone,
  } = sentValues(entity, withStoredAddresses(call.context, entity, values), shown, asked)
  cut.push(...gone)
  const sent =
    before && shown && shown !== before ? keepMasked(entity, given, before, shown) : given
  const inPart = call.session.acting === 'user' ? maskedProblems(entity, sent) : []
  const wrong = [...inPart, ...kindProblems(entity.fields, sent)]
  const others = wrong.length > 0 ? [] : await problemsBeside(call, sent, before, { lookedAt, tx })
  const all = [...problems, ...wrong, ...others]
  if (all.length > 0) throw invalid(all)
  return sent
}

/** What only a look at the store, or at other records, tells of values that are right in themselves. */
const problemsBeside = async (
  { context, entity, session }: Call,
  sent: Row,
  before: Row | null,
  { lookedAt = [], tx }: Pick<Taking, 'lookedAt' | 'tx'>,
) => [
  ...(await pictureProblems(context, entity, sent, before)),
  ...(await storedFileProblems(context, entity, sent, { before, session, lookedAt })),
  ...textMediaProblems(context, entity, sent, before),
  ...(await textCardProblems(context, tx ?? context.database.db, entity, sent, before)),
]

const versionMissing = () =>
  refusedField('version', [
    '请在 version 或 If-Match 中带上所读到的版本号',
    'Send the version you read, as version in the body or in If-Match',
  ])
