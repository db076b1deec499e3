/** Where files lie on the disk, as far as a browser told when they were dropped. */
const handles = new WeakMap<File, Promise<FileSystemFileHandle | undefined>>()

interface Item extends DataTransferItem {
  getAsFileSystemHandle?(): Promise<FileSystemHandle | null>
}

/** Notes where dropped files lie; to be called while they are dropped. */
export function noteHandles({ files, items }: DataTransfer): void {
  const dropped = [...(items ?? [])].filter(({ kind }) => kind === 'file') as readonly Item[]
  for (const [at, file] of [...files].entries()) {
    const asked = dropped[at]?.getAsFileSystemHandle?.()
    if (!asked) continue
    const handle = asked.then(
      (found) => (found?.kind === 'file' ? (found as FileSystemFileHandle) : undefined),
      () => undefined,
    )
    handles.set(file, handle)
  }
}

export const handleOf = async (file: File): Promise<FileSystemFileHandle | undefined> =>
  handles.get(file)
