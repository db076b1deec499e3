/** An upload in parts as a store keeps it. Everything rejects with the store's error. */
export interface PartStore {
  /** Begins an upload and gives its id. */
  begin(): Promise<string>
  /** Sends the bytes from `start` to before `end` as part `number`, from 1 on, and gives its etag. */
  put(uploadId: string, number: number, start: number, end: number): Promise<string>
  /** The parts that have arrived. */
  arrived(uploadId: string): Promise<readonly Part[]>
  complete(uploadId: string, parts: readonly Part[]): Promise<void>
  /** Gives an upload up: what has arrived of it is forgotten. */
  abort?(uploadId: string): Promise<void>
}
export interface Part {
  readonly number: number
  readonly etag: string
}
export interface Sending {
  /** Of the file, in bytes. */
  readonly size: number
  readonly partSize: number
  /** Parts on their way at once. */
  readonly parallel: number
  /** How often a part is sent again, and how long after, in milliseconds. */
  readonly retries: number
  readonly wait: number
  /** Bytes that have arrived. */
  readonly onProgress: (sent: number) => void
  /** Breaks off: nothing further is sent, what has arrived stays. */
  readonly signal: AbortSignal
  /** An upload to go on with; one the store knows no more is begun anew. */
  readonly uploadId?: string | undefined
  readonly onBegun: (uploadId: string) => void
}

/** A part may be so small at least; 10,000 make an upload at most. */
const MOST_PARTS = 10_000

/**
 * Sends a file part by part, several at once, each again some times when it fails, and joins them. What a broken-off
 * upload has brought already is asked of the store and not sent twice. Rejects with the error of the part that failed
 * for good, or with the signal's reason.
 */
export async function sendParts(store: PartStore, sending: Sending): Promise<void> {
  const { size, signal, onProgress } = sending
  const partSize = Math.max(sending.partSize, Math.ceil(size / MOST_PARTS))
  const count = Math.max(1, Math.ceil(size / partSize))
  const { uploadId, parts } = await opened(store, sending)
  const lengthOf = (number: number) => Math.min(partSize, size - (number - 1) * partSize)
  const done = new Map([...parts].filter(([number]) => number <= count))
  let sent = [...done.keys()].reduce((sum, one) => sum + lengthOf(one), 0)
  const waiting = Array.from({ length: count }, (_, at) => at + 1).filter((one) => !done.has(one))
  const next = () => {
    signal.throwIfAborted()
    return failed ? undefined : waiting.shift()
  }
  let failed = false
  const lane = async () => {
    for (let number = next(); number !== undefined; number = next()) {
      const start = (number - 1) * partSize
      const send = () => store.put(uploadId, number as number, start, start + lengthOf(number!))
      const etag = await tried(send, sending).catch((error: unknown) => {
        failed = true
        throw error
      })
      done.set(number, etag)
      sent += lengthOf(number)
      onProgress(sent)
    }
  }
  onProgress(sent)
  await unlessAborted(Promise.all(Array.from({ length: sending.parallel }, lane)), signal)
  const joined = [...done].map(([number, etag]) => ({ number, etag }))
  joined.sort((a, b) => a.number - b.number)
  await triedOnce(() => store.complete(uploadId, joined), sending)
}

/** Sends a small file in one piece, again some times when that fails. Rejects as `sendParts` does. */
export async function sendWhole(
  whole: () => Promise<void>,
  sending: Pick<Sending, 'size' | 'retries' | 'wait' | 'onProgress' | 'signal'>,
): Promise<void> {
  sending.onProgress(0)
  await triedOnce(whole, sending)
  sending.onProgress(sending.size)
}

async function opened(store: PartStore, sending: Sending) {
  if (sending.uploadId) {
    const arrived = await tried(() => store.arrived(sending.uploadId as string), sending).catch(
      (error: unknown) => {
        if (isGone(error)) return null
        throw error
      },
    )
    const parts = new Map(arrived?.map(({ number, etag }) => [number, etag]))
    if (arrived) return { uploadId: sending.uploadId, parts }
  }
  const uploadId = await tried(() => store.begin(), sending)
  sending.onBegun(uploadId)
  return { uploadId, parts: new Map<number, string>() }
}

/** Again after a while, a few times; what the store has forgotten comes back no more. */
async function tried<T>(
  send: () => Promise<T>,
  { retries, wait, signal }: Pick<Sending, 'retries' | 'wait' | 'signal'>,
): Promise<T> {
  for (let again = 0; ; again++) {
    signal.throwIfAborted()
    try {
      return await unlessAborted(send(), signal)
    } catch (error) {
      signal.throwIfAborted()
      if (again === retries || isGone(error) || isThere(error)) throw error
      await unlessAborted(new Promise((resolve) => setTimeout(resolve, wait)), signal)
    }
  }
}

/** As `tried`; what an earlier attempt brought, whose answer was lost, is there and needs no further one. */
async function triedOnce(
  send: () => Promise<void>,
  sending: Parameters<typeof tried>[1],
): Promise<void> {
  let attempts = 0
  const countAttempt = () => {
    attempts += 1
    return send()
  }
  await tried(countAttempt, sending).catch((error: unknown) => {
    if (attempts === 1 || !isThere(error)) throw error
  })
}

const isThere = (error: unknown): boolean =>
  /FileAlreadyExists/.test(String((error as { code?: unknown } | null)?.code))

const isGone = (error: unknown): boolean =>
  /NoSuchUpload/.test(String((error as { code?: unknown } | null)?.code))

/** Whatever is under way ends by itself; nobody waits for it once it is broken off. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}
