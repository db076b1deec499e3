import type { Row, StoredFile } from '#declare'
import { conflict, refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'
import { downloadOf } from '#portal/engine/media/privateLink.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'
import type { EpubFound } from './epub/epubLook.job.ts'
import { sizeText } from './epub/epubRead.job.ts'

/** Starts a look at an uploaded file, and gives the job. */
async function look({ context, session, db, values, row }: ActionCall): Promise<{ job: number }> {
  const file = values.file as unknown as StoredFile | undefined
  if (typeof file?.url !== 'string' || typeof file.name !== 'string')
    throw refusedField('file', ['请先上传Epub文件', 'Upload the epub first'])
  if (!file.name.toLowerCase().endsWith('.epub'))
    throw refusedField('file', ['只能上传epub文件', 'Only epub files can be uploaded'])
  const { url, name, size } = file
  const asked = {
    kind: 'epubLook',
    title: `读取Epub：${name}`,
    total: 1,
    params: {
      file: { url, name, ...(typeof size === 'number' && { size }) },
      ...(row && { epub: row.id }),
    },
  }
  return { job: await queueFor({ context, session, db }, asked) }
}

/** What a look of one's own found. Throws where it is somebody else's, not over, or found nothing fit to be kept. */
async function foundBy({ records, values, session }: ActionCall) {
  const job = typeof values.job === 'number' ? await records.find('job', values.job) : null
  const params = (job?.params ?? {}) as Row
  if (job?.kind !== 'epubLook' || job.createdBy !== session.user?.id)
    throw refusedField('job', ['请先读取文件', 'Have the file read first'])
  if (!params.found)
    throw refusedField('job', [
      '文件还没有读完，或无法读取',
      'The file is not read yet, or cannot be read',
    ])
  return { file: params.file as Row, found: params.found as unknown as EpubFound }
}

/** With a file: has it read for a look. With the job of that look: keeps the book, and has it parsed. */
const takeIn: ActionFunction = async (call) => {
  const { values, make, records } = call
  if (values.job === undefined || values.job === null) return look(call)
  const { file, found } = await foundBy(call)
  const { facts } = found
  const [known] = facts.identifier
    ? await records.select('epub', { identifier: facts.identifier }, { limit: 1 })
    : []
  if (known)
    throw conflict([
      {
        field: '_',
        kind: 'conflict',
        message: [
          `同一标识的书已存在：${known.title}，请作为它的新文件上传`,
          `A book with this identifier exists: ${known.title}; upload it as its new file`,
        ],
        usedBy: [{ entity: 'epub', id: Number(known.id), title: String(known.title) }],
      },
    ])
  const valueOr = (name: string, otherwise: unknown) =>
    values[name] === undefined ? otherwise || null : values[name]
  return make({
    title: valueOr('title', facts.title || String(file.name).replace(/\.epub$/i, '')),
    publisher: valueOr('publisher', facts.publisher),
    isbn: valueOr('isbn', facts.isbn),
    introduction: valueOr('introduction', facts.introduction),
    imageUrl: valueOr('imageUrl', found.cover?.url),
    language: facts.language,
    creator: facts.creator || null,
    identifier: facts.identifier || null,
    file,
    fileSize: sizeText({ file }),
    // A book for members says for which; the desk narrows it afterwards.
    vipScope: ['knowledge', 'union'],
  })
}

/** With a file: has it read and compared. With the job of that look: puts it in the place of the book's own, and has it parsed. */
const takeInNew: ActionFunction = async (call) => {
  const { values, row, records } = call
  if (values.job === undefined || values.job === null) return look(call)
  const { file } = await foundBy(call)
  return records.move('epub', Number((row as Row).id), 'reparse', {
    file,
    fileSize: sizeText({ file }),
  })
}

/** Where the original file lies. */
const download: ActionFunction = async ({ context, row }) =>
  downloadOf(context, (row as Row).file as unknown as StoredFile)

/** Actions of epubs. */
export const actions: ActionFunctions = { takeIn, takeInNew, download }
