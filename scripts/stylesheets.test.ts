import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stylesMissed } from './stylesheets.ts'

const root = join(import.meta.dirname, '..')
const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

test('every part of the admin brings the styles it is drawn with, whichever screen was open before', () => {
  const paths = globSync('src/**/*.{ts,tsx,css}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(test|d)\.tsx?$/.test(path))
  const sources = Object.fromEntries(
    paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )
  expect(stylesMissed(sources, imports, 'src/main.tsx')).toEqual([])
})

test('a class whose style sheet another screen loads is told, one that the way there loads is not', () => {
  const sources = {
    'src/main.tsx': `import './frame.css'; const [a, b] = [() => import('./List.tsx'), () => import('./Form.tsx')]`,
    'src/frame.css': '.card { margin: 0 }',
    'src/List.tsx': `export default () => <p className="card hint" />`,
    'src/Form.tsx': `import './form.css'; const more = () => import('#widgets/More.tsx')`,
    'src/form.css': '.hint, .form > b { margin: 0 }',
    'src/widgets/More.tsx': `export default () => <p className="hint" />`,
  }
  expect(stylesMissed(sources, { '#widgets/*': './src/widgets/*' }, 'src/main.tsx')).toEqual([
    'src/List.tsx uses .hint of src/form.css without loading it',
  ])
})
