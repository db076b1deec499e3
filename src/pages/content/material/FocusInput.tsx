import type { KeyboardEvent, PointerEvent } from 'react'
import { cropAround, type Focus, focusOf, middle } from '#derive/media/cropAround.ts'
import { useSay } from '#src/i18n/useSay.ts'
import { FieldFrame } from '#widgets/input/FieldFrame.tsx'
import type { InputProps } from '#widgets/input/InputProps.ts'
import { useFieldInput } from '#widgets/input/useFieldInput.ts'
import './focus.css'

const steps: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
interface Size {
  readonly width: number
  readonly height: number
}
/** The proportions that declarations ask for. */
const square: Size = { width: 1, height: 1 }
const shared: Size = { width: 5, height: 4 }

/** Where `object-fit: cover` is to begin so that it shows what is cut. */
function positionOf(picture: Size, shape: Size, focus: Focus): string {
  const part = cropAround(picture, shape, focus)
  const share = (begin: number, room: number) => (room > 0 ? (begin / room) * 100 : 50)
  const across = share(part.x, picture.width - part.width)
  const down = share(part.y, picture.height - part.height)
  return `${across}% ${down}%`
}

const within = (at: number) => Math.min(100, Math.max(0, Math.round(at)))

/**
 * What one looks at in a picture: pressed or dragged on it, or moved by the arrows, by tens with Shift. Beside it how a
 * square and a share picture are cut around it.
 */
export function FocusInput(props: InputProps) {
  const say = useSay()
  const input = useFieldInput<string>(props)
  const { record } = props
  if (record?.mediaType !== 'image') return null
  const url = String(record.url)
  const focus = focusOf(input.value)
  const set = ({ x, y }: Focus) => input.set(`${within(x)},${within(y)}`)
  const point = (event: PointerEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    set({
      x: ((event.clientX - box.left) / box.width) * 100,
      y: ((event.clientY - box.top) / box.height) * 100,
    })
  }
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (event.key === 'Home') set(middle)
    else if (by) {
      const far = event.shiftKey ? 10 : 1
      set({ x: focus.x + by[0] * far, y: focus.y + by[1] * far })
    } else return
    event.preventDefault()
  }
  const picture = { width: Number(record.width), height: Number(record.height) }
  const seen = (shape: Size) => ({ objectPosition: positionOf(picture, shape, focus) })
  return (
    <FieldFrame {...props} input={input} group>
      <div className="focus-of">
        <button
          type="button"
          id={input.id}
          ref={input.focus}
          className="focus-picture"
          disabled={input.disabled}
          aria-label={say(
            [
              '焦点在横 {x}%、竖 {y}%；方向键移动',
              'Focal point at {x}% across, {y}% down; arrows move it',
            ],
            { x: focus.x, y: focus.y },
          )}
          {...input.aria}
          onKeyDown={step}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            point(event)
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event)
          }}
          onBlur={input.leave}
        >
          <img src={url} alt="" draggable={false} />
          <span
            className="focus-mark"
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
            aria-hidden="true"
          />
        </button>
        <figure>
          <img className="focus-square" style={seen(square)} src={url} alt="" />
          <figcaption>{say(['方图', 'Square'])}</figcaption>
        </figure>
        <figure>
          <img className="focus-share" style={seen(shared)} src={url} alt="" />
          <figcaption>{say(['分享图', 'Shared'])}</figcaption>
        </figure>
      </div>
      {input.value !== null && !input.disabled && (
        <div className="field-row">
          <button type="button" className="field-link" onClick={() => input.set(null)}>
            {say(['回到中间', 'Back to the middle'])}
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
