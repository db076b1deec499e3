import type { Entity } from '#declare'
import { unsaidState } from '#derive/unsaidState.ts'
import type { Say } from '../../i18n/useSay.ts'

/** That a move is made, and the state it led to where its name does not say so; `count` of many. */
export function doneSaid(say: Say, entity: Entity, name: string, count?: number): string {
  const title = say(entity.moves[name]!.label)
  const done =
    count === undefined
      ? say(['{title}：已完成', '{title}: done'], { title })
      : say(['{title}：{count} 条已完成', '{title}: {count} done'], { title, count })
  const state = unsaidState(entity, name)
  return state ? done + say(['，现在是“{state}”', ', now “{state}”'], { state: say(state) }) : done
}
