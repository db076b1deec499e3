import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Form, useDataProvider, useNotify } from 'ra-core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Row } from '#declare'
import { isWide, settingField, settingText, settingValue } from '#derive/settingField.ts'
import { mayUse } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { codes, PortalError } from '../../client/portalError.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { type Say, useSay } from '../../i18n/useSay.ts'
import { AskProvider } from '../ask/AskProvider.tsx'
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

/** The settings of a group as one form with one save; only what changed is sent. */
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
  const saveOne = async (one: Row, value: unknown): Promise<string | null> => {
    try {
      const sent = { value: settingText(one, value), version: one.version }
      const previousData = one as never
      await portal.update(entity.name, { id: Number(one.id), data: sent, previousData })
      return null
    } catch (problem) {
      return refusal(problem, one, say)
    }
  }
  const save = async (typed: unknown) => {
    const values = typed as Row
    const changed = data.filter((one) => !same(values[nameOf(one)], record[nameOf(one)]))
    const refused: { [name: string]: { value: unknown; message: string } } = {}
    for (const one of changed) {
      const value = values[nameOf(one)]
      const message = await saveOne(one, value)
      if (message !== null) refused[nameOf(one)] = { value, message }
    }
    const left = Object.keys(refused).length
    await client.invalidateQueries({ queryKey: [entity.name] })
    setFailed(refused)
    const counts = { count: changed.length - left, left }
    if (left > 0)
      notify(say(['已保存 {count} 项，{left} 项未保存', '{count} saved, {left} not'], counts), {
        type: 'warning',
      })
    else
      notify(say(['已保存 {count} 项设置', '{count} settings saved'], counts), { type: 'success' })
  }
  return (
    <AskProvider>
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
            <section className="card section settings">
              <div className="fields">
                {data.map((one) => {
                  const field = settingField(one)
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
    </AskProvider>
  )
}

/** What was not saved, by the input's name: the value as typed and why. */
type Failed = { readonly [name: string]: { readonly value: unknown; readonly message: string } }

/** Puts back what was refused, once the form shows what stands now, and says why at its field. */
function Refused({ failed }: { readonly failed: Failed }) {
  const { setValue, setError } = useFormContext()
  useEffect(() => {
    // The form takes the new record over first.
    const timer = setTimeout(() => {
      for (const [name, { value, message }] of Object.entries(failed)) {
        setValue(name, value, { shouldDirty: true })
        setError(name, { type: 'portal', message })
      }
    })
    return () => clearTimeout(timer)
  }, [failed, setValue, setError])
  return null
}

/** Why a setting was not saved; of one that somebody else changed meanwhile, what it is now. */
function refusal(problem: unknown, setting: Row, say: Say): string {
  if (!(problem instanceof PortalError)) return wordsOf(problem)
  const { current } = problem.answer
  if (problem.code !== codes.conflict || !current) return problem.fields.value ?? wordsOf(problem)
  const theirs = String(settingText(setting, settingValue(current as Row)) ?? '')
  return say(
    [
      '已被他人改为“{theirs}”；再次保存将以你的为准',
      'Somebody made it "{theirs}"; save again to overrule',
    ],
    { theirs },
  )
}

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
