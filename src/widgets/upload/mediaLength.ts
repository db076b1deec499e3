/** How long reading may take before it is left, in milliseconds. */
const PATIENCE = 5000

/** How long a sound or film plays, in whole seconds; undefined where the browser cannot tell. */
export function mediaLength(file: File, tag: 'audio' | 'video'): Promise<number | undefined> {
  const address = URL.createObjectURL(file)
  const media = document.createElement(tag)
  const read = new Promise<number | undefined>((resolve) => {
    media.onloadedmetadata = () =>
      resolve(Number.isFinite(media.duration) ? Math.round(media.duration) : undefined)
    media.onerror = () => resolve(undefined)
    setTimeout(() => resolve(undefined), PATIENCE)
  })
  media.preload = 'metadata'
  media.src = address
  return read.finally(() => URL.revokeObjectURL(address))
}
