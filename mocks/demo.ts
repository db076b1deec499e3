import '#widgets/ownKinds.ts'
import { startDemo } from './browser.ts'
import './demo.css'

/** Where the demo begins instead of src/main.tsx: the portal is started in the page before the admin is drawn. */
const { username, password } = await startDemo()
const note = document.createElement('p')
note.className = 'demo-note'
note.textContent = `演示：${username} / ${password}，数据只在此浏览器中 · Demo: all stays in this browser`
document.body.append(note)
await import('../src/main.tsx')
