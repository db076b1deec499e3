import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { deskLines } from '../derive/deskLines.ts'
import { helpLines } from '../derive/helpLines.ts'
import { handbookLines } from './handbookLines.ts'
import { ownPages } from './ownPages.ts'
import { packCatalogue } from './packCatalogue.ts'
import { menuFolder, readDeclarations, resources } from './readDeclarations.ts'

const ids = [
  'virtual:menu',
  'virtual:initials',
  'virtual:help',
  'virtual:desks',
  'virtual:handbook',
]
const docs = join(import.meta.dirname, '../../docs')
const resolved = (id: string) => `\0${id}`

/**
 * Gives the browser `virtual:menu`: sidebar, screens and one line an entity, worked out from the declarations while
 * building. 207 declarations weigh a megabyte; this is what the first paint needs of them. `virtual:initials` spells the
 * labels for the search, since the dictionary that does weighs more than the whole admin. `virtual:help` has the lines of
 * the help of every entity, spelled as well: the search finds them without loading a declaration; `virtual:desks` has desks
 * and workbenches by what they are looked for, `virtual:handbook` titles, headings and terms of the handbook.
 */
export function menuPlugin(): Plugin {
  return {
    name: 'masthead-menu',
    resolveId: (source) => (ids.includes(source) ? resolved(source) : undefined),
    async load(loaded) {
      if (!ids.some((id) => loaded === resolved(id))) return
      if (loaded === resolved('virtual:handbook')) {
        const lines = handbookLines(docs)
        const { initialsOf } = await import('./initialsOf.ts')
        const spelled = initialsOf(lines.map(([, zh]) => zh))
        return `export const handbook = ${JSON.stringify(lines.map((line) => [...line, spelled[line[1]] ?? '']))}`
      }
      const { entities, folders, menu } = await readDeclarations((file) => this.addWatchFile(file))
      if (loaded === resolved('virtual:initials')) {
        const labelled = [...entities, ...menu.screens, ...menu.menuGroups]
        const initials = (await import('./initialsOf.ts')).initialsOf(
          labelled.map(({ label }) => label[0]),
        )
        return `export const initials = ${JSON.stringify(initials)}`
      }
      if (loaded === resolved('virtual:desks')) {
        const lines = deskLines(entities, [
          ...menu.screens,
          ...entities.flatMap(({ screens }) => screens),
        ])
        const spelled = (await import('./initialsOf.ts')).initialsOf(
          lines.map(({ title }) => title[0]),
        )
        const desks = lines.map((line) => ({ ...line, spelled: spelled[line.title[0]] ?? '' }))
        return `export const desks = ${JSON.stringify(desks)}`
      }
      if (loaded === resolved('virtual:help')) {
        const said = entities.map((entity) => [entity.name, helpLines(entity)] as const)
        const spelled = (await import('./initialsOf.ts')).initialsOf(
          said.flatMap(([, lines]) => lines.map(({ label }) => label[0])),
        )
        const help = said.map(([name, lines]) => [
          name,
          lines.map(({ kind, label: [zh, en] }) => [kind, zh, en, spelled[zh] ?? '']),
        ])
        return `export const help = ${JSON.stringify(help)}`
      }
      const own: string[] = []
      for await (const file of glob('*/*.*.page.tsx', { cwd: resources })) own.push(file)
      const known = [...menu.screens, ...entities.flatMap(({ screens }) => screens)]
      const screens = [...menu.screens, ...ownPages(own.sort(), entities, known)]
      const packed = packCatalogue(entities, folders, { ...menu, screens })
      return `export const packed = ${JSON.stringify(packed)}`
    },
    handleHotUpdate({ file, server }) {
      const declares = [resources, menuFolder].some((folder) => file.startsWith(folder))
      if (!declares || file.endsWith('.test.ts')) return
      for (const id of ids) {
        const module = server.moduleGraph.getModuleById(resolved(id))
        if (module) server.moduleGraph.invalidateModule(module)
      }
    },
  }
}
