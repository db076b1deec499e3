import { useId, useState } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { inOrder, nameAfter, numbersOf } from './naming.ts'
import './sound/sound.css'
import './audio.css'

/** An entry of the list by its place, and what it is called. */
export interface Named {
  readonly at: number
  readonly title: string
}
interface Props {
  /** The files of the entries, as the list has them; empty where one has none. */
  readonly files: readonly string[]
  /** Characters that a title may have. */
  readonly max: number | undefined
  /** All entries in their order, with their titles. */
  readonly onNamed: (entries: readonly Named[]) => void
  readonly onClose: () => void
}

/** Names many sounds after a pattern, in the order of their episodes: seen as a table, put right there, then taken. */
export default function NamesBox({ files, max, onNamed, onClose }: Props) {
  const say = useSay()
  const id = useId()
  const [pattern, setPattern] = useState(say(['第{n}集 {title}', 'Episode {n} {title}']))
  const [first, setFirst] = useState('')
  const [typed, setTyped] = useState<{ readonly [at: number]: string }>({})
  const order = inOrder(files)
  const from = /^\d{1,5}$/.test(first.trim()) ? Number(first) : null
  const inTurn = order.map((at) => files[at] ?? '')
  const numbers = numbersOf(inTurn, from)
  const rows = order.map((at, turn) => {
    const file = inTurn[turn] as string
    return { at, file, title: typed[at] ?? nameAfter(pattern, file, numbers[turn] as number) }
  })
  const faultOf = (title: string, at: number): string | undefined => {
    if (title === '') return say(['没有标题', 'no title'])
    if (max !== undefined && [...title].length > max)
      return say(['超过 {max} 字', 'over {max} characters'], { max: String(max) })
    if (rows.some((row) => row.at !== at && row.title === title))
      return say(['与另一集同名', 'another has this name'])
    return undefined
  }
  return (
    <fieldset className="names">
      <legend>{say(['按格式命名并排好', 'Name by pattern, in order'])}</legend>
      <div className="names-how">
        <label htmlFor={`${id}-pattern`}>
          {say(['标题格式', 'Pattern'])}
          <input
            id={`${id}-pattern`}
            className="field-box"
            value={pattern}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => {
              setPattern(target.value)
              setTyped({})
            }}
          />
        </label>
        <label htmlFor={`${id}-first`}>
          {say(['从第几集数起', 'Count from'])}
          <input
            id={`${id}-first`}
            className="field-box"
            inputMode="numeric"
            placeholder={say(['按文件名', 'by name'])}
            value={first}
            onChange={({ target }) => setFirst(target.value)}
          />
        </label>
      </div>
      <small id={`${id}-help`}>
        {say([
          '{n} 集号，{nn}、{nnn} 补零；{title} 文件名去掉集号；{file} 整个文件名。标题可逐个改。',
          '{n} the number, {nn} and {nnn} with zeros; {title} the file’s name without it; {file} the whole name. Each can be changed.',
        ])}
      </small>
      <section className="names-table" aria-label={say(['预览', 'Preview'])}>
        <table>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{say(['文件', 'File'])}</th>
              <th scope="col">{say(['标题', 'Title'])}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ at, file, title }, turn) => {
              const fault = faultOf(title, at)
              return (
                <tr key={at}>
                  <td>{turn + 1}</td>
                  <td title={file}>{file}</td>
                  <td>
                    <input
                      className="field-box"
                      aria-label={say(['{file} 的标题', 'Title of {file}'], { file })}
                      aria-invalid={fault ? true : undefined}
                      value={title}
                      onChange={({ target }) => setTyped({ ...typed, [at]: target.value })}
                    />
                    {fault && <small className="field-problem">{fault}</small>}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      <span className="field-row">
        <button
          type="button"
          className="sound-do"
          onClick={() => {
            onNamed(rows.map(({ at, title }) => ({ at, title: title.trim() })))
            onClose()
          }}
        >
          {say(['用这些标题与次序', 'Take these names and this order'])}
        </button>
        <button type="button" className="field-link" onClick={onClose}>
          {say(['取消', 'Cancel'])}
        </button>
      </span>
    </fieldset>
  )
}
