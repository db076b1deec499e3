import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { Label } from '#declare'
import { rightLabels } from '#derive/rules/whoSaid.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { saveFile } from '../../../client/saveFile.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { EmptyState } from '../../../views/EmptyState.tsx'
import { wordsOf } from '../../../views/perform/wordsOf.ts'
import { bulkPathOf } from './bulkPathOf.ts'
import { type OfferedKind, readTemplate } from './calls.ts'
import { LastBatches } from './LastBatches.tsx'
import { StepHead } from './StepHead.tsx'
import type { StepProps } from './StepProps.ts'
import { useAct } from './useAct.ts'
import { useKinds } from './useBatch.ts'

/** Step 1: a card for each kind the portal offers the caller on this screen. */
export function ChooseKind(props: StepProps) {
  const say = useSay()
  const { screen, entity } = props
  const kinds = useKinds()
  const here = Object.keys(bulkKinds).filter((name) => bulkPathOf(name) === screen.path)
  const offered = (kinds.data ?? []).filter(({ name }) => here.includes(name))
  return (
    <div className="bulk">
      <StepHead screen={screen} at="choose" />
      {kinds.error && (
        <EmptyState
          title={say(['没有取到可用的类型', 'The kinds could not be read'])}
          text={wordsOf(kinds.error)}
          alert
        >
          <Button variant="contained" onClick={() => kinds.refetch()}>
            {say(['重试', 'Try again'])}
          </Button>
        </EmptyState>
      )}
      {kinds.isSuccess && offered.length === 0 && (
        <EmptyState
          title={say(['没有可用的类型', 'No kind is open to you'])}
          text={say(
            [
              '这里的类型需要{rights}，请联系管理员在 配置中心 → 角色 里给你。',
              'The kinds here need {rights}; ask an admin to give it under Configuration → Roles.',
            ],
            {
              rights: rightsOf(here)
                .map((right) => say(right))
                .join(say(['、', ', '])),
            },
          )}
        />
      )}
      <LastBatches
        entity={entity}
        screen={screen}
        filter={{ status: 'approval', kind: here }}
        title={say(['待复核', 'To approve'])}
        quiet
      />
      <div className="bulk-kinds">
        {offered.map((kind) => (
          <KindCard key={kind.name} kind={kind} {...props} />
        ))}
      </div>
    </div>
  )
}

/** What those kinds take, as an admin gives it. */
function rightsOf(kinds: readonly string[]): readonly Label[] {
  const who = kinds.map((name) => bulkKinds[name]!.who)
  const special = [...new Set(who.flatMap(({ rights = [] }) => rights))]
  const labels = special.map(
    (right): Label => [`“${rightLabels[right][0]}”权限`, `the right "${rightLabels[right][1]}"`],
  )
  return who.some(({ create, update }) => create ?? update)
    ? [...labels, ['新增或修改相应记录的权限', 'to be allowed to make or change such records']]
    : labels
}

function KindCard({ kind, ...props }: StepProps & { readonly kind: OfferedKind }) {
  const say = useSay()
  const { busy, act } = useAct()
  const download = async () => {
    const file = await act('template', () => readTemplate(kind.name))
    if (file) saveFile(file, kind.template)
  }
  return (
    <article className="card bulk-kind" aria-labelledby={`kind-${kind.name}`}>
      <div className="bulk-kind-what">
        <h2 id={`kind-${kind.name}`}>{say(kind.label)}</h2>
        <p>{say(kind.about)}</p>
        <ul className="bulk-columns" aria-label={say(['模板中的列', 'Columns of the template'])}>
          {kind.columns.map(({ name, header, en, required }) => (
            <li key={name} className={required ? 'required' : undefined}>
              {say([header, en])}
              {required && <span className="unseen">{say(['（必填）', '(required)'])}</span>}
            </li>
          ))}
        </ul>
        <p className="bulk-note">
          {say(['每次最多 {most} 行', 'At most {most} rows at a time'], {
            most: kind.most.toLocaleString('en-US'),
          })}
          {kind.nameEnforced &&
            say(['；文件须名为 {name}', '; the file must be called {name}'], {
              name: kind.template,
            })}
        </p>
        <div className="bulk-buttons">
          <Button
            variant="contained"
            component={Link}
            to={`${props.screen.path}?kind=${kind.name}`}
            size="medium"
          >
            {say(['上传名单', 'Upload a list'])}
            <span className="unseen">{say(kind.label)}</span>
          </Button>
          <Button
            variant="outlined"
            startIcon={<Download />}
            disabled={busy !== null}
            onClick={download}
            size="medium"
          >
            {say(['下载模板', 'Template'])}
            <span className="unseen">{kind.template}</span>
          </Button>
        </div>
      </div>
      <LastBatches
        {...props}
        filter={{ kind: kind.name }}
        title={say(['最近 5 批', 'The last five'])}
        of={say(kind.label)}
      />
    </article>
  )
}
