import { useMemo } from 'react'
import type { Upload } from './uploadObject.ts'
import { useTray } from './useTrayField.ts'

/** Sends a file by way of the tray, for whoever waits for it to arrive. */
export function useTrayUpload(): Upload {
  const tray = useTray()
  return useMemo<Upload>(
    () =>
      (file, { kind = 'image', form = false, onProgress, signal }) =>
        tray.upload(
          file,
          { kind, ...(form && { whole: true }), ...(onProgress && { onProgress }) },
          signal,
        ),
    [tray],
  )
}
