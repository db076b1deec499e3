import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Label } from '#declare'
import { poor, well } from '#portal/engine/condition/symptom.ts'
import { type ShipPlace, shipToFolder, shipToStore } from '#portal/storage/shipping/shipPlace.ts'
import type { Symptom } from '#wire/symptom.ts'
import type { Settings } from './settings.ts'
import type { ShippingSettings } from './shippingSettings.ts'

/** How shipping stands, as its process notes it in the data folder after each round. */
export interface ShippingState {
  /** All that was committed by then is where it is shipped to; null where no round has gone well yet. */
  readonly at: string | null
  /** Why the last round did not go well. */
  readonly failed?: string
  /** The last moments that are missing. */
  readonly gap?: { readonly from: string; readonly until: string }
}

export const STATE = 'shipping.json'
/** A moment as old as this, in milliseconds, is too old to be the newest. */
const OLD = 5 * 60_000

/** The place that the settings name. */
export async function shipPlaceOf({ folder, bucket }: ShippingSettings): Promise<ShipPlace> {
  if (folder) return shipToFolder(folder)
  const { aliyunStore } = await import('#portal/storage/objects/aliyunStore.ts')
  const { prefix, ...of } = bucket as NonNullable<ShippingSettings['bucket']>
  return shipToStore(aliyunStore(of), prefix)
}

/** Where it is shipped to, as people read it. */
export const placeTold = ({ folder, bucket }: ShippingSettings) =>
  folder ?? `oss://${bucket?.bucket}/${bucket?.prefix}`

export async function readShippingState(folder: string): Promise<ShippingState | null> {
  const text = await readFile(join(folder, STATE), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as ShippingState)
}

/** How shipping stands; none where nothing is to be shipped. */
export async function shippingSymptoms(
  { shipping, folder }: Pick<Settings, 'shipping' | 'folder'>,
  now: number,
): Promise<Symptom[]> {
  if (!shipping) return []
  const of: Label = ['连续备份', 'Shipping']
  const to = placeTold(shipping)
  const state = await readShippingState(folder)
  if (!state?.at)
    return [
      poor(of, [
        `尚未送到 ${to}${state?.failed ? `：${state.failed}` : ''}`,
        `Nothing has reached ${to} yet${state?.failed ? `: ${state.failed}` : ''}`,
      ]),
    ]
  const age = now - Date.parse(state.at)
  const ago: Label = [`${Math.round(age / 1000)} 秒前`, `${Math.round(age / 1000)} s ago`]
  if (age > OLD)
    return [
      poor(of, [
        `最近一次送到 ${to} 在 ${ago[0]}，之后的时刻无法恢复${state.failed ? `：${state.failed}` : ''}`,
        `${to} was reached ${ago[1]} the last time, and no later moment can be restored${state.failed ? `: ${state.failed}` : ''}`,
      ]),
    ]
  const gap: Label = state.gap
    ? [
        `；缺少 ${state.gap.from} 至 ${state.gap.until}`,
        `; moments from ${state.gap.from} to ${state.gap.until} are missing`,
      ]
    : ['', '']
  return [well(of, [`${ago[0]}送到 ${to}${gap[0]}`, `${to} has all until ${ago[1]}${gap[1]}`])]
}
