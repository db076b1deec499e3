import Button from '@mui/material/Button'
import { useSay } from '../../../i18n/useSay.ts'

interface Props {
  readonly busy: boolean
  /** Its rows write records rather than grant something. */
  readonly writes?: boolean
}

/** The foot of a list to be checked: that nothing is written or granted yet, and the button that begins. */
export function CheckFoot({ busy, writes }: Props) {
  const say = useSay()
  return (
    <div className="bulk-foot">
      <span className="bulk-note">
        {say(
          writes
            ? [
                '校验不会写入任何数据；确认之后才会写入。',
                'The check writes nothing; records are written once you confirm.',
              ]
            : [
                '校验不会写入任何数据；确认之前什么都不会发放。',
                'The check writes nothing; nothing is granted before you confirm.',
              ],
        )}
      </span>
      <Button type="submit" variant="contained" size="medium" disabled={busy}>
        {say(['开始校验', 'Check the list'])}
      </Button>
    </div>
  )
}
