import type { Row } from '#declare'
import type { Change } from '#portal/engine/context/change.ts'
import type { Bringing, Judging, RuleFunctions, Seeing, Told } from '#portal/engine/rules/rule.ts'

/** A picture that comes, or is looked at elsewhere, is put down to be drawn at other sizes. */
const drawsSizes: Bringing = {
  effect: async ({ before, after, tx }) => {
    const isNew = !before || before.url !== after.url
    if (after.mediaType !== 'image' || (!isNew && before?.focus === after.focus)) return
    await tx
      .insertInto('_undrawn')
      .values({ id: after.id })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  },
}

/** What is written in a picture is read once it is there. */
const readsText: Bringing = {
  effect: async ({ before, after, tx }) => {
    if (after.mediaType !== 'image' || (before && before.url === after.url)) return
    await tx
      .insertInto('_pictureText')
      .values({ id: after.id, state: 'waiting' })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ state: 'waiting' }))
      .execute()
  },
}

/** What lies in no folder, in one that is open, or in one of a role one has. */
const seesOfFolders: Seeing = {
  sees: ({ roles }) => ({
    any: [
      { inFolder: { set: false } },
      { 'inFolder.seenBy': { set: false } },
      { 'inFolder.seenBy.code': [...roles] },
    ],
  }),
}

/** Into a folder, out of it, and what lies there: for those who keep it. */
const filedByRoles: Judging = async (change) => {
  const { before, after, session } = change
  if (session.acting !== 'user' || session.roles.includes('admin')) return []
  const ids = new Set([before?.inFolder, after.inFolder].filter((id) => id != null) as number[])
  const told: Told[] = []
  for (const id of ids) told.push(...(await refusalOf(change, id)))
  return told
}

async function refusalOf({ records, session }: Change, id: number): Promise<readonly Told[]> {
  const folder = await records.find('materialFolder', id)
  if (!folder) return []
  const kept = (folder.keptBy ?? []) as number[]
  const asked = kept.length > 0 ? kept : ((folder.seenBy ?? []) as number[])
  const roles: Row[] = asked.length > 0 ? await records.select('role', { id: asked }) : []
  if (roles.length === 0 || roles.some(({ code }) => session.roles.includes(String(code))))
    return []
  const names = roles.map(({ name }) => String(name))
  return [
    {
      field: 'inFolder',
      message: [
        `文件夹“${folder.name}”只有${names.join('、')}可以存放和修改，请联系他们`,
        `Only ${names.join(', ')} file and change what lies in the folder "${folder.name}": ask them`,
      ],
    },
  ]
}

/** What becomes of pictures of the library. */
export const rules: RuleFunctions = { drawsSizes, readsText, seesOfFolders, filedByRoles }
