import { zipSync } from 'fflate'
import { renderSVG } from 'uqr'
import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { readConfig } from '#portal/engine/configuration/readConfig.ts'
import { toBase64 } from '#portal/storage/objects/encoding.ts'

/** What a file of a zip may not be called. */
const STRANGE = /[\\/:*?"<>|]/g

/** Actions of seal themes. */
export const actions: ActionFunctions = {
  /** A QR code for each enabled place that is collected by scanning, numbered in the order of the places. */
  qrCodes: async ({ db, row, records, now }) => {
    const theme = row as Row
    const places = await records.select(
      'sealPlace',
      { seal: theme.id, status: 'enabled', way: 'scan' },
      { limit: 50, sort: 'order' },
    )
    if (places.length === 0)
      throw refusedField('_', [
        '没有启用的扫码点位，无码可下载',
        'No enabled place is collected by scanning: there is no code',
      ])
    const home = String((await readConfig(db, 'app.h5Address', now)) ?? '/')
    const files = places.map(({ name, scanCode }, at) => [
      `${String(at + 1).padStart(2, '0')}-${String(name).replace(STRANGE, '_')}.svg`,
      new TextEncoder().encode(
        renderSVG(`${home}wenbo/seal/${encodeURIComponent(String(scanCode))}`, { border: 2 }),
      ),
    ])
    const zip = zipSync(Object.fromEntries(files))
    return {
      url: `data:application/zip;base64,${toBase64(zip)}`,
      name: `点位码-${String(theme.title).replace(STRANGE, '_')}.zip`,
    }
  },
}
