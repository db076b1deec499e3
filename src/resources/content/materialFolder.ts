import { entity, f, type RecordOf } from '#declare'

/** A folder of the media library: who finds what lies in it, and who files, changes and deletes it there. */
export const materialFolder = entity('materialFolder', ['素材文件夹', 'Folder of the library'], {
  fields: {
    name: f.text('名称', 'Name', { required: true, max: 60, unique: true, search: true }),
    seenBy: f.refs('谁能看到', 'Seen by', { to: 'role', help: ['空为所有人；管理员都能看到', 'Empty for everybody; admins see all'] }),
    keptBy: f.refs('谁能存放与修改', 'Kept by', {
      to: 'role',
      help: ['空为能看到的人；不在其中的人只能选用', 'Empty for whoever sees it; all others only pick from it'],
    }),
    note: f.longText('备注', 'Note', { max: 200 }),
    items: f.count('素材数', 'Items', { of: { count: 'material', where: { inFolder: 'id' } } }),
  },
  list: { columns: ['name', 'seenBy', 'keptBy', 'items', 'note', 'updatedAt'], filters: ['name', 'seenBy', 'keptBy'], sort: 'name' },
  form: [
    ['文件夹', 'Folder', 'name', 'note', 'items'],
    ['谁', 'Who', 'seenBy', 'keptBy'],
  ],
  rules: {
    seenByItsRoles: { sees: { by: 'seesOfRoles' }, unless: 'admin' },
    rolesAreChosenByAdmins: { may: ['edit seenBy', 'edit keptBy', 'remove'], who: 'admin' },
  },
})
export type MaterialFolder = RecordOf<typeof materialFolder>
