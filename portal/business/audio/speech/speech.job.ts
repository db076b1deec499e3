import type { Label, Row } from '#declare'
import { conflict, PortalError } from '#portal/core/errors.ts'
import type { JobKind, JobStep, JobWork } from '#portal/engine/queue/jobKind.ts'
import { reasonOf } from '#portal/engine/queue/reasonOf.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import { LONGEST, type Voice } from '#portal/outside/speech/speech.ts'
import { addressIn } from '#portal/storage/objects/addressIn.ts'
import type { ObjectStore } from '#portal/storage/objects/objectStore.ts'
import { joinSounds, lengthOfSound } from './joinSounds.ts'
import { type Piece, piecesOf } from './piecesOf.ts'
import { enabledSpeeds, speedOf } from './speedOf.ts'

/** What is spoken, and how much of it is. A worker that takes over begins anew: nothing was kept but what it cost. */
interface Reading {
  readonly article: Row
  readonly speed: Row
  readonly pieces: readonly Piece[]
  readonly sounds: Uint8Array[]
}

/** Has an article read aloud, a piece of text a step, and puts the sound where the article plays it. */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    try {
      return await readOn(work)
    } catch (error) {
      if (!(error instanceof PortalError)) throw error
      await tell(work, reasonOf(error))
      return { done: 0, failed: 1, total: 1, over: true }
    }
  },
}

async function readOn(work: JobWork): Promise<JobStep> {
  const reading = (work.kept.get('reading') as Reading | undefined) ?? (await begin(work))
  work.kept.set('reading', reading)
  const { pieces, sounds, speed } = reading
  const piece = pieces[sounds.length] as Piece
  const sound = await work.context.ports.speech.speak({
    text: piece.text,
    voice: speed.voice as Voice,
    rate: Number(speed.rate ?? 1),
    pause: piece.endsParagraph ? Number(speed.pauseSeconds ?? 0) : 0,
  })
  sounds.push(sound)
  const counts = { done: sounds.length, failed: 0, total: pieces.length }
  if (sounds.length < pieces.length) return { ...counts, over: false }
  await attach(work, reading)
  return { ...counts, over: true }
}

async function begin({ records, params }: JobWork): Promise<Reading> {
  const article = await records.find('article', Number(params.article))
  if (!article) throw refusal(['文章已被删除', 'The article was removed'])
  const speed = speedOf(article, await enabledSpeeds(records))
  if (!speed)
    throw refusal([
      '没有可用的语速方案，请先设置默认方案',
      'There is no speed profile to read it in: make one the default',
    ])
  const pieces = piecesOf(String(article.title), String(article.body ?? ''), LONGEST)
  return { article, speed, pieces, sounds: [] }
}

/** Stored before the transaction begins; what was stored for nothing is taken away again. */
async function attach(work: JobWork, { article, sounds }: Reading): Promise<void> {
  const { context } = work
  const { store } = context
  if (!store) throw refusal(['没有可用的存储', 'There is no store to keep it in'])
  const bytes = joinSounds(sounds)
  const key = `audio/speech/${article.id}/${crypto.randomUUID()}.mp3`
  await store.put(key, bytes, { type: 'audio/mpeg' })
  try {
    await inTransaction(context, { session: work.session }, async (transaction) => {
      await work.demandLease(transaction.tx)
      const standing = await transaction.records.find('article', Number(article.id))
      demandSame(article, standing)
      const duration = Math.max(1, Math.round(lengthOfSound(bytes)))
      const audio = audioOf(store, key, bytes.length, duration, article)
      await transaction.records.update('article', Number(article.id), {
        ...{ audio, duration, audioKind: 'synthesized' },
      })
    })
  } catch (error) {
    await store.remove(key)
    throw error
  }
}

/** A text that changed meanwhile is not what was read; a person's reading is not written over. */
function demandSame(read: Row, standing: Row | null): void {
  if (!standing) throw refusal(['文章已被删除', 'The article was removed'])
  if (standing.title !== read.title || standing.body !== read.body)
    throw refusal([
      '生成期间标题或正文被修改，请重新生成',
      'Its title or text changed meanwhile: synthesize it again',
    ])
  if (standing.audioKind === 'recorded')
    throw refusal([
      '生成期间已放入真人朗读音频，未覆盖',
      'A recorded reading was put in meanwhile and stays',
    ])
}

const audioOf = (
  store: ObjectStore,
  key: string,
  size: number,
  duration: number,
  { title }: Row,
): Row => ({
  url: addressIn(store, key),
  name: `${[...String(title)].slice(0, 60).join('')}.mp3`,
  size,
  duration,
})

async function tell(work: JobWork, text: Label): Promise<void> {
  const { context, params, job } = work
  await context.database.transaction(async (tx) => {
    await work.demandLease(tx)
    const row = { record: String(params.article), title: String(job.title) }
    await work.tell(tx, [{ ...row, level: 'failed', text }])
  })
}

const refusal = (message: Label): PortalError =>
  conflict([{ field: '_', kind: 'conflict', message }])
