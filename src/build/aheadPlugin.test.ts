import { expect, test } from 'vitest'
import { filesOf } from './aheadPlugin.ts'

const chunk = (fileName: string, rest: object = {}) => ({ type: 'chunk', fileName, ...rest })

test('a folder is loaded with what it imports, but for what the page loads anyway', () => {
  const files = filesOf([
    chunk('assets/index.js', { name: 'index', isEntry: true, imports: ['assets/react.js'] }),
    chunk('assets/react.js', { name: 'react' }),
    chunk('assets/shelf.js', { name: 'shelf', imports: ['assets/react.js'] }),
    chunk('assets/d.js', {
      name: 'declarations-magazines',
      imports: ['assets/shelf.js', 'assets/index.js'],
    }),
    { type: 'asset', fileName: 'assets/index.css' },
  ])
  expect(files).toEqual({ magazines: ['/assets/d.js', '/assets/shelf.js'] })
})
