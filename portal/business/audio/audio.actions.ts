import type { Row, StoredFile } from '#declare'
import { missing, refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'
import { size } from '#widgets/format/size.ts'

/** Episodes of one audiobook at most. */
const MOST = 5000

/**
 * One draft for each sound, behind the episodes the audiobook has, in the order they were given. A file that is there
 * already refuses them all.
 */
const batchUpload: ActionFunction = async (call) => {
  const { audiobook } = call.values
  const episodes = (call.values.episodes as readonly Row[] | null) ?? []
  const standing = await call.records.select('audio', { audiobook }, { limit: MOST })
  refuseDuplicates(standing, episodes)
  let position = Math.max(0, ...standing.map((row) => Number(row.position ?? 0)))
  for (const episode of episodes) {
    position += 1
    await call.make(draftOf(call, episode, position))
  }
  return { made: episodes.length }
}

function draftOf({ values }: ActionCall, { title, audio, duration }: Row, position: number): Row {
  const sound = audio as StoredFile
  return {
    ...{ audiobook: values.audiobook, title, position, audio, duration, fileName: sound.name },
    ...(sound.size !== undefined && { size: size(sound.size) }),
  }
}

/** Told at the entry, in the words editors know. */
function refuseDuplicates(standing: readonly Row[], episodes: readonly Row[]): void {
  const known = new Set(standing.map(({ fileName }) => fileName))
  for (const [at, { audio }] of episodes.entries()) {
    const { name } = audio as StoredFile
    if (known.has(name))
      throw refusedField(`episodes.${at}.audio`, [
        `请勿上传重复文件：${name}`,
        `Do not upload duplicate files: ${name}`,
      ])
    known.add(name)
  }
}

/** Another file for the same episode. */
const replaceFile: ActionFunction = async ({ row, entity, values, change }) => {
  if (!row) throw missing(entity.label)
  return change(row.id as number, { audio: values.audio })
}

/** Actions of episodes. */
export const actions: ActionFunctions = { batchUpload, replaceFile }
