import type { Label } from '#declare'
import { ill, well } from '#portal/engine/condition/symptom.ts'
import type { Symptom } from '#wire/symptom.ts'
import { type HealthOptions, healthRoutes } from '../health.ts'

/** The same question a load balancer asks: whether database and object store can be written. */
export async function writableSymptoms(parts: HealthOptions): Promise<Symptom[]> {
  const answer = await healthRoutes(parts).request('/readyz')
  const ready = (await answer.json()) as { readonly database: boolean; readonly store: boolean }
  const states: readonly (readonly [Label, boolean])[] = [
    [['写入数据库', 'Writing to the database'], ready.database],
    [['写入文件存储', 'Writing to the object store'], ready.store],
  ]
  return states.map(([of, isWell]) =>
    isWell
      ? well(of, ['可以写入', 'It can be written'])
      : ill(of, [
          '无法写入：请检查磁盘空间、权限与网络',
          'It cannot be written: look at room, permissions and network',
        ]),
  )
}
