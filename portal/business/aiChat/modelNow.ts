import type { Records } from '#portal/engine/context/change.ts'
import type { ModelCall } from '#portal/outside/model/model.ts'

/** Which model is asked, and how long it may take, as the chat's settings say. */
export async function modelNow(
  records: Pick<Records, 'select'>,
): Promise<Pick<ModelCall, 'model' | 'timeout'>> {
  const [setting] = await records.select('chatSetting', {}, { limit: 1 })
  const model = (setting?.model ?? 'standard') as ModelCall['model']
  return { model, timeout: Math.max(60, Number(setting?.timeout ?? 0)) }
}
