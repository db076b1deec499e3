import { useResourceContext } from 'ra-core'
import { useState } from 'react'
import type { StoredFile } from '#declare'
import { call } from '#src/client/client.ts'
import { useSay } from '#src/i18n/useSay.ts'
import { useEntityInfo } from '../reference/EntitiesContext.ts'
import { MediaFacts } from './MediaFacts.tsx'
import '../input/field.css'

interface Props {
  readonly file: StoredFile
  /** Where it stands in the record: `contractFile`, `attachments.0.file`. */
  readonly source: string
  /** The stored record; none while it is made. */
  readonly record?: { readonly id?: unknown } | undefined
  /** Whose record it is, where that is another than the screen's. */
  readonly entity?: string
  /** Handed out by an action of its own, not from here. */
  readonly isHeld: boolean
}

/** A document by name and size. Its address leads nowhere by itself: pressed, it is asked for one that does, for ten minutes. */
export function DocumentLink({ file, source, record, entity, isHeld }: Props) {
  const say = useSay()
  const screen = useResourceContext() ?? ''
  const info = useEntityInfo(entity ?? screen)
  const [refusal, setRefusal] = useState('')
  const id = record?.id
  if (isHeld || !info || typeof id !== 'number') return <MediaFacts file={file} plain />
  const open = async () => {
    setRefusal('')
    try {
      const { data } = await call<{ url: string }>('GET', `${info.path}/${id}/file`, {
        query: { at: source },
      })
      window.location.assign(data.url)
    } catch (error) {
      setRefusal((error as Error).message)
    }
  }
  return (
    <>
      <MediaFacts file={file} plain />
      <button type="button" className="field-link" onClick={() => void open()}>
        {say(['下载', 'Download'])}
      </button>
      {refusal && (
        <span role="alert" className="upload-refused">
          {refusal}
        </span>
      )}
    </>
  )
}
