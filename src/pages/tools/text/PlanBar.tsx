import { useId } from 'react'
import type { Label } from '#declare'
import { Select } from '#widgets/input/Select.tsx'
import { useSay } from '../../../i18n/useSay.ts'
import { searchOf } from './plans.ts'
import type { Mode, Script, TextPlan } from './TextPlan.ts'

const modes: { readonly [mode in Mode]: Label } = {
  script: ['简繁转换', 'Simplified ↔ traditional'],
  width: ['全角半角', 'Full ↔ half width'],
  word: ['清理Word粘贴', 'Clean a Word paste'],
  html: ['HTML转文本', 'HTML to text'],
  tidy: ['整理空格与行', 'Tidy blanks and lines'],
}
const scripts: { readonly [script in Script]: Label } = {
  cn: ['简体（大陆）', 'Simplified (mainland)'],
  tw: ['繁体（台湾）', 'Traditional (Taiwan)'],
  twp: ['繁体（台湾用词）', 'Traditional (Taiwan, its own words)'],
  hk: ['繁体（香港）', 'Traditional (Hong Kong)'],
}
const tidying = {
  edges: ['去行首行尾空格', 'Trim lines'],
  emptyLines: ['合并空行', 'Join empty lines'],
  inChinese: ['去汉字间空格', 'No blanks within Chinese'],
  besideLatin: ['中英文间加空格', 'A blank beside Latin'],
} as const

interface Props {
  readonly plan: TextPlan
  onMode(mode: Mode): void
  onPlan(search: Record<string, string>): void
}

/** What is to be done, and how. */
export function PlanBar({ plan, onMode, onPlan }: Props) {
  const say = useSay()
  const id = useId()
  return (
    <div className="card text-plan">
      <div className="text-modes" role="radiogroup" aria-label={say(['转换方式', 'What to do'])}>
        {(Object.keys(modes) as Mode[]).map((mode) => (
          <label key={mode} className={mode === plan.mode ? 'chosen' : ''}>
            <input
              type="radio"
              name={`${id}-mode`}
              checked={mode === plan.mode}
              onChange={() => onMode(mode)}
            />
            {say(modes[mode])}
          </label>
        ))}
      </div>
      <Options plan={plan} onPlan={(next) => onPlan(searchOf(next))} />
    </div>
  )
}

interface OptionsProps {
  readonly plan: TextPlan
  onPlan(plan: TextPlan): void
}

function Options({ plan, onPlan }: OptionsProps) {
  const say = useSay()
  const check = (label: Label, checked: boolean, next: (on: boolean) => TextPlan) => (
    <label key={label[1]}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onPlan(next(target.checked))}
      />
      {say(label)}
    </label>
  )
  if (plan.mode === 'script') {
    const select = (label: Label, name: 'from' | 'to') => (
      <span className="text-choice">
        <span aria-hidden="true">{say(label)}</span>
        <Select
          aria-label={say(label)}
          value={plan[name]}
          choices={(Object.keys(scripts) as Script[]).map((script) => [
            script,
            say(scripts[script]),
          ])}
          onChoose={(script) => onPlan(turned(plan, name, script as Script))}
        />
      </span>
    )
    return (
      <div className="text-options">
        {select(['从', 'From'], 'from')}
        {select(['到', 'To'], 'to')}
      </div>
    )
  }
  if (plan.mode === 'width')
    return (
      <div className="text-options">
        <span className="text-choice">
          <span aria-hidden="true">{say(['转为', 'To'])}</span>
          <Select
            aria-label={say(['转为', 'To'])}
            value={plan.to}
            choices={[
              ['half', say(['半角', 'Half width'])],
              ['full', say(['全角', 'Full width'])],
            ]}
            onChoose={(to) => onPlan({ ...plan, to: to as 'half' | 'full' })}
          />
        </span>
        {check(['标点也转换', 'Punctuation too'], plan.marks, (marks) => ({ ...plan, marks }))}
      </div>
    )
  if (plan.mode === 'tidy')
    return (
      <div className="text-options">
        {(Object.keys(tidying) as (keyof typeof tidying)[]).map((name) =>
          check(tidying[name], plan[name], (on) => ({ ...plan, [name]: on })),
        )}
      </div>
    )
  return (
    <p className="text-options hint">
      {plan.mode === 'word'
        ? say([
            '从Word、WPS或网页复制后粘贴到左边：样式、批注标记与空段去掉，列表还原，得到干净的HTML',
            'Paste what you copied from Word: its styles and empty paragraphs go, lists become lists',
          ])
        : say([
            '段落、列表、表格读成文字，脚本与样式去掉，实体还原',
            'Paragraphs, lists and tables become text; scripts and styles go',
          ])}
    </p>
  )
}

/** The same on both sides would do nothing: the other side gives way. */
function turned(
  plan: TextPlan & { readonly mode: 'script' },
  name: 'from' | 'to',
  script: Script,
): TextPlan {
  const other = name === 'from' ? 'to' : 'from'
  const next = { ...plan, [name]: script }
  return next.from === next.to ? { ...next, [other]: plan[name] } : next
}
