import type { Label } from '#declare'
import type { PortalError } from '#portal/core/errors.ts'

/** Why something was refused: a field's own words, which say more than that it was. */
export function reasonOf(error: PortalError): Label {
  const said = (language: 'zh' | 'en') =>
    Object.values((error.dataIn(language) as { errors?: Record<string, string> })?.errors ?? {})[0]
  return [said('zh') ?? error.label[0], said('en') ?? error.label[1]]
}
