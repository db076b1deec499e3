import type { Label } from '#declare'
import type { UploadKind } from '../UploadModel.ts'

/**
 * Where a file is on its way. `lost` goes on by itself once the line is back, `wanted` once its file is chosen again;
 * `working` has been sent and is being made ready; `arrived` has an address that nobody has taken yet.
 */
export type TrayAt =
  | 'waiting'
  | 'sending'
  | 'working'
  | 'paused'
  | 'lost'
  | 'failed'
  | 'wanted'
  | 'arrived'
  | 'done'

/** What is known of a file once it lies in the store: its address, name and size in bytes, and what was read from it. */
export interface ArrivedFile {
  readonly url: string
  readonly name: string
  readonly size: number
  readonly duration?: number
  readonly [fact: string]: unknown
}

/** The field a file is for, so that it is filled though its form was left, or the page loaded anew. */
export interface Owner {
  /** Tells this field of this form from all others. */
  readonly at: string
  /** Where the field stands in its form: `cover`, `blocks.2.picture`. */
  readonly source: string
  readonly label: Label
  /** The form: what it is called, its address, and the key and place of its draft. */
  readonly form: OwnerForm
  /** What becomes of the file in the field. */
  readonly as: 'url' | 'file' | 'text'
  /** The place in a text that is kept for it. */
  readonly place?: string
  /** A field of many takes it as one more. */
  readonly adds?: true
  /** Entries of a list that a file becomes: the field of the file, of its name, and those its facts fill. */
  readonly entry?: { readonly file: string; readonly title?: string }
  /** Fields beside it that take its facts, as the declaration names them. */
  readonly fills?: { readonly [fact: string]: string }
  /** What the form held there when it was left. */
  readonly base?: unknown
}

export interface OwnerForm {
  readonly title: Label
  readonly address: string
  readonly place: string
  readonly draft: string
  readonly entity: string
  readonly recordId: number | null
  readonly version: number | null
}

/** A file in the tray, as it is shown and remembered. */
export interface TrayItem {
  readonly id: string
  readonly name: string
  /** Bytes, in all and sent. */
  readonly size: number
  readonly sent: number
  readonly type: string
  readonly lastModified: number
  /** Who brings it to its store: `object`, `form`, `film`, `library`. */
  readonly sender: string
  readonly kind: UploadKind
  readonly at: TrayAt
  /** Bytes a second; undefined until it is known. */
  readonly speed?: number | undefined
  /** Why it failed, and what the store answered with. */
  readonly message?: Label | undefined
  readonly status?: number | undefined
  /** What was read from the file before it was sent, and goes with it to its field. */
  readonly facts: { readonly [fact: string]: unknown }
  readonly owner: Owner | null
  readonly result?: ArrivedFile | undefined
  /** What its sender needs to go on where it ended. */
  readonly memo?: unknown
  /** What its sender tells of it besides. */
  readonly news?: unknown
  /** Where it went once it had arrived. */
  readonly into?: 'field' | 'draft' | 'library' | undefined
  /** What a picture was made of: it goes last, is for no field, and nobody waits for it. */
  readonly original?: true
  /** The picture it begins behind, until that has arrived. */
  readonly after?: string | undefined
  /** One part at a time is nothing for it: after a lost line it begins anew. */
  readonly whole?: boolean | undefined
}

/** What a sender is given of one file, each time it begins or goes on. */
export interface Job {
  readonly file: File
  readonly item: TrayItem
  readonly signal: AbortSignal
  onProgress(bytes: number): void
  /** What was not known of it before. */
  onFound(facts: Pick<TrayItem, 'size'>): void
  /** All is sent; what follows takes no place from others. */
  onWorking(): void
  keep(memo: unknown): void
  /** The picture that goes was made of another file, which goes behind it. */
  behind(original: File): void
  tell(news: unknown): void
  /** Hears that somebody asked how it is. */
  onAsked(hear: () => void): void
}
export interface Sender {
  /** Rejects with why it did not come, or with the signal's reason once it is broken off. */
  send(job: Job): Promise<ArrivedFile>
  /** Throws away what the store has of it. */
  giveUp?(item: TrayItem, file: File | undefined): Promise<void>
  /** Goes on without its file, which has been sent. */
  needsNoFile?(item: TrayItem): boolean
}

/** What goes into the library and to no field: nobody takes it once it has arrived. */
export const isForLibrary = ({
  original,
  sender,
}: Pick<TrayItem, 'original' | 'sender'>): boolean => original === true || sender === 'library'

/** States in which a file is on its way without anybody doing anything. */
export const isUnderWay = ({ at }: Pick<TrayItem, 'at'>): boolean =>
  at === 'waiting' || at === 'sending' || at === 'working' || at === 'arrived'

/** States that wait for somebody, or for the line. */
export const isHeldUp = ({ at }: Pick<TrayItem, 'at'>): boolean =>
  at === 'paused' || at === 'lost' || at === 'failed' || at === 'wanted'
