import libheif from 'libheif-js'

/** Reads HEIC pictures off the page: a picture of a phone takes a second or two. Answers its pixels, or null where it is none. */
globalThis.onmessage = async ({ data: file }: MessageEvent<Blob>) => {
  const [picture] = new libheif.HeifDecoder().decode(new Uint8Array(await file.arrayBuffer()))
  if (!picture) return postMessage(null)
  const drawn = new ImageData(picture.get_width(), picture.get_height())
  picture.display(drawn, (shown) => postMessage(shown))
}
