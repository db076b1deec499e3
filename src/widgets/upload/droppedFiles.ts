/** What a system puts beside files and nobody chose. */
const besides = /^(\.|Thumbs\.db$|desktop\.ini$|~\$)/i

/**
 * The files of what was dropped: those of a folder, and of the folders in it, in place of the folder, which a browser
 * gives as a file without content. To be called while it is dropped; what is hidden in a folder is left out.
 */
export function droppedFiles({ files, items }: DataTransfer): readonly File[] | Promise<File[]> {
  const entries = [...(items ?? [])]
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry?.() ?? null)
  if (!entries.some((entry) => entry?.isDirectory)) return [...files]
  const all = [...files]
  return Promise.all(
    entries.map((entry, at) => (entry?.isDirectory ? filesIn(entry) : (all[at] ?? []))),
  ).then((found) => found.flat())
}

/** A browser gives what is in a folder a hundred at a time, and none once there are no more. */
async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (besides.test(entry.name)) return []
  if (entry.isFile)
    return [
      await new Promise<File>((resolve, reject) =>
        (entry as FileSystemFileEntry).file(resolve, reject),
      ),
    ]
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const some = () =>
    new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
  const found: File[] = []
  for (let next = await some(); next.length > 0; next = await some())
    for (const one of next) found.push(...(await filesIn(one)))
  return found
}

/** The files of a folder that was chosen, without what a system put there. */
export const chosenFiles = (list: Iterable<File>): readonly File[] =>
  [...list].filter(({ name }) => !besides.test(name))
