import type { Entity, Label, Row } from '#declare'
import { codes, PortalError } from '../../client/portalError.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import type { Say } from '../../i18n/useSay.ts'
import type { Performing } from './Performing.ts'
import { wordsOf } from './wordsOf.ts'

/** What the portal keeps as the reason of what is taken back. */
export const undoReason = '撤销'

/** Who takes back, and of which record it is told who was faster. */
type Taking = Pick<Performing, 'say' | 'notify' | 'refresh' | 'portal' | 'entity'>

/**
 * Takes something back and tells that it is; where it cannot be, why, with the name of whoever changed it since.
 * `run` gives null where somebody would rather not.
 */
export async function takeBack(
  here: Taking,
  title: string,
  run: () => Promise<unknown>,
  id?: number,
): Promise<void> {
  const { say, notify, refresh } = here
  try {
    if ((await run()) !== null)
      notify(say(['{title}：已撤销', '{title}: taken back'], { title }), { type: 'success' })
  } catch (error) {
    notify(await whyNotBack(here, error, id), { type: 'error' })
  }
  await refresh()
}

/** A record that was changed since is told with whoever did; everything else in the portal's words. */
async function whyNotBack(
  { portal, entity, say }: Taking,
  error: unknown,
  id?: number,
): Promise<string> {
  const isStale = error instanceof PortalError && error.code === codes.conflict
  if (!isStale || !error.answer.current || id === undefined)
    return say(cannot, { why: wordsOf(error) })
  return say(cannot, { why: changedBy(say, await lastToChange(portal, entity, { id })) })
}

/** The name of whoever changed a record last; undefined where one may not read its history. */
export async function lastToChange(
  portal: PortalProvider,
  entity: Entity,
  record: Row | undefined,
): Promise<string | undefined> {
  if (!record) return undefined
  const [latest] = await portal.history(entity.name, Number(record.id)).catch(() => [])
  return latest?.by.name
}

const cannot: Label = ['不能撤销：{why}', 'It cannot be taken back: {why}']

/** Who changed something since. */
export const changedBy = (say: Say, name: string | undefined): string =>
  name
    ? say(['此后{name}已作修改', '{name} has changed it since'], { name })
    : say(['此后已有人修改', 'somebody has changed it since'])
