import type { Entity, Field, Fields, Label, Row, StoredFile } from '#declare'
import type { Problem } from '#derive/problem.ts'
import { ownPrefixes } from '#portal/engine/context/ownPrefixes.ts'
import { isOpenKey } from '#portal/storage/objects/isOpenKey.ts'
import type { ObjectHead, ObjectStore } from '#portal/storage/objects/objectStore.ts'
import { audioLimits } from '#widgets/audio/kind.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import { ownKey } from '../media/ownKey.ts'
import { isRow } from './entryKeys.ts'

/**
 * What is wrong with the sounds, films and files of a body: each must lie in the own store, sounds and films be such by
 * their bytes, and weigh what the field takes. Films that lie with a video service elsewhere are not looked at here.
 */
export async function storedFileProblems(
  context: PortalContext,
  entity: Entity,
  sent: Row,
  { before = null, session, lookedAt = [] }: Standing = {},
): Promise<Problem[]> {
  const { store, ports } = context
  if (!store) return []
  const kinds = ports.vod.standIn ? ['audio', 'file', 'video'] : ['audio', 'file']
  const found = await Promise.all(
    filesIn(entity.fields, sent, kinds).map(async ({ at, url, field }) => {
      const message =
        (await fileProblem(context, store, url, field)) ??
        (lookedAt.includes(at) ? undefined : await foreignProblem(context, url, before, session))
      return message ? [{ field: at, message }] : []
    }),
  )
  return found.flat()
}

/** The record as it stands, and who changes it; a record made by the portal itself may name any file. */
interface Standing {
  readonly before?: Row | null
  readonly session?: Session
  readonly lookedAt?: readonly string[]
}

/** A document is whoever's who uploaded it: naming it in a record of one's own would hand it out. */
async function foreignProblem(
  context: PortalContext,
  url: string,
  before: Row | null,
  session: Session | undefined,
): Promise<Label | undefined> {
  const key = ownKey(context, url)
  if (key === null || isOpenKey(key) || session?.acting !== 'user') return undefined
  const own = await ownPrefixes(context, session.user?.username ?? '')
  if (own.some((prefix) => key.startsWith(prefix))) return undefined
  const isKept =
    before !== null && JSON.stringify(before).includes(JSON.stringify(url).slice(1, -1))
  return isKept
    ? undefined
    : [
        '请上传文件：不能引用他人上传的文件',
        'Upload the file: what others uploaded is not yours to name',
      ]
}

interface Asked {
  readonly at: string
  readonly url: string
  readonly field: Field
}

function filesIn(fields: Fields, sent: Row, kinds: readonly string[], at = ''): Asked[] {
  return Object.entries(sent).flatMap(([name, value]): Asked[] => {
    const field = fields[name]
    const here = at + name
    if (field && kinds.includes(field.kind) && isRow(value))
      return [{ at: here, url: (value as unknown as StoredFile).url, field }]
    if (field?.kind !== 'list' || !Array.isArray(value)) return []
    return value.flatMap((entry, index) =>
      isRow(entry) ? filesIn(field.of as Fields, entry, kinds, `${here}.${index}.`) : [],
    )
  })
}

async function fileProblem(
  context: PortalContext,
  store: ObjectStore,
  url: string,
  field: Field,
): Promise<Label | undefined> {
  const key = ownKey(context, url)
  const head = key === null ? null : await store.head(key)
  if (key === null)
    return [
      '请使用上传的文件，不能引用其他网站的地址',
      'Upload the file: addresses of other sites are not taken',
    ]
  if (!head) return ['文件不存在，请重新上传', 'There is no such file: upload it again']
  return kindProblem(head, field)
}

function kindProblem({ type, size }: ObjectHead, field: Field): Label | undefined {
  const isAudio = field.kind === 'audio'
  if (isAudio && !/^audio\/|^video\/mp4/.test(type))
    return ['只能上传 mp3 或 m4a 音频', 'Only mp3 and m4a files can be uploaded']
  if (field.kind === 'video' && type !== 'video/mp4')
    return ['只能上传 mp4 视频', 'Only mp4 films can be uploaded']
  const most = field.maxKB ?? (isAudio ? audioLimits.maxKB : undefined)
  if (most === undefined || size <= most * 1024) return undefined
  const told = most >= 1024 ? `${Math.floor(most / 1024)} MB` : `${most} KB`
  return [`文件不能超过 ${told}`, `The file may have ${told} at most`]
}
