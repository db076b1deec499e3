import type { Entity, Row } from '#declare'
import { codes, PortalError } from '../../client/portalError.ts'
import type { Say } from '../../i18n/useSay.ts'
import { same } from '../form/values.ts'
import { readOf } from './present.ts'

/** A record as somebody looks at it who is about to do something with it. */
export interface Standing {
  /** As it stood when it was last told of. */
  now(): Row | null
  /**
   * What is told of an error: where somebody else was faster, what the fields that are asked say now as well. Whoever has
   * read that and goes on means the record as it stands then.
   */
  told(error: unknown): unknown
}

/** Follows a record through the tries of one dialog; `asked` are the fields of it that are filled in there. */
export function standing(
  { fields }: Pick<Entity, 'fields'>,
  record: Row | null,
  asked: readonly string[],
  say: Say,
): Standing {
  let stands = record
  return {
    now: () => stands,
    told: (error) => {
      if (!(error instanceof PortalError) || error.code !== codes.conflict || !stands) return error
      const { current } = error.answer
      if (!current || current.version === stands.version) return error
      const before = stands
      stands = { ...before, ...current }
      const others = asked.flatMap((name) => {
        const field = fields[name]
        const value = current[name]
        const read = field && !same(value, before[name]) ? readOf(field, value) : undefined
        if (!field || !read) return []
        return [
          say(['{label}现在是“{value}”', '{label} is “{value}” now'], {
            ...{ label: say(field.label), value: say(read) },
          }),
        ]
      })
      const goOn = say([
        '再提交一次，以你填写的为准',
        'Send it again for what you filled in to hold',
      ])
      return new PortalError(
        error.code,
        error.status,
        [error.message, ...others, goOn].join('\n'),
        error.answer,
      )
    },
  }
}
