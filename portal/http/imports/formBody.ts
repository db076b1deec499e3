import type { BulkKind, StoredFile } from '#declare'
import { heaviestFile } from '#derive/bulk/fileFault.ts'
import { finding } from '#derive/bulk/finding.ts'
import { malformedBody, refusedField } from '#portal/core/errors.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import {
  demandMedia,
  HEAVIEST_ALONG,
  MOST_ALONG,
  putAlong,
  tooHeavyAlong,
} from '#portal/engine/imports/files/takenAlong.ts'
import { saying } from '#portal/engine/imports/submit.ts'
import { ownKey } from '#portal/engine/media/ownKey.ts'
import { readBytes } from '#portal/storage/objects/body.ts'
import { type FormPart, partsOf } from '#portal/storage/objects/formStream.ts'

/** A list handed in as a form: the sheet or its rows, what comes along with it, and the rest as fields. */
export interface FormBody {
  readonly fields: { readonly [name: string]: string }
  readonly list: Uint8Array<ArrayBuffer> | null
  readonly files: readonly StoredFile[]
}

/** Bytes of a plain field at most. */
const FIELD_MOST = 4 * 1024 * 1024

/**
 * Reads a multipart form part by part: `list` is the sheet, each `files` a zip or a picture, kept as it arrives. Nothing
 * is kept where the form is refused.
 */
export async function formBody(
  context: PortalContext,
  kind: BulkKind,
  request: Request,
): Promise<FormBody> {
  const fields: Record<string, string> = {}
  const files: StoredFile[] = []
  let list: Uint8Array<ArrayBuffer> | null = null
  try {
    const type = request.headers.get('content-type') ?? ''
    for await (const part of partsOf(request.body ?? new Uint8Array(0), type)) {
      if (part.name === 'files') files.push(await kept(context, kind, part, files))
      else if (part.name === 'list') list = await sheetIn(kind, part)
      else fields[part.name] = new TextDecoder().decode(await readBytes(part.body, FIELD_MOST))
    }
    return { fields, list, files }
  } catch (error) {
    await dropped(context, files)
    throw (error as Error).name === 'OssError' ? malformedBody() : error
  }
}

/** Takes out again what came along with a form that is refused. */
export async function dropped(context: PortalContext, files: readonly StoredFile[]): Promise<void> {
  for (const { url } of files) {
    const key = ownKey({ store: context.store, origins: [] }, url)
    if (key) await context.store?.remove(key)
  }
}

async function sheetIn(kind: BulkKind, { body }: FormPart): Promise<Uint8Array<ArrayBuffer>> {
  return readBytes(body, heaviestFile).catch((error: unknown) => {
    throw (error as { code?: string }).code === 'EntityTooLarge'
      ? saying(kind, finding('F3'))
      : error
  })
}

async function kept(
  { store }: PortalContext,
  kind: BulkKind,
  { fileName, body }: FormPart,
  before: readonly StoredFile[],
): Promise<StoredFile> {
  demandMedia(kind)
  if (!fileName || !store || before.length >= MOST_ALONG)
    throw refusedField('files', [
      `files 应为文件，最多 ${MOST_ALONG} 个`,
      `files must be files, ${MOST_ALONG} at most`,
    ])
  const left = HEAVIEST_ALONG - before.reduce((sum, { size = 0 }) => sum + size, 0)
  return putAlong(
    store,
    within(body, left, () => tooHeavyAlong(kind)),
    fileName,
  )
}

function within(
  body: ReadableStream<Uint8Array>,
  most: number,
  fault: () => Error,
): ReadableStream<Uint8Array> {
  let left = most
  return body.pipeThrough(
    new TransformStream({
      transform(piece, controller) {
        left -= piece.length
        if (left < 0) controller.error(fault())
        else controller.enqueue(piece)
      },
    }),
  )
}
