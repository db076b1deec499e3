import Alert from '@mui/material/Alert'
import type { Label } from '#declare'
import { useSay } from '../../../i18n/useSay.ts'
import type { Found } from './epubCalls.ts'

/** What a newer file changes in a book, and which edits it would take away. */
export function Changes({ changes }: { readonly changes: NonNullable<Found['changes']> }) {
  const say = useSay()
  const groups: readonly (readonly [Label, readonly string[]])[] = [
    [['新增', 'Added'], changes.added],
    [['有改动', 'Changed'], changes.changed],
    [['不再有', 'Gone'], changes.gone],
  ]
  return (
    <section
      className="card epub-changes"
      aria-label={say(['与现有章节比较', 'Against what stands'])}
    >
      <h2>{say(['与现有章节比较', 'Against what stands'])}</h2>
      {changes.lost.length > 0 && (
        <Alert severity="warning">
          {say(
            [
              '{count} 个手工改动过的章节会被覆盖：{titles}',
              '{count} edited chapters are overwritten: {titles}',
            ],
            { count: changes.lost.length, titles: changes.lost.slice(0, 10).join('、') },
          )}
        </Alert>
      )}
      <div className="epub-change-groups">
        {groups.map(([label, titles]) => (
          <div key={label[1]}>
            <h3>
              {say(label)} <b>{titles.length}</b>
            </h3>
            <ul tabIndex={titles.length > 8 ? 0 : undefined}>
              {titles.slice(0, 50).map((title, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                <li key={at}>{title}</li>
              ))}
            </ul>
          </div>
        ))}
        <div>
          <h3>
            {say(['不变', 'Same'])} <b>{changes.same}</b>
          </h3>
        </div>
      </div>
    </section>
  )
}
