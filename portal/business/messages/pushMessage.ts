import type { Row } from '#declare'
import type { PushMessage } from '#portal/outside/push/push.ts'

/** A push as it goes to some devices; what it opens goes along for the app. */
export const pushMessage = (
  push: Row,
  devices: readonly string[],
  ticket: string,
): PushMessage => ({
  ticket,
  devices,
  platforms: push.platforms as PushMessage['platforms'],
  title: String(push.title),
  body: String(push.body),
  ...(push.image ? { image: String(push.image) } : {}),
  extras: { push: String(push.id), link: JSON.stringify(push.link) },
  hours: Number(push.ttlHours ?? 24),
  isService: push.kind === 'service',
})
