import { PortalError } from '#portal/core/errors.ts'

/**
 * Does something with what a dialog gave, and names what is refused as the dialog does: `{ user: 'account' }` where the
 * record's field `user` was asked for as `account`. Otherwise the refusal would stand on a field nobody sees.
 */
export async function namedByDialog<T>(
  names: { readonly [field: string]: string },
  does: () => Promise<T>,
): Promise<T> {
  try {
    return await does()
  } catch (error) {
    if (!(error instanceof PortalError) || error.code !== 40001) throw error
    throw new PortalError(error.code, error.status, error.label, (language) => {
      const data = error.dataIn(language) as { readonly errors?: { [field: string]: string } }
      const errors = Object.entries(data?.errors ?? {}).map(([field, said]) => [
        names[field] ?? field,
        said,
      ])
      return { ...data, errors: Object.fromEntries(errors) }
    })
  }
}
