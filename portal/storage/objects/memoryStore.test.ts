import { memoryStore } from './memoryStore.ts'
import { objectStoreContract } from './objectStore.contract.ts'

objectStoreContract('a store in memory', async () =>
  memoryStore({ bucket: 'masthead', endpoint: 'http://localhost', clock: () => new Date() }),
)
