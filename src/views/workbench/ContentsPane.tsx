import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import type { Entity, Label, Row } from '#declare'
import { listPathOf, screensByPath } from '#resources/screens.ts'
import { mayUse, screensSeen } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { useDialog } from '../dialog/useDialog.ts'
import { withConsent } from '../dialog/withConsent.ts'
import { fieldAt, titleOf } from '../fieldAt.ts'
import { BulkBar } from '../list/BulkBar.tsx'
import { isDoneToMany } from '../list/bulkNames.ts'
import { createAt } from '../list/createAt.ts'
import { deedsFor, More } from '../list/RowActions.tsx'
import { useMarks } from '../list/useMarks.ts'
import { changing } from '../perform/changing.ts'
import { usePerform } from '../perform/usePerform.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { mayMake } from '../record/mayDo.ts'
import { isOpenField } from '../record/problemsHere.ts'
import { WaitingRows } from '../WaitingRows.tsx'
import { ContentsList } from './ContentsList.tsx'
import type { Heading } from './contents.ts'
import { Tally } from './Tally.tsx'
import { useBrought } from './useBrought.ts'
import type { Contents } from './useContents.ts'
import { useTicked } from './useTicked.ts'

const MakeDialog = lazy(() => import('../form/MakeDialog.tsx'))
const ManuscriptsDialog = lazy(() => import('./manuscripts/ManuscriptsDialog.tsx'))

interface Props {
  readonly entity: Entity
  readonly record: Row
  readonly content: Entity
  readonly heading: Entity
  readonly picking: Entity | undefined
  readonly contents: Contents
  readonly chosen: number | undefined
  onChoose(row: Row): void
}

/** The contents of a record, to be put in order, opened, switched, picked out, added to. */
export function ContentsPane(props: Props) {
  const { entity, record, content, heading, picking, contents, chosen, onChoose } = props
  const workbench = entity.workbench!
  const { by, under, picks, manuscripts, atMost = {} } = workbench
  const say = useSay()
  const viewer = useViewer()
  const perform = usePerform(content)
  const switchOn = useSwitch(content)
  const marksOf = useMarks(content, contents.rows.length > 0)
  const [picked, setPicked] = useState<Row | null>(null)
  const shown = contents.lines.flatMap((line) => (line.kind === 'content' ? [line.row] : []))
  const { ticked, records, toggle, toggleAll, clear } = useTicked(shown)
  const may = (operation: string) => mayUse(viewer, content, operation)
  const id = Number(record.id)
  const path = listPathOf(content.name, screensSeen(viewer))
  const screen = path === undefined ? undefined : screensByPath.get(path)
  const isManyDone = screen !== undefined && isDoneToMany(content, viewer, may('update'))
  const makes = path !== undefined && mayMake(viewer, content)
  const takes = makes && manuscripts !== undefined
  const { brought, bringTo, close, dropping } = useBrought(contents.headings, takes)
  const picksToo = picking && mayUse(viewer, picking, 'create')
  const switches = Object.entries(atMost).map(([name, most]) => {
    const limit = record[most]
    const on = contents.rows.filter((row) => row[name] === true).length
    return { name, left: typeof limit === 'number' ? limit - on : undefined }
  })
  if (contents.isPending) return <WaitingRows count={8} cards />
  return (
    <section className="card wb-contents" aria-label={say(['目录', 'Contents'])} {...dropping}>
      <div className="wb-top">
        <Tally
          {...{ entity, record, content }}
          rows={contents.rows}
          onTick={isManyDone ? toggleAll : undefined}
        />
        {isManyDone && (
          <BulkBar
            {...{ screen, viewer, perform, records }}
            entity={content}
            edits={may('update')}
            rows={shown}
            selected={ticked}
            filter={{ [by]: id }}
            total={shown.length}
            all={false}
            onAll={() => {}}
            onDone={clear}
          />
        )}
      </div>
      {contents.lines.length === 0 && (
        <p className="wb-none">
          {say(['还没有{what}，先建立{what}', 'There is no {what} yet: make one first'], {
            what: say(heading.label),
          })}
        </p>
      )}
      {takes && contents.rows.length === 0 && contents.lines.length > 0 && (
        <p className="wb-none">{say(howToBring, { what: say(heading.label) })}</p>
      )}
      <ContentsList
        {...{ content, heading, picking, chosen, marksOf, onChoose, switches }}
        ticked={isManyDone ? ticked : undefined}
        onTick={toggle}
        lines={contents.lines}
        allPicks={contents.picks}
        shows={workbench.shows}
        picture={workbench.picture}
        sortable={may('update')}
        isOpen={(row, name) => may('update') && isOpenField(viewer, content, row, name)}
        actions={(row) => (
          <More
            title={say(['{name} 的更多操作', 'More for {name}'], {
              name: String(row[content.title]),
            })}
          >
            {() => deedsFor(content, row, viewer, perform, say)}
          </More>
        )}
        onSwitch={switchOn}
        onPick={picksToo ? setPicked : undefined}
        {...(makes && {
          createTo: (one: Heading) =>
            createAt(path, { [by]: id, ...(one.id !== null && { [under]: one.id }) }),
          ...(takes && { onFiles: bringTo }),
        })}
        onArrange={(lines) => void contents.arrange(lines)}
      />
      <Suspense fallback={null}>
        {picking && picked && picks && (
          <MakeDialog
            entity={picking}
            title=""
            filter={{ [picks.by]: id, [picks.pick]: Number(picked.id) }}
            onClose={() => setPicked(null)}
          />
        )}
        {brought && (
          <ManuscriptsDialog
            {...{ entity, record, content, under }}
            headings={contents.headings}
            taken={contents.rows.map((row) => titleOf(content, row))}
            {...brought}
            onClose={close}
          />
        )}
      </Suspense>
    </section>
  )
}

const howToBring: Label = [
  '把文稿（docx、md、html、txt）拖到{what}上或粘贴在此，一次可放多篇；也可按{what}旁的上传，或按＋写一篇',
  'Drop manuscripts (docx, md, html, txt) on a {what} or paste them here, as many as you like; or use the upload beside a {what}, or write one with +',
]

/** Changes one field of a content under all its rules; what is refused is told, and stands as it stood. */
function useSwitch(content: Entity) {
  const say = useSay()
  const ask = useDialog()
  const notify = useNotify()
  const client = useQueryClient()
  const portal = useDataProvider<PortalProvider>()
  return async (row: Row, name: string, on: boolean) => {
    const label = say(fieldAt(content, name)!.label)
    const sending = changing(portal, content, row, { [name]: on })
    try {
      if (await withConsent(sending, ask, say))
        notify(say(['{label}：已保存', '{label}: saved'], { label }), { type: 'success' })
    } catch (error) {
      notify(wordsOf(error), { type: 'error' })
    }
    await client.invalidateQueries()
  }
}
