import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Form } from 'ra-core'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Entity, Field, Row } from '#declare'
import { isEmpty } from '#derive/compare.ts'
import { wordCount } from '#derive/text/wordCount.ts'
import { MakeRecordContext } from '#widgets/reference/MakeRecord.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { FieldInput } from '../../form/FieldInput.tsx'
import { MakeHere } from '../../form/MakeHere.tsx'
import type { Heading } from '../contents.ts'
import { type Draft, headingChoice } from './draftOf.ts'
import { keyAt, newcomer, SHARED } from './keys.ts'
import { Outcome } from './Outcome.tsx'
import { ToldField } from './ToldField.tsx'
import { ToMake } from './ToMake.tsx'
import { type Fate, useManuscripts } from './useManuscripts.ts'
import { useNamesakes } from './useNamesakes.ts'
import './manuscripts.css'

interface Props {
  readonly entity: Entity
  readonly record: Row
  readonly content: Entity
  /** The reference of a content to its heading. */
  readonly under: string
  readonly heading: Heading
  /** All there are: each file may go under its own. */
  readonly headings: readonly Heading[]
  /** How the contents are called that stand there already. */
  readonly taken: readonly string[]
  readonly files: readonly File[]
  onClose(): void
}

/**
 * Text files as they become contents under a heading: what was read of each, whom it names, what is still to be said.
 * Those that cannot be made stay, with the reason, to be tried again.
 */
export default function ManuscriptsDialog(props: Props) {
  const { entity, content, under, heading, headings, onClose } = props
  const say = useSay()
  const id = useId()
  const { drafts, fates, busy, bring, goWithout } = useManuscripts(props)
  // As they stood when it was opened: what is made by it comes to stand among them.
  const [taken] = useState(props.taken)
  const fields = Object.keys(entity.workbench!.manuscripts!.told ?? {})
  const [newcomers, setNewcomers] = useState<ReadonlySet<string>>(new Set())
  const made = fates.filter((fate) => fate?.kind === 'made').length
  const isDone = drafts !== null && made === drafts.length
  const left = (drafts ?? []).filter(({ manuscript }) => manuscript).length - made
  useEffect(() => {
    if (isDone) onClose()
  }, [isDone, onClose])
  const failed = useRef<HTMLFieldSetElement>(null)
  // What is to be put right may stand far down among those that were made; whoever types already knows where they are.
  useEffect(() => {
    if (busy || document.activeElement?.matches('input, textarea')) return
    failed.current?.scrollIntoView?.({ block: 'center' })
  }, [busy])
  const firstFailed = fates.findIndex((fate) => fate?.kind === 'failed')
  const submit = (typed: unknown) => {
    const values = typed as { readonly [key: string]: Row }
    return bring((at) => {
      const { [SHARED]: shared = {}, [keyAt(at)]: own = {} } = values
      const filled = fields.filter((field) => isEmpty(own[field]) && !isEmpty(shared[field]))
      return { ...own, ...Object.fromEntries(filled.map((field) => [field, shared[field]])) }
    })
  }
  const what = say(content.label)
  const headingField: Field = {
    kind: 'choice',
    label: content.fields[under]!.label,
    required: content.fields[under]!.required === true,
    of: Object.fromEntries(
      headings.flatMap(({ id: one, name }) => {
        const choice = headingChoice(one)
        return choice === null ? [] : [[choice, [name, name]]]
      }),
    ),
  }
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>
        {say(['放入文稿：{heading}', 'Manuscripts under {heading}'], { heading: heading.name })}
      </DialogTitle>
      {drafts === null ? (
        <DialogContent aria-busy="true">{say(['正在读取……', 'Reading …'])}</DialogContent>
      ) : (
        <Form
          record={Object.fromEntries(drafts.map(({ values }, at) => [keyAt(at), values]))}
          onSubmit={submit}
          noValidate
        >
          <MakeRecordContext value={MakeHere}>
            <DialogContent dividers className="manuscripts">
              {drafts.length > 1 && fields.length > 0 && (
                <fieldset className="manuscript">
                  <legend>{say(['空着的都用这些', 'Where nothing is said'])}</legend>
                  <div className="manuscript-told">
                    {fields.map((field) => (
                      <FieldInput
                        key={field}
                        source={`${SHARED}.${field}`}
                        field={{ ...content.fields[field]!, required: false }}
                      />
                    ))}
                  </div>
                </fieldset>
              )}
              {drafts.map((draft, at) => (
                <DraftFields
                  key={draft.key}
                  {...{ draft, drafts, content, fields, entity, under, headingField, newcomers }}
                  source={keyAt(at)}
                  taken={taken}
                  onMade={(made) => setNewcomers(new Set([...newcomers, made]))}
                  fate={fates[at]}
                  {...(at === firstFailed && { at: failed })}
                  onGoWithout={() => goWithout(at)}
                />
              ))}
            </DialogContent>
          </MakeRecordContext>
          <DialogActions>
            <Outcome {...{ drafts, fates }} />
            <Button color="inherit" disabled={busy} onClick={onClose}>
              {made > 0 ? say(['关闭', 'Close']) : say(['取消', 'Cancel'])}
            </Button>
            <Button type="submit" variant="contained" loading={busy} disabled={left === 0}>
              {say(['建立 {left} 篇{what}', 'Make {left} of {what}'], { left, what })}
            </Button>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  )
}

interface DraftProps {
  readonly entity: Entity
  readonly content: Entity
  readonly draft: Draft
  /** All of them: who is made for one is chosen for each that names them. */
  readonly drafts: readonly Draft[]
  readonly source: string
  /** How the contents are called that stand there already. */
  readonly taken: readonly string[]
  /** Who was unknown and has been made since, as `newcomer` puts it. */
  readonly newcomers: ReadonlySet<string>
  onMade(newcomer: string): void
  /** References that a text tells. */
  readonly fields: readonly string[]
  readonly under: string
  /** The choice among the headings. */
  readonly headingField: Field
  readonly fate: Fate | undefined
  /** Holds it, where it is the one to be looked at. */
  readonly at?: RefObject<HTMLFieldSetElement | null>
  onGoWithout(): void
}

function DraftFields(props: DraftProps) {
  const { entity, content, draft, drafts, source, fields, under, headingField } = props
  const { newcomers, onMade, fate, onGoWithout } = props
  const say = useSay()
  const { title } = entity.workbench!.manuscripts!
  const { file, manuscript, fault, unknown, cut } = draft
  const unknownIn = (field: string) =>
    (unknown[field] ?? []).filter((name) => !newcomers.has(newcomer(field, name)))
  const names = fields.flatMap(unknownIn)
  const toMake = fields.filter((field) => unknownIn(field).length > 0)
  const namesakes = useNamesakes(source, title, props.taken)
  return (
    <fieldset ref={props.at} className="manuscript" disabled={fate?.kind === 'made'}>
      <legend>{file.name}</legend>
      {fault && <Alert severity="error">{fault}</Alert>}
      {manuscript && (
        <>
          <FieldInput source={`${source}.${title}`} field={content.fields[title]!} />
          <div className="manuscript-told">
            <FieldInput source={`${source}.${under}`} field={headingField} />
            {fields.map((field) => (
              <ToldField
                key={field}
                {...{ source, drafts, onMade }}
                name={field}
                field={content.fields[field]!}
                missing={unknownIn(field)[0]}
              />
            ))}
          </div>
          <p className="manuscript-facts">
            {say(['正文 {words} 字', '{words:character|characters}'], {
              words: wordCount(manuscript.html),
            })}
            {manuscript.pictures.length > 0 &&
              say([' · 图片 {count} 张', ' · {count:picture|pictures}'], {
                count: manuscript.pictures.length,
              })}
          </p>
          {cut !== undefined && (
            <Alert severity="warning">
              {say(
                [
                  '{field}太长，末尾 {cut} 字没有放进来，请改短或另拟',
                  '{field}: too long, the last {cut:character is|characters are} left out. Shorten it, or write another',
                ],
                { field: say(content.fields[title]!.label), cut },
              )}
            </Alert>
          )}
          {manuscript.beside.length > 0 && (
            <Alert severity="warning">
              {say(
                [
                  '{count} 张图片只写着文件名（{names}），文稿里没有它们：建立后请在正文里插入',
                  '{count:picture is|pictures are} only named ({names}) and not in the file: put them into the text once it is made',
                ],
                {
                  count: manuscript.beside.length,
                  names: manuscript.beside.slice(0, 3).join(say(['、', ', '])),
                },
              )}
            </Alert>
          )}
          {namesakes > 0 && fate?.kind !== 'made' && (
            <Alert severity="warning">
              {say(
                [
                  '{field}与另外 {count} 篇相同，读者分不清',
                  'The same {field} as {count:another one|others}: readers cannot tell them apart',
                ],
                { field: say(content.fields[title]!.label), count: namesakes },
              )}
            </Alert>
          )}
          {unknown[under] && (
            <Alert severity="warning">
              {say(
                [
                  '文稿写着{what}“{names}”，这里没有，请另选',
                  'It names the {what} “{names}”, which is not here: choose another',
                ],
                { what: say(content.fields[under]!.label), names: unknown[under].join() },
              )}
            </Alert>
          )}
          {names.length > 0 && (
            <Alert severity="warning">
              {say(
                [
                  '文稿写着“{names}”，系统里没有这个名称，请另选，或按旁边的＋新建',
                  'It names “{names}”, whom nothing here is called by: choose another, or make one with the + beside it',
                ],
                { names: names.join(say(['、', ', '])) },
              )}
              {toMake.map((field) => (
                <ToMake key={field} entity={content.fields[field]!.to!} />
              ))}
            </Alert>
          )}
        </>
      )}
      {fate?.kind === 'going' && (
        <p role="status">
          {fate.all > 0
            ? say(['正在处理 {done} / {all} 张图片', 'Picture {done} of {all}'], fate)
            : say(['正在建立……', 'Being made …'])}
        </p>
      )}
      {fate?.kind === 'made' && <Alert severity="success">{say(['已建立', 'Made'])}</Alert>}
      {fate?.kind === 'failed' && (
        <Alert
          severity="error"
          action={
            fate.lost && (
              <Button color="inherit" onClick={onGoWithout}>
                {say(['不要这 {count} 张图片', 'Without {count:this picture|these pictures}'], {
                  count: fate.lost.length,
                })}
              </Button>
            )
          }
        >
          {fate.messages.map((message) => (
            <div key={message}>{message}</div>
          ))}
        </Alert>
      )}
    </fieldset>
  )
}
