import { useNotify } from 'ra-core'
import {
  type AriaAttributes,
  type CSSProperties,
  type DragEvent,
  type ReactNode,
  useState,
} from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { droppedFiles } from './droppedFiles.ts'
import { noteHandles } from './tray/fileHandles.ts'

interface Props {
  readonly id: string
  readonly accept: string
  readonly several?: boolean
  readonly disabled?: boolean
  readonly style?: CSSProperties
  readonly className?: string
  readonly aria?: AriaAttributes
  readonly boxRef?: (element: HTMLElement | null) => void
  readonly onFiles: (files: readonly File[]) => void
  /** Told of text that is pasted, where text is taken as well. */
  readonly onText?: (text: string) => void
  readonly onLeave?: () => void
  readonly children: ReactNode
}

/** A place to drop, paste or pick files: a file input drawn as a box, so that keyboard and readers know it. */
export function DropBox({
  id,
  accept,
  several = false,
  disabled = false,
  onFiles,
  onText,
  ...props
}: Props) {
  const say = useSay()
  const notify = useNotify()
  const [over, setOver] = useState(false)
  const take = (list: Iterable<File> | null | undefined) => {
    const files = [...(list ?? [])]
    if (disabled || files.length === 0) return
    onFiles(several ? files : files.slice(0, 1))
    const left = several ? [] : files.slice(1).map(({ name }) => name)
    // Told apart from the box, which goes while the first is on its way.
    if (left.length > 0)
      notify(
        say(
          ['这里一次只放一个文件，没有放入：{names}', 'One file at a time here; left out: {names}'],
          {
            names: left.join(say(['、', ', '])),
          },
        ),
        { type: 'warning' },
      )
  }
  const drag = (event: DragEvent, entered: boolean) => {
    event.preventDefault()
    setOver(entered)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside is what keyboard and readers use
    <div
      className={`drop-box ${over ? 'drop-over' : ''} ${props.className ?? ''}`}
      style={props.style}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false)
        noteHandles(event.dataTransfer)
        const dropped = several ? droppedFiles(event.dataTransfer) : event.dataTransfer.files
        if (dropped instanceof Promise) void dropped.then(take)
        else take(dropped)
      }}
      onPaste={({ clipboardData }) => {
        take(clipboardData.files)
        const text = clipboardData.files.length > 0 ? '' : clipboardData.getData('text/plain')
        if (text.trim() !== '' && !disabled) onText?.(text)
      }}
    >
      <input
        type="file"
        id={id}
        ref={props.boxRef}
        accept={accept}
        multiple={several}
        disabled={disabled}
        onChange={(event) => {
          take(event.target.files)
          // The same file may be picked again after it was mended.
          event.target.value = ''
        }}
        onBlur={props.onLeave}
        {...props.aria}
      />
      {props.children}
    </div>
  )
}
