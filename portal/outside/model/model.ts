import type { Port } from '../port.ts'
import { refusedBy } from '../portError.ts'

/** The models the product speaks of; the same names as in `chatSetting.model`. */
export const MODELS = ['fast', 'standard', 'deep'] as const
export type ModelName = (typeof MODELS)[number]

/** What a model can be asked for; how each is put to it stands in `instructions.ts`. */
export type ModelTask = 'answer' | 'opinions' | 'digest'

/** One thing a model is to do. */
export interface ModelCall {
  readonly task: ModelTask
  readonly model: ModelName
  /** What it is to work from, paragraph by paragraph; it may take nothing from elsewhere. */
  readonly text: readonly string[]
  /** What somebody asked; for answers. */
  readonly question?: string
  /** Which parts of a digest. */
  readonly parts?: readonly string[]
  /** Who it is and how it speaks, as the operators wrote it. */
  readonly system?: string
  /** What this once is to be different. */
  readonly wish?: string
  /** 0 to 2. */
  readonly temperature?: number
  /** Characters of an answer, at most. */
  readonly most?: number
  /** Seconds after which it is given up. */
  readonly timeout?: number
}

/** What came of it. */
export interface ModelAnswer {
  /** Plain text; of opinions and digests JSON, which the caller reads with distrust (`portal/business/aiChat/readAnswer.ts`). */
  readonly text: string
  readonly tokensIn: number
  readonly tokensOut: number
  /** In fen; undefined where no price is known. */
  readonly cost?: number
}

/** A language model. Throws a `PortError`. */
export interface ModelPort extends Port {
  ask(call: ModelCall): Promise<ModelAnswer>
}

/** Characters of a text that are given to a model at once; what comes behind is left out. */
export const LONGEST = 60_000

/** As many paragraphs as a model takes. */
export function withinReach(text: readonly string[]): readonly string[] {
  let room = LONGEST
  return text.filter((paragraph) => {
    room -= paragraph.length
    return room >= 0
  })
}

/** Throws `refused` where no model could do it, before anything leaves. */
export function checkCall({ task, model, text, question }: ModelCall): void {
  if (!MODELS.includes(model))
    throw refusedBy('model', [`没有名为“${model}”的模型`, `there is no model "${model}"`])
  if (task === 'answer' && (question ?? '').trim() === '')
    throw refusedBy('model', ['没有问题', 'nothing was asked'])
  if (task !== 'answer' && !text.some((paragraph) => /[\p{L}\p{N}]/u.test(paragraph)))
    throw refusedBy('model', ['没有可供阅读的正文', 'there is no text to read'])
}
