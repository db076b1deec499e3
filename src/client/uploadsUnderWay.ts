/**
 * Files on their way within forms. A form whose file has not arrived waits with being sent, and is sent by itself once
 * it has; with a file that did not arrive it is not sent at all, so that nothing is told to be saved that is missing.
 *
 * Asked of the page itself, where what shows an upload bears `data-upload`: so it holds for every form and every kind of
 * upload, and goes on while a screen is hidden.
 */
export type UploadMark = 'sending' | 'failed'

/** Told to a form: whether it waits for its files. */
export const WAITS = 'uploadwaits'

/** What a form is told of as somebody presses its button. */
export type UploadWord = 'waits' | 'failed'

const marked = (place: ParentNode, mark?: UploadMark) =>
  place.querySelector(mark ? `[data-upload="${mark}"]` : '[data-upload]')

/** Whether a file within this place is on its way, or did not arrive. */
export const hasUploads = (place: ParentNode): boolean => marked(place) !== null

/** What the files of a place are called that are on their way, or did not arrive. */
export const namesIn = (place: ParentNode, mark: UploadMark): readonly string[] =>
  [...place.querySelectorAll<HTMLElement>(`[data-upload="${mark}"]`)].flatMap(
    ({ dataset }) => dataset.uploadName ?? [],
  )

/** Whether every file within this place goes on without it. */
export const staysWithout = (place: ParentNode): boolean =>
  place.querySelector('[data-upload]:not([data-upload-stays])') === null

const waiting = new Map<HTMLFormElement, MutationObserver>()
let tell: (word: UploadWord, names: readonly string[]) => void = () => {}

/** Watches the forms of this page from now on; `told` hears what to say to whoever sent one too early. */
export function watchUploads(told: typeof tell): void {
  if (tell === told) return
  tell = told
  // Adding the same listener again changes nothing.
  document.addEventListener('submit', onSubmit, true)
  addEventListener('beforeunload', onLeave)
}

/** Waits until the files of a form have arrived; false where one did not. */
export async function settledUploads(form: HTMLFormElement): Promise<boolean> {
  while (marked(form, 'sending')) await changed(form)
  return !hasUploads(form)
}

/** The form that shows a file of the tray. */
export const formWaitingFor = (id: string): HTMLFormElement | null =>
  document.querySelector(`[data-upload-id="${CSS.escape(id)}"]`)?.closest('form') ?? null

/** A file was given up: who waited for it is to say anew what should become of the form. */
export function stopWaiting(form: HTMLFormElement | null): void {
  if (!form) return
  waiting.get(form)?.disconnect()
  if (waiting.delete(form)) say(form, false)
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  if (!hasUploads(form)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (!marked(form, 'sending')) return tell('failed', namesIn(form, 'failed'))
  if (waiting.has(form)) return
  waiting.set(
    form,
    observed(form, () => look(form)),
  )
  say(form, true)
  tell('waits', namesIn(form, 'sending'))
}

function look(form: HTMLFormElement): void {
  if (marked(form, 'sending') && form.isConnected) return
  stopWaiting(form)
  if (!form.isConnected) return
  if (hasUploads(form)) tell('failed', namesIn(form, 'failed'))
  else form.requestSubmit()
}

const say = (form: HTMLFormElement, waits: boolean) =>
  form.dispatchEvent(new CustomEvent(WAITS, { detail: waits }))

function onLeave(event: BeforeUnloadEvent): void {
  if (marked(document, 'sending')) event.preventDefault()
}

function observed(form: HTMLFormElement, seen: () => void): MutationObserver {
  const observer = new MutationObserver(seen)
  const what = {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-upload'],
  }
  observer.observe(form, what)
  return observer
}

const changed = (form: HTMLFormElement): Promise<void> =>
  new Promise((resolve) => {
    const observer = observed(form, () => {
      observer.disconnect()
      resolve()
    })
  })
