import { type Label, type Language, wording } from '#declare'

/** How react-admin marks an error that is more than a text. */
const PREFIX = '@@react-admin@@'

/**
 * The message of a form's error in the reader's language: a text of the portal, a label of our own checks, or what
 * react-admin made of either. Errors of a list as a whole stand under `root`; those of its entries are not its own.
 */
export function readError(error: unknown, language: Language): string | undefined {
  if (!error || typeof error !== 'object') return undefined
  const { message, root } = error as { message?: unknown; root?: { message?: unknown } }
  return textOf(message ?? root?.message, language)
}

function textOf(message: unknown, language: Language): string | undefined {
  if (isLabel(message)) return wording(message, language)
  if (typeof message !== 'string') {
    const refused = message as { message?: unknown; args?: { label?: Label } } | undefined
    const inner = refused?.args?.label ?? refused?.message
    return inner === undefined ? undefined : textOf(inner, language)
  }
  return message.startsWith(PREFIX)
    ? textOf(JSON.parse(message.slice(PREFIX.length)), language)
    : message
}

const isLabel = (message: unknown): message is Label =>
  Array.isArray(message) &&
  message.length === 2 &&
  message.every((part) => typeof part === 'string')
