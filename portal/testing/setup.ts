import { countAnew } from './serial.ts'

// Run before every file, since files share the modules of their worker.
countAnew()
