import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useEffect, useState } from 'react'
import type { Entity, Row } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { useTrayUpload } from '#widgets/upload/useTrayUpload.ts'
import { PortalError } from '../../../client/portalError.ts'
import type { PortalProvider } from '../../../dataProvider/portalProvider.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { useDialog } from '../../dialog/useDialog.ts'
import { type Consent, withConsent } from '../../dialog/withConsent.ts'
import { labelAt } from '../../fieldAt.ts'
import { blankRecord } from '../../form/values.ts'
import { wordsOf } from '../../perform/wordsOf.ts'
import type { Heading } from '../contents.ts'
import { broughtIn, LostPictures } from './bringIn.ts'
import { chosenHeading, type Draft, draftOf, findingByName } from './draftOf.ts'

/** What became of a file so far. */
export type Fate =
  | { readonly kind: 'going'; readonly done: number; readonly all: number }
  | { readonly kind: 'made'; readonly id: number }
  | {
      readonly kind: 'failed'
      readonly messages: readonly string[]
      /** Addresses of pictures that did not arrive: it can be made without them. */
      readonly lost?: readonly string[]
    }

interface Brought {
  readonly entity: Entity
  readonly record: Row
  readonly content: Entity
  readonly under: string
  readonly heading: Heading
  readonly headings: readonly Heading[]
  readonly files: readonly File[]
}

/** Reads text files, and makes a content of each, one after the other in their order; those that were made are not made twice. */
export function useManuscripts(brought: Brought) {
  const { entity, record, content, under, files } = brought
  const say = useSay()
  const ask = useDialog()
  const notify = useNotify()
  const client = useQueryClient()
  const upload = useTrayUpload()
  const portal = useDataProvider<PortalProvider>()
  const { by, manuscripts } = entity.workbench!
  const [drafts, setDrafts] = useState<readonly Draft[] | null>(null)
  const [fates, setFates] = useState<readonly (Fate | undefined)[]>([])
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the files are read once, as they were chosen
  useEffect(() => {
    let here = true
    const reading = {
      ...brought,
      manuscripts: manuscripts!,
      findByName: findingByName(portal, loadEntity),
      say,
    }
    const sorted = files.toSorted((a, b) => a.name.localeCompare(b.name, 'zh', { numeric: true }))
    void Promise.all(sorted.map((file) => draftOf(file, reading))).then(
      (read) => here && setDrafts(read),
    )
    return () => {
      here = false
    }
  }, [files])

  const bring = async (valuesOf: (at: number) => Row) => {
    setBusy(true)
    const next = [...fates]
    const put = (at: number, fate: Fate) => {
      next[at] = fate
      setFates([...next])
    }
    for (const [at, draft] of (drafts ?? []).entries()) {
      if (!draft.manuscript || next[at]?.kind === 'made') continue
      put(at, { kind: 'going', done: 0, all: draft.manuscript.pictures.length })
      try {
        const text = await broughtIn(draft, {
          ...{ content, record, upload, say, without },
          manuscripts: manuscripts!,
          onProgress: (done, all) => put(at, { kind: 'going', done, all }),
        })
        const { id: _, ...blank } = blankRecord(content, {})
        const own = valuesOf(at)
        const data = {
          ...blank,
          ...own,
          ...text,
          [by]: Number(record.id),
          [under]: chosenHeading(own[under]),
        }
        const sending = (consent: Consent) => portal.create(content.name, { data, meta: consent })
        const made = await withConsent(sending, ask, say)
        put(
          at,
          made
            ? { kind: 'made', id: Number(made.data.id) }
            : { kind: 'failed', messages: [say(['没有建立', 'It was not made'])] },
        )
      } catch (error) {
        put(at, {
          ...{ kind: 'failed', messages: messagesOf(content, error, say) },
          ...(error instanceof LostPictures && { lost: [...error.lost.keys()] }),
        })
      }
    }
    const count = next.filter((fate) => fate?.kind === 'made').length
    if (count > 0)
      notify(say(['已建立 {count} 篇', '{count} made'], { count }), { type: 'success' })
    await client.invalidateQueries()
    setBusy(false)
  }
  /** The one is made without the pictures that did not arrive, when it is tried again. */
  const goWithout = (at: number) => {
    const fate = fates[at]
    if (fate?.kind !== 'failed') return
    setWithout(new Set([...without, ...(fate.lost ?? [])]))
    setFates(fates.map((one, index) => (index === at ? undefined : one)))
  }
  return { drafts, fates, busy, bring, goWithout }
}

/** Why a content was not made, each field by its name. */
function messagesOf(
  content: Entity,
  error: unknown,
  say: ReturnType<typeof useSay>,
): readonly string[] {
  const errors = error instanceof PortalError ? error.answer.errors : undefined
  if (!errors) return [wordsOf(error)]
  return Object.entries(errors).map(([field, message]) =>
    field in content.fields
      ? say(['{field}：{message}', '{field}: {message}'], {
          field: say(labelAt(content, field)),
          message,
        })
      : message,
  )
}
