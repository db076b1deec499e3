import { useFormState } from 'react-hook-form'
import type { Entity, Row } from '#declare'
import { isLive } from '#derive/isLive.ts'
import { publicReading } from '#derive/publicReading.ts'
import { useSay } from '../../i18n/useSay.ts'
import { useSituation } from './useSituation.ts'

interface Props {
  readonly id: string
  readonly entity: Entity
  readonly record: Row
}

/** Beside 保存 of what readers have: that they see it at once. Not where only what they do not get was changed. */
export function LiveNote({ id, entity, record }: Props) {
  const say = useSay()
  const { dirtyFields } = useFormState()
  const situation = useSituation(entity, record)
  const changed = Object.keys(dirtyFields)
  const gives = publicReading(entity)?.gives ?? []
  const reaches = changed.length === 0 || changed.some((name) => gives.includes(name))
  if (!reaches || !isLive(situation(record))) return null
  const state = entity.states[String(record[entity.stateField])]
  return (
    <span className="form-live" id={id}>
      {state && say(['{state}：', '{state}: '], { state: say(state) })}
      {say(['保存后读者立即看到', 'once saved, readers see it at once'])}
    </span>
  )
}
