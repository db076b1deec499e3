import { PortalError } from '../../client/portalError.ts'

/**
 * What the portal says of the inputs that a form has, by their names; `names` gives for each field it may speak of the
 * input's name. A message at an input that is not there would never go away, and keep the form from being sent again.
 */
export function errorsAt(
  error: unknown,
  names: { readonly [field: string]: string },
): { readonly [input: string]: string } {
  const fields = error instanceof PortalError ? error.fields : {}
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, message]) => {
      const input = names[field]
      return input ? [[input, message]] : []
    }),
  )
}
