import type { Entity, Field, Fields, Label, Row, StoredFile } from '#declare'
import type { Problem } from '#derive/problem.ts'
import { audioLimits } from '#widgets/audio/kind.ts'
import { keyInOwnBucket } from '../store/inOwnBucket.ts'
import type { ObjectHead, ObjectStore } from '../store/objectStore.ts'
import { isRow } from './entryKeys.ts'
import type { Ground } from './ground.ts'

/**
 * What is wrong with the sounds, films and files of a body: each must lie in the own store, sounds and films be such by
 * their bytes, and weigh what the field takes. Films that lie with a video service elsewhere are not looked at here.
 */
export async function storedFileProblems(
  ground: Ground,
  entity: Entity,
  sent: Row,
): Promise<Problem[]> {
  const { store, ports } = ground
  if (!store) return []
  const kinds = ports.vod.standIn ? ['audio', 'file', 'video'] : ['audio', 'file']
  const found = await Promise.all(
    filesIn(entity.fields, sent, kinds).map(async ({ at, url, field }) => {
      const message = await fileProblem(store, ground.origins, url, field)
      return message ? [{ field: at, message }] : []
    }),
  )
  return found.flat()
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
  store: ObjectStore,
  origins: readonly string[],
  url: string,
  field: Field,
): Promise<Label | undefined> {
  const head = await headOf(store, origins, url)
  if (head === null)
    return [
      '请使用上传的文件，不能引用其他网站的地址',
      'Upload the file: addresses of other sites are not taken',
    ]
  if (!head) return ['文件不存在，请重新上传', 'There is no such file: upload it again']
  return kindProblem(head, field)
}

/** Null for an address elsewhere, undefined where the own store has nothing. */
async function headOf(
  store: ObjectStore,
  origins: readonly string[],
  url: string,
): Promise<ObjectHead | null | undefined> {
  const address = store.describe()
  const key = keyInOwnBucket(url.startsWith('/') ? address.endpoint + url : url, address, origins)
  return key === null ? null : ((await store.head(key)) ?? undefined)
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
