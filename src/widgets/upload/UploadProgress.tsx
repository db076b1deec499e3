import type { TrayItem } from './tray/trayItem.ts'
import { UnderWay } from './UnderWay.tsx'
import { UploadRow } from './UploadRow.tsx'
import type { UploadState } from './useUpload.ts'

/** How far the files of a field are, or why one failed and the way to try again. */
export function UploadProgress({ state }: { readonly state: UploadState }) {
  const { items, tray } = state
  const several = items.length > 1
  return items.map((item) => (
    <div className="upload-progress" key={item.id}>
      <UnderWay mark={markOf(item)} stays={item.owner !== null} id={item.id} name={item.name} />
      {several && <b>{item.name}</b>}
      <UploadRow {...{ item, tray }} named={several} />
    </div>
  ))
}

/** What a form makes of a file: it waits for one that goes by itself, and is not sent with one that does not. */
export const markOf = ({ at }: TrayItem) =>
  at === 'failed' || at === 'paused' || at === 'wanted' ? 'failed' : 'sending'
