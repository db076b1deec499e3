/**
 * Whether something would be lost if this tab went elsewhere now: whoever guards a half-filled form against leaving
 * says so, and so do an open dialog with something to type into and an upload under way.
 */
export function holdsWork(): boolean {
  const asked = new Event('beforeunload', { cancelable: true })
  if (!dispatchEvent(asked)) return true
  return document.querySelector(held) !== null
}

const held = [
  '[role="dialog"] :is(input, textarea, [contenteditable="true"])',
  ':is(main, [role="dialog"]) progress',
].join(', ')

/** Goes to an address for good: whoever guards a form was overruled by a decision, and drafts stay in the browser. */
export function leaveFor(address: string): void {
  overrule()
  location.assign(address)
}

/** Loads the same address anew, as somebody else may see it. */
export function startAfresh(): void {
  overrule()
  location.reload()
}

const overrule = () =>
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
