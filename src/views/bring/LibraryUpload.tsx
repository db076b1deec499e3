import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { call } from '#src/client/client.ts'
import { useSay } from '#src/i18n/useSay.ts'
import { size } from '#widgets/format/size.ts'
import { readable } from '#widgets/image/readable.ts'
import { type LibraryBatch, libraryBatch } from '#widgets/library/libraryBatch.ts'
import { DropBox } from '#widgets/upload/DropBox.tsx'
import { chosenFiles } from '#widgets/upload/droppedFiles.ts'
import { trayWords } from '#widgets/upload/tray/trayWords.ts'
import { UploadRow } from '#widgets/upload/UploadRow.tsx'
import { useGone } from '#widgets/upload/useGone.ts'
import { useTray } from '#widgets/upload/useTrayField.ts'
import './libraryUpload.css'

interface Props {
  /** The folder the list is narrowed to. */
  readonly into: number | null
  /** Where items of the library are opened; undefined where this person has no such screen. */
  readonly path: string | undefined
  /** Something new stands in the library. */
  onArrived(): void
}
interface Folder {
  readonly id: number
  readonly name: string
  /** Whether one may file there. */
  readonly keeps: boolean
}

/** Many files for the library: chosen, dropped or pasted, a folder of them too, each with what became of it. */
export default function LibraryUpload({ into, path, onArrived }: Props) {
  const say = useSay()
  const id = useId()
  const tray = useTray()
  const folders = useFolders()
  const [chosen, setFolder] = useState(into)
  // The list may be narrowed to one that others keep.
  const folder = !folders || folders.some(({ id: at }) => at === chosen) ? chosen : null
  const [, draw] = useState(0)
  const batch = useRef<LibraryBatch>(null)
  batch.current ??= libraryBatch({
    tray,
    look: readable,
    onChange: () => draw((count) => count + 1),
  })
  const files = batch.current
  const items = useSyncExternalStore(tray.subscribe, tray.items)
  const { own, fresh, known, failed, refused, looking } = files.told(items)
  const arrived = fresh.length + known.length
  const told = useRef(arrived)
  useEffect(() => {
    if (told.current !== arrived) onArrived()
    told.current = arrived
  }, [arrived, onArrived])
  // Whoever closes it has read what was not taken; what is on its way goes on in the tray.
  useGone(() => {
    for (const { id: refusedOne } of files.told(tray.items()).failed) tray.giveUp(refusedOne)
  })
  const take = (given: readonly File[]) => void files.take(given, folder)
  return (
    <div className="library-upload">
      <label htmlFor={`${id}-folder`}>
        {say(['放入文件夹', 'Into the folder'])}
        <select
          id={`${id}-folder`}
          className="field-box"
          value={folder ?? ''}
          onChange={({ target }) => setFolder(Number(target.value) || null)}
        >
          <option value="">{say(['不放入文件夹', 'None'])}</option>
          {folders?.map(({ id: at, name }) => (
            <option key={at} value={at}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <DropBox
        id={id}
        accept={files.accept}
        several
        className="file-frame"
        onFiles={take}
        aria={{ 'aria-label': say(['选择文件', 'Choose files']) }}
      >
        <span>
          {say([
            '点击选择、拖入或粘贴多个文件，也可拖入文件夹',
            'Click, drop or paste several files, or drop a folder',
          ])}
        </span>
        <small>{files.forms}</small>
      </DropBox>
      <label className="field-link library-folder" htmlFor={`${id}-all`}>
        {say(['选择整个文件夹', 'Choose a folder'])}
        <input
          id={`${id}-all`}
          type="file"
          multiple
          ref={(input) => input?.setAttribute('webkitdirectory', '')}
          onChange={({ target }) => {
            take(chosenFiles(target.files ?? []))
            target.value = ''
          }}
        />
      </label>
      {(own.length > 0 || refused.length > 0 || looking > 0) && (
        <p role="status" className="hint">
          {say(
            [
              '共 {all} 个：新增 {fresh}，已有 {known}，不能放入 {refused}，未完成 {left}',
              '{all} in all: {fresh} new, {known} there already, {refused} not taken, {left} to come',
            ],
            {
              all: own.length + refused.length + looking,
              ...{ fresh: fresh.length, known: known.length },
              refused: refused.length + failed.length,
              left: own.length - arrived - failed.length + looking,
            },
          )}
        </p>
      )}
      {refused.length > 0 && (
        <div role="alert">
          <ul className="library-refused">
            {refused.map(({ name, why }) => (
              <li key={name}>
                <strong>{name}</strong>
                <span className="field-problem">{say(why)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul aria-label={say(['这次上传的', 'What is uploaded now'])}>
        {own.map((item) => (
          <li key={item.id} data-at={item.at}>
            <Named name={item.name} path={path} material={item.result?.material} />
            <small>{size(item.size)}</small>
            {item.at === 'done' || item.at === 'working' || item.at === 'arrived' ? (
              <span className={item.at === 'done' ? 'library-done' : undefined}>
                {trayWords(item, say)}
              </span>
            ) : (
              <div className="upload-progress">
                <UploadRow {...{ item, tray }} named />
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The item it became, opened beside: the others are still on their way. */
function Named({
  name,
  path,
  material,
}: Pick<Props, 'path'> & { readonly name: string; readonly material: unknown }) {
  return typeof material === 'number' && path ? (
    <Link to={`${path}/${material}`} target="_blank" className="field-link" title={name}>
      {name}
    </Link>
  ) : (
    <strong title={name}>{name}</strong>
  )
}

/** Those one may file in; none where they cannot be read, and nothing is put into one then. */
function useFolders(): readonly Folder[] | undefined {
  const [folders, setFolders] = useState<readonly Folder[]>()
  useEffect(() => {
    const query = { mediaType: 'image', page: 1 }
    call<{ folders: readonly Folder[] }>('GET', 'material/library', { query, quiet: true }).then(
      ({ data }) => setFolders(data.folders.filter(({ keeps }) => keeps)),
      () => setFolders([]),
    )
  }, [])
  return folders
}
