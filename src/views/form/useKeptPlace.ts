import { type RefObject, useEffect } from 'react'
import { afterPress } from '#widgets/input/afterPress.ts'

/**
 * Keeps the input one is at where it is on the screen while the notes above it come, go and grow: the page is scrolled
 * by as much before it is painted. Where it is too short to be scrolled, the inputs are given the room until one leaves
 * them. What came stays in sight, over what one is not typing in.
 */
export function useKeptPlace(notes: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = notes.current
    const main = box?.parentElement
    if (!box || !main) return
    /** How far down the inputs begin. */
    const begins = () =>
      (box.nextElementSibling ?? box).getBoundingClientRect().top - main.getBoundingClientRect().top
    let from = begins()
    let top: number | undefined
    const at = () => {
      const one = document.activeElement
      return one && main.contains(one) && !box.contains(one) ? one : undefined
    }
    const look = () => {
      // What has grown and is not settled yet has moved it already.
      if (begins() === from) top = at()?.getBoundingClientRect().top
    }
    const free = () => {
      main.style.paddingBlock = ''
      delete box.dataset.over
    }
    const settle = () => {
      const grown = begins() - from
      const one = at()
      if (one && top !== undefined && grown !== 0) {
        keep(one, main, top, grown)
        showOver(box, one, grown > 0)
      }
      from = begins()
      look()
    }
    const leave = () => {
      if (!at()) free()
      from = begins()
      look()
    }
    // Nothing has the focus yet that it goes to; and what is pressed, such as a note's own button, stays under the pointer.
    const left = () => afterPress(() => requestAnimationFrame(leave))
    const watch = new ResizeObserver(settle)
    watch.observe(box)
    main.addEventListener('focusin', look)
    main.addEventListener('focusout', left)
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      watch.disconnect()
      main.removeEventListener('focusin', look)
      main.removeEventListener('focusout', left)
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
      free()
    }
  }, [notes])
}

/** Browsers may have kept a part of it themselves; what moved for another reason is none of the notes'. */
function keep(one: Element, main: HTMLElement, top: number, grown: number): void {
  const least = Math.min(grown, 0)
  const most = Math.max(grown, 0)
  const moved = () =>
    Math.round(Math.min(Math.max(one.getBoundingClientRect().top - top, least), most))
  scrollBy({ top: moved(), behavior: 'instant' })
  const lacking = moved()
  if (lacking < 0) main.style.paddingTop = `${px(main.style.paddingTop) - lacking}px`
  if (lacking <= 0) return
  // As much room as may be wanted, of which what nothing is scrolled by is given back.
  const before = px(main.style.paddingBottom)
  const room = before + lacking + innerHeight
  main.style.paddingBottom = `${room}px`
  scrollBy({ top: moved(), behavior: 'instant' })
  const page = document.documentElement
  const spare = Math.floor(page.scrollHeight - innerHeight - scrollY)
  main.style.paddingBottom = `${Math.max(room - spare, before)}px`
}

const px = (length: string) => Number.parseFloat(length) || 0

/** Notes that came stay at the top of the screen, unless the input one is at lies there. */
function showOver(box: HTMLElement, one: Element, came: boolean): void {
  if (came) box.dataset.over = ''
  const { bottom } = box.getBoundingClientRect()
  if (bottom > one.getBoundingClientRect().top) delete box.dataset.over
}
