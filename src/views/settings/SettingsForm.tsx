import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Form, useDataProvider, useNotify } from 'ra-core'
import { useMemo, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import type { Row } from '#declare'
import { mayUse } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { AskProvider } from '../ask/AskProvider.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { FieldInput } from '../form/FieldInput.tsx'
import { LeaveGuard } from '../form/LeaveGuard.tsx'
import { same } from '../form/values.ts'
import { useFixed } from '../list/useFixed.ts'
import { NoRecord } from '../NoRecord.tsx'
import { wordsOf } from '../record/usePerform.ts'
import { StandInBanner } from '../StandInBanner.tsx'
import type { ViewProps } from '../ViewProps.ts'
import { settingField, settingText, settingValue } from './settingField.ts'
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
  if (error) return <NoRecord screen={screen} error={error} />
  if (!data) return null
  const save = async (typed: unknown) => {
    const values = typed as Row
    const changed = data.filter((one) => !same(values[nameOf(one)], record[nameOf(one)]))
    try {
      for (const one of changed) {
        const value = settingText(one, values[nameOf(one)])
        await portal.update(entity.name, {
          id: Number(one.id),
          data: { value, version: one.version },
          previousData: one as never,
        })
      }
      notify(say(['已保存 {count} 项设置', '{count} settings saved'], { count: changed.length }), {
        type: 'success',
      })
    } catch (problem) {
      notify(wordsOf(problem), { type: 'error' })
    }
    await client.invalidateQueries({ queryKey: [entity.name] })
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
            <section className="card section form-main">
              {data.map((one) => (
                <FieldInput key={String(one.key)} source={nameOf(one)} field={settingField(one)} />
              ))}
            </section>
            {mayUse(viewer, entity, 'update') && <SaveBar />}
            <LeaveGuard leaving={leaving} />
          </Form>
        )}
      </div>
    </AskProvider>
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
