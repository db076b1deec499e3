import { createContext } from 'react'
import type { SheetLook } from './lookAtSheet.ts'
import { unreadable } from './sheetFaults.ts'

/** How a spreadsheet is looked at; rejects only where `signal` breaks it off. */
export type LookAt = (file: File, signal: AbortSignal) => Promise<SheetLook>

/** In a thread of its own, which ends with the look. */
const inThread: LookAt = (file, signal) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module' })
    const end = (work: () => void) => {
      worker.terminate()
      work()
    }
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true })
    worker.onmessage = ({ data }: MessageEvent<SheetLook>) => end(() => resolve(data))
    worker.onerror = () => end(() => resolve({ fault: unreadable }))
    worker.postMessage(file)
  })

/** How the widget reads what it is given; a test without threads has its own way. */
export const LookContext = createContext<LookAt>(inThread)
