import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { size } from '#widgets/format/size.ts'
import { isHeldUp, isUnderWay, type TrayItem } from '#widgets/upload/tray/trayItem.ts'
import { restoreUploads } from '#widgets/upload/tray/trayOf.ts'
import { trayWords } from '#widgets/upload/tray/trayWords.ts'
import type { UploadTray as Tray } from '#widgets/upload/tray/uploadTray.ts'
import { UploadRow } from '#widgets/upload/UploadRow.tsx'
import { useTray } from '#widgets/upload/useTrayField.ts'
import { type Say, useSay } from '../../i18n/useSay.ts'
import { intoDraft } from '../../views/form/intoDraft.ts'
import '#widgets/input/field.css'
import './uploads.css'

/** How long it is told that all has arrived, in milliseconds. */
const TOLD = 6000

/** All files on their way, above every screen: folded to a line, and opened to see each and to pause, hurry or cancel it. */
export default function UploadTray() {
  const say = useSay()
  const id = useId()
  const tray = useTray()
  const items = useSyncExternalStore(tray.subscribe, tray.items)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    tray.leaveTo(intoDraft)
    void restoreUploads(tray)
  }, [tray])
  useTidied(tray, items, isOpen)
  if (items.length === 0) return null
  const done = items.filter(({ at }) => at === 'done').length
  return (
    <section className="uploads" aria-label={say(['上传列表', 'Uploads'])}>
      <p className="uploads-told" role="status">
        {toldOf(items, say)}
      </p>
      {isOpen && (
        <div className="uploads-list" id={id}>
          <ul>
            {items.map((item) => (
              <Item key={item.id} {...{ item, tray }} />
            ))}
          </ul>
          {done > 0 && (
            <button type="button" className="field-link uploads-tidy" onClick={tray.tidy}>
              {say(['清除已完成的', 'Clear those that are done'])}
            </button>
          )}
        </div>
      )}
      <button
        type="button"
        className="uploads-line"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Line items={items} />
      </button>
    </section>
  )
}

function Line({ items }: { readonly items: readonly TrayItem[] }) {
  const say = useSay()
  const all = items.reduce((sum, item) => sum + item.size, 0)
  const sent = items.reduce((sum, item) => sum + (item.at === 'done' ? item.size : item.sent), 0)
  const speed = items.reduce(
    (sum, item) => sum + (item.at === 'sending' ? (item.speed ?? 0) : 0),
    0,
  )
  const going = items.filter(isUnderWay).length
  const held = items.filter(isHeldUp).length
  const done = items.length - going - held
  const share = all > 0 ? sent / all : 1
  const words =
    going > 0
      ? say(['正在上传 {done} / {count}', 'Uploading {done} of {count}'], {
          ...{ done, count: items.length },
        })
      : held > 0
        ? say(['{count} 个文件没有传完', '{count:file has|files have} not arrived'], {
            count: held,
          })
        : say(['已传完 {count} 个文件', '{count:file has|files have} arrived'], { count: done })
  return (
    <>
      <span className={held > 0 ? 'uploads-words uploads-held' : 'uploads-words'}>{words}</span>
      {going > 0 && (
        <span className="uploads-facts">
          {Math.floor(share * 100)}%{speed > 0 && ` · ${size(speed)}/s`}
        </span>
      )}
      <i className="uploads-bar" style={{ inlineSize: `${share * 100}%` }} />
    </>
  )
}

function Item({ item, tray }: { readonly item: TrayItem; readonly tray: Tray }) {
  const say = useSay()
  const { id, name, at, owner, original } = item
  return (
    <li data-at={at}>
      <div className="uploads-name">
        <strong title={name}>{name}</strong>
        <small>{size(item.size)}</small>
      </div>
      {owner && (
        <Link to={owner.form.address} className="uploads-where">
          {say(owner.form.title)} · {say(owner.label)}
        </Link>
      )}
      {original && (
        <span className="uploads-where">
          {say(['裁剪、转换之前的原图', 'The original, before it was cropped or converted'])}
        </span>
      )}
      {at === 'done' || at === 'working' || at === 'arrived' ? (
        <span className="uploads-state">{trayWords(item, say)}</span>
      ) : (
        <div className="upload-progress">
          <UploadRow {...{ item, tray }} named />
          {at === 'waiting' && (
            <button
              type="button"
              className="field-link"
              aria-label={say(['优先上传 {name}', 'Send {name} next'], { name })}
              onClick={() => tray.first(id)}
            >
              {say(['优先', 'Next'])}
            </button>
          )}
        </div>
      )}
    </li>
  )
}

/** What a reader of screens is told: that something has arrived, or does not go on; not every percent. */
function toldOf(items: readonly TrayItem[], say: Say): string {
  const done = items.filter(({ at }) => at === 'done').length
  const held = items.filter(isHeldUp).length
  return [
    done > 0 &&
      say(['已传完 {count} 个文件', '{count:file has|files have} arrived'], { count: done }),
    held > 0 &&
      say(['{count} 个文件没有传完', '{count:file has|files have} not arrived'], { count: held }),
  ]
    .filter(Boolean)
    .join(say(['，', ', ']))
}

/** What went where somebody saw it go is shown a moment only; what lies in a draft, until somebody has looked. */
function useTidied(tray: Tray, items: readonly TrayItem[], isOpen: boolean): void {
  const isOver =
    items.length > 0 && items.every(({ at, into }) => at === 'done' && into !== 'draft')
  useEffect(() => {
    if (!isOver || isOpen) return
    const timer = setTimeout(tray.tidy, TOLD)
    return () => clearTimeout(timer)
  }, [tray, isOver, isOpen])
}
