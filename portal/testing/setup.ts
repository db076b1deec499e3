import { countAnew } from './unused.ts'

// Run before every file, since files share the modules of their worker.
countAnew()
