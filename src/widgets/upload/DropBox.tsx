import {
  type AriaAttributes,
  type CSSProperties,
  type DragEvent,
  type ReactNode,
  useState,
} from 'react'
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
  const [over, setOver] = useState(false)
  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])]
    if (!disabled && files.length > 0) onFiles(several ? files : files.slice(0, 1))
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
        take(event.dataTransfer.files)
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
