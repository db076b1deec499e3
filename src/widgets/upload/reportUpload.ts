import type { StoredFile } from '#declare'
import { call } from '#src/client/client.ts'
import type { UploadedObject } from './uploadObject.ts'

export type MediaType = 'image' | 'audio' | 'video' | 'file'

/** An item of the media library. `size` in bytes, `duration` in seconds, width and height in pixels. */
export interface Material {
  /** 0 for a spreadsheet: it is looked at, and not kept in the library. */
  readonly id: number
  readonly name: string
  readonly mediaType: MediaType
  /** The address to use. */
  readonly url: string
  readonly size: number | null
  readonly width: number | null
  readonly height: number | null
  readonly duration: number | null
  readonly alt: string | null
  readonly inFolder: number | null
  readonly tags: readonly string[] | null
  readonly createdAt: string
  /** Of a picture: what one looks at (`35,60`), its main colour, and the sizes it was drawn at. */
  readonly focus?: string | null
  readonly colour?: string | null
  /** What it was made of, given out to whoever may see the library. */
  readonly original?: StoredFile | null
  readonly sizes?: { readonly small?: { readonly url: string; readonly width: number } } | null
}

/** Films are read to their end before they are taken in. */
const PATIENCE = 120_000

/**
 * Tells the portal of a finished upload. The portal looks at the object itself and answers the item of the media
 * library it is kept as; a content that was there already answers that item's address, and that it `isKnown`.
 *
 * @throws PortalError with the reason, in the reader's language, where the portal does not take the file; the object
 * is gone from the store then. `of` is the item of the library it was cut from.
 */
export async function reportUpload(
  { url, name }: Pick<UploadedObject, 'url' | 'name'>,
  { signal, of }: { readonly signal?: AbortSignal; readonly of?: number | undefined } = {},
): Promise<Material & { readonly isKnown?: true }> {
  const { data } = await call<{ material: Material; isKnown?: true }>('POST', 'material/uploaded', {
    body: { url, name, ...(of !== undefined && { of }) },
    timeout: PATIENCE,
    quiet: true,
    ...(signal && { signal }),
  })
  return { ...data.material, ...(data.isKnown && { isKnown: true }) }
}
