import { Extension } from '@tiptap/core'
import { NodeSelection, Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

interface Options {
  /** What the handle is called. */
  readonly label: string
}

/**
 * A handle beside the block the pointer is at: it chooses the block, and drags it elsewhere. The block is looked for by
 * the height of the pointer, once a frame; while one types nothing is.
 */
export const DragHandle = Extension.create<Options>({
  name: 'dragHandle',
  addOptions: () => ({ label: '' }),
  addProseMirrorPlugins() {
    const { label } = this.options
    return [new Plugin({ view: (view) => handleOf(view, label) })]
  },
})

function handleOf(view: EditorView, label: string) {
  const handle = document.createElement('div')
  handle.className = 'rich-handle'
  handle.draggable = true
  handle.title = label
  // By keyboard blocks are moved where the cursor stands: this is for the pointer alone.
  handle.setAttribute('aria-hidden', 'true')
  handle.textContent = '⠿'
  let block: HTMLElement | null = null
  let asked = 0

  const hide = () => {
    handle.style.display = 'none'
    block = null
  }
  const show = (y: number) => {
    const page = view.dom.parentElement
    if (!page || !view.editable) return hide()
    if (handle.parentElement !== page) page.append(handle)
    const found = blockAt(view, y)
    if (!found) return hide()
    block = found
    const [at, around] = [found.getBoundingClientRect(), page.getBoundingClientRect()]
    const { lineHeight } = getComputedStyle(found)
    const line = Math.min(Number.parseFloat(lineHeight) || 24, at.height)
    handle.style.display = 'flex'
    handle.style.top = `${at.top - around.top + (line - 24) / 2}px`
  }
  const move = ({ clientY, target }: PointerEvent) => {
    if (target === handle) return
    cancelAnimationFrame(asked)
    asked = requestAnimationFrame(() => show(clientY))
  }
  const leave = ({ relatedTarget }: PointerEvent) => {
    if (relatedTarget === handle || view.dom.contains(relatedTarget as Node)) return
    cancelAnimationFrame(asked)
    hide()
  }
  const choose = () => {
    const pos = block && placeOf(view, block)
    if (pos === null) return null
    const { tr, doc } = view.state
    if (!doc.nodeAt(pos)) return null
    view.dispatch(tr.setSelection(NodeSelection.create(doc, pos)))
    view.focus()
    return view.state.selection
  }
  handle.addEventListener('click', choose)
  handle.addEventListener('dragstart', (event) => {
    const selection = choose()
    if (!selection || !event.dataTransfer || !block) return event.preventDefault()
    const slice = selection.content()
    const { dom, text } = view.serializeForClipboard(slice)
    event.dataTransfer.clearData()
    event.dataTransfer.setData('text/html', dom.innerHTML)
    event.dataTransfer.setData('text/plain', text)
    event.dataTransfer.effectAllowed = 'copyMove'
    event.dataTransfer.setDragImage(block, 0, 0)
    view.dragging = { slice, move: true }
  })
  handle.addEventListener('dragend', () => {
    view.dragging = null
  })
  view.dom.addEventListener('pointermove', move)
  view.dom.addEventListener('pointerleave', leave)
  view.dom.addEventListener('scroll', hide)
  view.dom.addEventListener('keydown', hide)
  return {
    destroy: () => {
      cancelAnimationFrame(asked)
      handle.remove()
      view.dom.removeEventListener('pointermove', move)
      view.dom.removeEventListener('pointerleave', leave)
      view.dom.removeEventListener('scroll', hide)
      view.dom.removeEventListener('keydown', hide)
    },
  }
}

/** The outermost block at a height, found by halving: a text may have thousands. */
function blockAt(view: EditorView, y: number): HTMLElement | null {
  const blocks = view.dom.children
  let [low, high] = [0, blocks.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const block = blocks[middle] as HTMLElement
    const { top, bottom } = block.getBoundingClientRect()
    if (y < top) high = middle - 1
    else if (y > bottom) low = middle + 1
    else return block
  }
  return null
}

function placeOf(view: EditorView, block: HTMLElement): number | null {
  let place: number | null = null
  view.state.doc.forEach((_, pos) => {
    if (place === null && view.nodeDOM(pos) === block) place = pos
  })
  return place
}
