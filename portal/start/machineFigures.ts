import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Figure } from '#portal/http/metrics.ts'
import { backupsIn } from '#portal/storage/backup/backupsIn.ts'
import type { Settings } from './settings.ts'
import { readShippingState } from './shipping.ts'

/** What only the machine of a portal knows. */
export const machineFigures = (
  { folder, shipping }: Settings,
  cwd: string,
  clock: () => Date,
): readonly Figure[] => [
  {
    name: 'masthead_disk_free_bytes',
    help: 'Room on the disk of the data folder',
    read: async () => {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
  },
  {
    name: 'masthead_backup_age_seconds',
    help: 'Age of the newest backup in ./backups; none where there is none',
    read: async () => {
      const [newest] = await backupsIn(join(cwd, 'backups'))
      return newest ? (clock().getTime() - Date.parse(newest.manifest.madeAt)) / 1000 : null
    },
  },
  ...(shipping
    ? [
        {
          name: 'masthead_shipping_age_seconds',
          help: 'Age of the newest moment that was sent to SHIP_TO; none where nothing was',
          read: async () => {
            const state = await readShippingState(folder)
            return state?.at ? (clock().getTime() - Date.parse(state.at)) / 1000 : null
          },
        },
      ]
    : []),
]
