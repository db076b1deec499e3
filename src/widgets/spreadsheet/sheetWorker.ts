import { lookAtSheet } from './lookAtSheet.ts'

/** The thread beside the page: a long list leaves it free. */
self.onmessage = async ({ data }: MessageEvent<File>) => {
  self.postMessage(await lookAtSheet(new Uint8Array(await data.arrayBuffer())))
}
