import Alert from '@mui/material/Alert'
import { dateTime } from '#widgets/format/dateTime.ts'
import { type BegunFactor, endFactor, type Factor, renewFactor } from '../../authProvider/factor.ts'
import { useSay } from '../../i18n/useSay.ts'
import { AskBoxes, codeBox } from '../AskBoxes.tsx'
import { useOwnBoxes } from './SetUpFactor.tsx'

interface Props {
  readonly factor: Factor
  onEnded(): void
  /** Taken off, and begun anew. */
  onRenewed(begun: BegunFactor): void
}

/** A factor that is on: taken off, or where a role asks for it set up anew, with a code of it. */
export function FactorOn({ factor, onEnded, onRenewed }: Props) {
  const say = useSay()
  const { demandedBy = [] } = factor
  const isDemanded = demandedBy.length > 0
  const roles = demandedBy.join('、')
  return (
    <AskBoxes
      boxes={[
        ...useOwnBoxes(),
        codeBox(['验证器的 6 位数字，或恢复码', 'Six digits, or a recovery code']),
      ]}
      button={isDemanded ? ['重新设置', 'Set it up anew'] : ['关闭两步验证', 'Take it off']}
      color={isDemanded ? 'primary' : 'error'}
      send={async ({ password, code = '' }) => {
        if (isDemanded) return onRenewed(await renewFactor(password, code))
        await endFactor(password, code)
        onEnded()
      }}
    >
      <Alert severity="success">
        {say(
          [
            '已于 {since} 开启，剩余恢复码 {left} 个。',
            'On since {since}; {left} recovery codes are left.',
          ],
          { since: dateTime(factor.since), left: factor.codesLeft },
        )}
      </Alert>
      {isDemanded && (
        <p className="factor-text">
          {say(
            [
              '你的角色（{roles}）要求两步验证，不能关闭。换手机、换恢复码时在这里重新设置：设好之前，别的操作都要等。',
              'Your role ({roles}) asks for it, so it stays on. For another phone or new recovery codes set it up anew here; everything else waits until it is.',
            ],
            { roles },
          )}
        </p>
      )}
      {factor.codesLeft < 3 && (
        <Alert severity="warning">
          {isDemanded
            ? say([
                '恢复码将用完：请重新设置，得到新的一组。',
                'The recovery codes run out: set it up anew for new ones.',
              ])
            : say([
                '恢复码将用完：请关闭后重新开启，得到新的一组。',
                'The recovery codes run out: take it off and put it on again for new ones.',
              ])}
        </Alert>
      )}
    </AskBoxes>
  )
}
