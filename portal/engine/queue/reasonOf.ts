import type { Label } from '#declare'
import type { PortalError } from '#portal/core/errors.ts'

/** Why something was refused: a field's own words, which say more than that it was. */
export function reasonOf(error: PortalError): Label {
  const firstMessage = (language: 'zh' | 'en') =>
    Object.values((error.dataIn(language) as { errors?: Record<string, string> })?.errors ?? {})[0]
  return [firstMessage('zh') ?? error.label[0], firstMessage('en') ?? error.label[1]]
}
