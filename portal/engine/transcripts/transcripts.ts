import type { Fields, Label, Row, StoredFile } from '#declare'
import { formatLabel } from '#derive/rules/formatLabel.ts'
import { type Paragraph, textOf } from '#derive/transcript/transcript.ts'
import { conflict, refusedField, stale } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { checkRecording } from '#portal/outside/speech/speech.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { queueJob } from '../queue/queueJob.ts'
import { type Call, demand, demandKnown, findVisible, visibleRow } from '../records/call.ts'
import { isRow } from '../records/entryKeys.ts'
import { objectKey } from '../records/references/referencesOf.ts'
import { titleOf } from '../records/titleOf.ts'
import { openTransaction } from '../records/transaction.ts'
import { demandDeed } from '../session/proof.ts'
import type { TranscriptRow, TranscriptStatus } from './transcriptTable.ts'

/** What is said in the recording of a field, or how far that is. */
export interface Transcript {
  /** `none` where nobody asked for it yet. */
  readonly status: TranscriptStatus | 'none'
  /** The recording it is of: one that was put in since has none. */
  readonly url: string
  readonly paragraphs: readonly Paragraph[]
  readonly version: number
  /** Somebody put it right. */
  readonly corrected: boolean
  readonly at?: string
  readonly byName?: string
  readonly why?: Label
}

/** Words of one recording: half a day of talk. */
const MOST_WORDS = 200_000
/** Characters of one word: a line of a service that parts no words. */
const LONGEST_WORD = 500

/** `GET {entity}/{id}/transcript?field=&url=`: the transcript of the recording in a field, for whoever reads the field. */
export async function transcriptOf(call: Call, id: number, meant: Meant): Promise<Transcript> {
  demand(call, 'read')
  const { recording } = await recordingOf(call, id, meant)
  return told(recording, await rowOf(call.context.database.db, recording))
}

/**
 * `POST {entity}/{id}/transcript { field, url, again? }`: has the recording written down by a job. Throws 40001 for one that
 * no service takes, 40900 while one is at it, or where handwork would be lost and `again` was not said.
 */
export async function startTranscript(call: Call, id: number, body: Row): Promise<Transcript> {
  demandKnown(body, ['field', 'url', 'again'])
  await demandDeed(call, 'update')
  const { recording, row } = await recordingOf(call, id, body)
  checkRecording({ seconds: recording.duration ?? null })
  const { context, session, entity } = call
  return context.database.transaction(async (tx) => {
    const standing = await rowOf(tx, recording)
    if (standing?.status === 'waiting') throw refused(underWay)
    if (standing?.corrected && body.again !== true) throw refused(wouldBeLost)
    const fresh: TranscriptRow = {
      ...{ key: objectKey(recording.url), status: 'waiting', said: '[]', corrected: 0 },
      ...{ version: (standing?.version ?? 0) + 1, task: '', why: '' },
      ...{ at: shanghaiTime(context.clock()), byName: session.user?.name ?? '' },
    }
    await write(tx, fresh)
    const title = formatLabel(['转写文字稿：{title}', 'Transcript: {title}'], {
      title: titleOf(entity, row),
    })[0]
    const params = {
      ...{ key: fresh.key, url: recording.url, name: recording.name },
      seconds: recording.duration ?? null,
    }
    await queueJob(
      openTransaction(context, { session }, tx),
      { kind: 'transcript', title, entity: entity.name, recordId: id, params },
      session,
    )
    return told(recording, fresh)
  })
}

/** `PUT {entity}/{id}/transcript { field, url, version, paragraphs }`: keeps it as somebody put it right. */
export async function correctTranscript(call: Call, id: number, body: Row): Promise<Transcript> {
  demandKnown(body, ['field', 'url', 'version', 'paragraphs'])
  await demandDeed(call, 'update')
  const { recording } = await recordingOf(call, id, body)
  const paragraphs = paragraphsIn(body.paragraphs)
  const { context, session } = call
  return context.database.transaction(async (tx) => {
    const standing = await rowOf(tx, recording)
    if (standing?.status !== 'done') throw refused(notThere)
    if (standing.version !== body.version) throw stale(told(recording, standing))
    const now: TranscriptRow = {
      ...standing,
      ...{ said: JSON.stringify(paragraphs), corrected: 1, version: standing.version + 1 },
      ...{ at: shanghaiTime(context.clock()), byName: session.user?.name ?? '' },
    }
    await write(tx, now)
    return told(recording, now)
  })
}

/** Which recording is meant: a field, `lessons.audio` within a list, and the address that stands there. */
interface Meant {
  readonly field?: unknown
  readonly url?: unknown
}

/** The recording in a field that is written down, as the session sees it. Throws where the record holds no such one. */
async function recordingOf(call: Call, id: number, { field: path, url }: Meant) {
  const row = await findVisible(call, call.context.database.db, id)
  const [name = '', within] = typeof path === 'string' ? path.split('.') : []
  const top = call.entity.fields[name]
  const field = within === undefined ? top : (top?.of as Fields | undefined)?.[within]
  if (!field?.transcript)
    throw refusedField('field', [
      `“${String(path)}”不是可以转写的音频或视频字段`,
      `"${String(path)}" is no field of a sound or film that is written down`,
    ])
  const value = visibleRow(call, row)[name]
  const held =
    within === undefined ? [value] : [value ?? []].flat().map((one) => (one as Row)[within])
  const key = objectKey(String(url ?? ''))
  const recording = held.find((one) => isRow(one) && objectKey(String(one.url)) === key)
  if (!recording)
    throw refusedField('url', [
      `记录里还没有这段${field.label[0]}，请先保存再转写`,
      `The record does not hold this ${field.label[1]} yet: save it first`,
    ])
  return { recording: recording as unknown as StoredFile, row }
}

const rowOf = async (db: Db | Tx, { url }: StoredFile): Promise<TranscriptRow | undefined> => {
  const row = await db
    .selectFrom('_transcript')
    .selectAll()
    .where('key', '=', objectKey(url))
    .executeTakeFirst()
  return (
    row && ({ ...row, version: Number(row.version), corrected: Number(row.corrected) } as never)
  )
}

const write = (tx: Tx, { key, ...values }: TranscriptRow) =>
  tx
    .insertInto('_transcript')
    .values({ key, ...values })
    .onConflict((taken) => taken.column('key').doUpdateSet(values))
    .execute()

function told({ url }: StoredFile, row: TranscriptRow | undefined): Transcript {
  if (!row) return { status: 'none', url, paragraphs: [], version: 0, corrected: false }
  const { status, said, version, corrected, at, byName, why } = row
  return {
    ...{ status, url, version, corrected: corrected === 1, at, byName },
    paragraphs: JSON.parse(said) as Paragraph[],
    ...(why && { why: JSON.parse(why) as Label }),
  }
}

function paragraphsIn(given: unknown): readonly Paragraph[] {
  const paragraphs = Array.isArray(given) ? given.map(paragraphIn) : [null]
  const words = paragraphs.reduce((sum, one) => sum + (one?.words.length ?? 0), 0)
  if (words > MOST_WORDS || paragraphs.includes(null))
    throw refusedField('paragraphs', [
      '文字稿应为段落的列表，每段是带起止时间的词',
      'A transcript is a list of paragraphs, each of words with their times',
    ])
  return (paragraphs as Paragraph[]).filter((one) => textOf(one).trim() !== '')
}

function paragraphIn(given: unknown): Paragraph | null {
  const words = isRow(given) && Array.isArray(given.words) ? given.words : null
  const isWord = (word: unknown) =>
    isRow(word) &&
    typeof word.text === 'string' &&
    word.text.length <= LONGEST_WORD &&
    [word.start, word.end].every((time) => Number.isFinite(time) && Number(time) >= 0) &&
    Number(word.end) >= Number(word.start)
  if (!words?.every(isWord)) return null
  return { words: words.map(({ text, start, end }: Row) => ({ text, start, end }) as never) }
}

const refused = (message: Label) => conflict([{ field: '_', kind: 'conflict', message }])
const underWay: Label = [
  '这段录音正在转写，请稍候',
  'This recording is being written down: a moment',
]
const wouldBeLost: Label = [
  '文字稿已有人改过，重新转写会丢掉这些修改',
  'Somebody put this transcript right: writing it down anew would lose that',
]
const notThere: Label = [
  '还没有文字稿，请先转写',
  'There is no transcript yet: have it written down',
]
