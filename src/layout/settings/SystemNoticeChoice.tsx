import Checkbox from '@mui/material/Checkbox'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Label } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import {
  chooseSystemNotices,
  type NoticeWay,
  readSystemNotices,
  type SystemNotices,
} from './systemNotices.ts'

const queryKey = ['systemNotices']
const ways: readonly (readonly [NoticeWay, Label])[] = [
  ['mail', ['邮件', 'Mail']],
  ['robot', ['企业微信', 'WeCom']],
]

interface Props {
  /** The ways for which an address was given. */
  readonly addressed: readonly NoticeWay[]
}

/** What the system tells oneself by itself, kind by kind, and by which way; what one may not hear of is not there. */
export function SystemNoticeChoice({ addressed }: Props) {
  const say = useSay()
  const client = useQueryClient()
  const { data, error } = useQuery({ queryKey, queryFn: readSystemNotices })
  const choosing = useMutation({
    mutationFn: chooseSystemNotices,
    onSuccess: (now) => client.setQueryData(queryKey, now),
  })
  const failure = error ?? choosing.error
  const kinds = choosing.isPending ? choosing.variables : data?.kinds
  const turn = (kind: string, way: NoticeWay, on: boolean) =>
    kinds && choosing.mutate(kinds.map((one) => (one.kind === kind ? turned(one, way, on) : one)))
  if (!kinds) return failure && <p className="field-problem">{failure.message}</p>
  const standIns = ways
    .filter(([way]) => data?.standIns.includes(way))
    .map(([, label]) => say(label))
  return (
    <fieldset className="settings-notices">
      <legend>{say(['系统有事时通知我', 'Told by the system'])}</legend>
      <table>
        <thead>
          <tr>
            <th scope="col">{say(['什么事', 'Of what'])}</th>
            {ways.map(([way, label]) => (
              <th key={way} scope="col">
                {say(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, label, ways: chosen }) => (
            <tr key={kind}>
              <th scope="row">{say(label)}</th>
              {ways.map(([way, name]) => (
                <td key={way}>
                  <Checkbox
                    size="small"
                    checked={chosen.includes(way)}
                    disabled={!addressed.includes(way) && !chosen.includes(way)}
                    onChange={(_, on) => turn(kind, way, on)}
                    slotProps={{ input: { 'aria-label': `${say(label)} · ${say(name)}` } }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {failure && (
        <p className="field-problem" role="alert">
          {failure.message}
        </p>
      )}
      {addressed.length < ways.length && (
        <p className="settings-hint">
          {say([
            '先在上面填写地址，才能勾选。',
            'Give an address above before you choose its way.',
          ])}
        </p>
      )}
      {standIns.length > 0 && (
        <p className="settings-hint">
          {say(
            [
              '尚未接入：{ways}。管理员接入之前不会送出。',
              'Not set up yet: {ways}. Nothing leaves by it until an administrator has done so.',
            ],
            { ways: standIns.join(say(['、', ', '])) },
          )}
        </p>
      )}
    </fieldset>
  )
}

const turned = (
  one: SystemNotices['kinds'][number],
  way: NoticeWay,
  on: boolean,
): SystemNotices['kinds'][number] => ({
  ...one,
  ways: on ? [...one.ways, way] : one.ways.filter((other) => other !== way),
})
