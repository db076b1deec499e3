import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Entity, Field, Fields, Row, Screen } from '#declare'
import { calledOf } from '#derive/calledOf.ts'
import { OwnerContext } from '#widgets/upload/OwnerContext.ts'
import type { OwnerForm } from '#widgets/upload/tray/trayItem.ts'
import { useGone } from '#widgets/upload/useGone.ts'

interface Props {
  readonly screen: Screen
  readonly entity: Entity
  readonly record: Row
  readonly isNew: boolean
  /** Where drafts of this record are kept, and the key of what is typed into this form. */
  readonly place: string
  readonly draft: string
  readonly children: ReactNode
}

/** Files on their way to fields of this form belong to it: they go on when it is left, and are found in its draft. */
export function FilesOf({ children, ...props }: Props) {
  const { pathname, search } = useLocation()
  const latest = useRef<() => OwnerForm>(null as never)
  latest.current = () => formOf(props, pathname + search)
  const client = useQueryClient()
  const talk = useRef<() => ((text: string) => Promise<void>) | null>(null as never)
  talk.current = () => (props.isNew || props.entity.keysOf ? null : sayAtRecord)
  const sayAtRecord = async (text: string) => {
    const { sayAt, talkKey } = await import('../talk/talkCalls.ts')
    const id = Number(props.record.id)
    await sayAt(props.entity, id, { text })
    void client.invalidateQueries({ queryKey: talkKey(props.entity, id) })
  }
  const stands = useRef(true)
  useGone(() => {
    stands.current = false
  })
  const owner = useMemo(
    () => ({
      form: () => latest.current(),
      field: (path: string) => fieldIn(props.entity, path),
      talk: () => talk.current(),
      stands,
    }),
    [props.entity],
  )
  return <OwnerContext value={owner}>{children}</OwnerContext>
}

/** `body`, or `lessons.0.body` within a list. */
function fieldIn({ fields }: Entity, path: string): Field | undefined {
  const [name = '', , entry] = path.split('.')
  return entry === undefined ? fields[name] : (fields[name]?.of as Fields | undefined)?.[entry]
}

function formOf(
  { screen, entity, record, isNew, place, draft }: Omit<Props, 'children'>,
  address: string,
): OwnerForm {
  const [zh, en] = entity.label
  const recordId = isNew ? null : Number(record.id)
  const name = recordId === null ? null : calledOf(entity, record, recordId)
  return {
    title: name === null ? screen.label : [`${zh} · ${name}`, `${en} · ${name}`],
    ...{ address, place, draft, recordId, entity: entity.name },
    version: typeof record.version === 'number' ? record.version : null,
  }
}
