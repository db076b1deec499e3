/** Copies of files in the browser's own file system, by the number of their upload. */

/** What is left free for everything else, in bytes. */
const SPARE = 200 * 1024 ** 2

const folder = async (): Promise<FileSystemDirectoryHandle> =>
  (await navigator.storage.getDirectory()).getDirectoryHandle('uploads', { create: true })

/** Copies a file from the disk to the disk, without passing through the page's memory; false where there is no room or no such thing. */
export async function copyFile(id: string, file: File): Promise<boolean> {
  try {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate()
    if (quota - usage < file.size + SPARE) return false
    const copy = await (await folder()).getFileHandle(id, { create: true })
    await file.stream().pipeTo(await copy.createWritable())
    return (await copy.getFile()).size === file.size
  } catch {
    return false
  }
}

export async function copiedFile(id: string): Promise<File | undefined> {
  try {
    return await (await (await folder()).getFileHandle(id)).getFile()
  } catch {
    return undefined
  }
}

export async function dropCopy(id: string): Promise<void> {
  await (await folder()).removeEntry(id).catch(() => undefined)
}
