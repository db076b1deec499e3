import { call } from '#src/client/client.ts'

/** What became of a picture of another site: the address it is kept under, or why it is not. */
export interface Fetched {
  readonly url: string
  readonly taken?: string
  readonly message?: string
}

/** Has the portal fetch pictures of other sites into the own store; each is looked at as an upload is. */
export async function fetchPictures(urls: readonly string[]): Promise<readonly Fetched[]> {
  const { data } = await call<{ pictures: readonly Fetched[] }>('POST', 'richText/pictures', {
    body: { urls },
    timeout: 60_000,
  })
  return data.pictures
}
