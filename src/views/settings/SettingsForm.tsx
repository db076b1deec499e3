import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Form, useDataProvider, useNotify } from 'ra-core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Label, Row } from '#declare'
import { isWide, settingField, settingText, settingValue } from '#derive/settingField.ts'
import { configKeys } from '#resources/configuration/configKeys.ts'
import { mayUse } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { codes, PortalError } from '../../client/portalError.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { type Say, useSay } from '../../i18n/useSay.ts'
import { DialogProvider } from '../dialog/DialogProvider.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { FieldInput } from '../form/FieldInput.tsx'
import { LeaveGuard } from '../form/LeaveGuard.tsx'
import { same } from '../form/values.ts'
import { useFixed } from '../list/useFixed.ts'
import { NoRecord } from '../NoRecord.tsx'
import { wordsOf } from '../perform/wordsOf.ts'
import { StandInBanner } from '../StandInBanner.tsx'
import type { ViewProps } from '../ViewProps.ts'
import '../form/form.css'
import '../list/table.css'

/** The settings of a group as one form, saved in one transaction or not at all; only what changed is sent. */
export function SettingsForm({ screen, entity }: ViewProps) {
  const say = useSay()
  const viewer = useViewer()
  const notify = useNotify()
  const client = useQueryClient()
  const portal = useDataProvider<PortalProvider>()
  const fixed = useFixed(entity, screen)
  const queryKey = [entity.name, 'settings', fixed]
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => settingsOf(portal, entity.name, fixed),
  })
  // Keys have dots, which a form would take for levels.
  const record = useMemo(
    () => Object.fromEntries((data ?? []).map((one) => [nameOf(one), settingValue(one)])),
    [data],
  )
  const leaving = useRef(false)
  const [failed, setFailed] = useState<Failed>({})
  if (error && !data) return <NoRecord screen={screen} error={error} />
  if (!data) return null
  const save = async (typed: unknown) => {
    const values = typed as Row
    const typedFor = (one: Row) => values[nameOf(one)]
    const changed = data.filter((one) => !same(typedFor(one), record[nameOf(one)]))
    const sent = changed.map((one) => ({
      ...{ id: one.id, version: one.version },
      value: settingText(one, typedFor(one)),
    }))
    try {
      await portal.saveSettings(entity.name, sent)
      setFailed({})
      await client.invalidateQueries({ queryKey: [entity.name] })
      const count = changed.length
      notify(say(['已保存 {count} 项设置', '{count:setting|settings} saved'], { count }), {
        type: 'success',
      })
    } catch (problem) {
      const messages = refusals(problem, data, say)
      if (messages.length === 0) return notify(wordsOf(problem), { type: 'error' })
      // What somebody else has changed is shown anew, and what was typed put back over it.
      if (isStale(problem)) await client.invalidateQueries({ queryKey: [entity.name] })
      setFailed(
        Object.fromEntries(
          [...changed.map((one) => [one, ''] as const), ...messages].map(([one, message]) => [
            nameOf(one),
            { value: typedFor(one), message },
          ]),
        ),
      )
      notify(
        say(['有 {left} 项需要核对，本次未保存', 'Nothing was saved: {left} to be looked at'], {
          left: messages.length,
        }),
        { type: 'warning' },
      )
    }
  }
  return (
    <DialogProvider>
      <div className="list">
        <div className="list-head">
          <h1>{say(screen.label)}</h1>
        </div>
        <StandInBanner entity={entity} />
        {data.length === 0 ? (
          <EmptyState
            title={say(['这一组还没有配置项', 'This group has no settings yet'])}
            text={say([
              '配置键在“配置中心 / 基础配置”里新增。',
              'Keys are added under Configuration / Base config.',
            ])}
          />
        ) : (
          <Form
            record={record}
            onSubmit={save}
            mode="onTouched"
            disableInvalidFormNotification
            noValidate
          >
            <section className="card section">
              <div className="fields">
                {data.map((one) => {
                  const field = { ...settingField(one), ...ownLabel(one) }
                  return (
                    <div
                      key={String(one.key)}
                      className={isWide(field) ? 'whole' : undefined}
                      title={String(one.key)}
                    >
                      <FieldInput source={nameOf(one)} field={field} />
                    </div>
                  )
                })}
              </div>
            </section>
            <Refused failed={failed} />
            {mayUse(viewer, entity, 'update') && <SaveBar />}
            <LeaveGuard leaving={leaving} fate="lost" />
          </Form>
        )}
      </div>
    </DialogProvider>
  )
}

const labels = new Map(configKeys.map(({ key, name }) => [key, name]))

/** What the product calls its own keys in both languages, unless one of them was renamed. */
function ownLabel({ key, name }: Row): { readonly label?: Label } {
  const label = labels.get(String(key))
  return label && label[0] === name ? { label } : {}
}

/** What was not saved, by the input's name: the value as typed, and why where it was this one. */
type Failed = { readonly [name: string]: { readonly value: unknown; readonly message: string } }

/** Puts back what was typed, once the form shows what stands now, and says at its field what was wrong. */
function Refused({ failed }: { readonly failed: Failed }) {
  const { setValue, setError } = useFormContext()
  useEffect(() => {
    // The form takes the new record over first.
    const timer = setTimeout(() => {
      for (const [name, { value, message }] of Object.entries(failed)) {
        setValue(name, value, { shouldDirty: true })
        if (message) setError(name, { type: 'portal', message })
      }
    })
    return () => clearTimeout(timer)
  }, [failed, setValue, setError])
  return null
}

const isStale = (problem: unknown): boolean =>
  problem instanceof PortalError && problem.code === codes.conflict

/** Why settings were not saved, each with its own words; of one that somebody else changed meanwhile, what it is now. */
function refusals(
  problem: unknown,
  settings: readonly Row[],
  say: Say,
): readonly (readonly [setting: Row, message: string])[] {
  if (!(problem instanceof PortalError)) return []
  const current = problem.answer.current as Row | undefined
  return settings.flatMap((one) => {
    const message = problem.fields[String(one.key)]
    if (message) return [[one, message] as const]
    return isStale(problem) && current?.id === one.id
      ? [[one, theirs(one, current as Row, say)] as const]
      : []
  })
}

const theirs = (setting: Row, current: Row, say: Say): string =>
  say(
    [
      '已被他人改为“{theirs}”；再次保存将以你的为准',
      'Somebody made it "{theirs}"; save again to overrule',
    ],
    { theirs: String(settingText(setting, settingValue(current)) ?? '') },
  )

function SaveBar() {
  const say = useSay()
  const { isSubmitting, dirtyFields } = useFormState()
  const dirty = Object.keys(dirtyFields).length > 0
  return (
    <div className="form-bar">
      <Button variant="contained" type="submit" loading={isSubmitting} disabled={!dirty}>
        {say(['保存', 'Save'])}
      </Button>
      <span className="form-note" role="status">
        {dirty ? say(['有未保存的修改', 'Changes are not saved']) : ''}
      </span>
    </div>
  )
}

const nameOf = (setting: Row): string => `s${String(setting.id)}`

const settingsOf = async (
  portal: PortalProvider,
  entity: string,
  filter: Row,
): Promise<readonly Row[]> => {
  const pagination = { page: 1, perPage: 1000 }
  const { data } = await portal.getList(entity, {
    filter,
    sort: { field: 'key', order: 'ASC' },
    pagination,
  })
  return data as Row[]
}
