import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import LastPage from '@mui/icons-material/LastPage'
import IconButton from '@mui/material/IconButton'
import { useListPaginationContext } from 'ra-core'
import { useEffect, useState } from 'react'
import { groupDigits } from '#widgets/format/number.ts'
import { LazySelect } from '#widgets/input/LazySelect.tsx'
import { useSay } from '../../i18n/useSay.ts'
import type { Counting } from './counting.ts'
import { useTotalLater } from './useTotalLater.ts'
import { useWholeTotal } from './useWholeTotal.ts'

/** Totals are counted so far. */
const mostCounted = 10_000

/** The page sizes of the product. */
export const pageSizes = [10, 20, 50, 100, 200, 500, 1000] as const
const sizeChoices = pageSizes.map((size) => [String(size), String(size)] as const)

interface Props extends Counting {
  readonly rows: number
  /** The search was given up. */
  readonly cut?: boolean | undefined
  /** Counting was given up: so many at least. */
  readonly atLeast?: number | undefined
  /** The page came without its total, which is asked for by itself. */
  readonly later?: boolean | undefined
}

/**
 * Page, last row and total; the total reads 10,000+ where counting further would be slow, until somebody asks for the
 * last page.
 */
export function Pages({ rows, cut, atLeast, later = false, ...counting }: Props) {
  const say = useSay()
  const { page, perPage, hasNextPage, setPage, setPerPage, ...told } = useListPaginationContext()
  const { whole, count, isCounting } = useWholeTotal(counting)
  const awaited = useTotalLater(counting, { later, page, total: told.total })
  const total = told.total ?? whole ?? awaited
  const last = (page - 1) * perPage + rows
  const least = Math.max(atLeast ?? mostCounted, last)
  const uncounted = later ? '…' : `${groupDigits(least)}+`
  const counted = total === undefined ? uncounted : groupDigits(total)
  const pages = total === undefined ? undefined : Math.max(1, Math.ceil(total / perPage))
  if (total === 0 && page === 1 && !cut) return null
  const more = hasNextPage ?? (pages !== undefined && page < pages)
  const goToLast = async () => {
    const all = total ?? (await count())
    if (all !== undefined) setPage(Math.max(1, Math.ceil(all / perPage)))
  }
  return (
    <div className="pages">
      {cut && (
        <span role="status">
          {say(['结果过多，已截取，请缩小范围', 'Too many: cut short, narrow it down'])}
        </span>
      )}
      <span>
        {say(['第 {first}–{last} 条，共 {total} 条', '{first}–{last} of {total}'], {
          first: groupDigits(Math.min((page - 1) * perPage + 1, last)),
          last: groupDigits(last),
          total: counted,
        })}
      </span>
      <span className="pages-size">
        <span>{say(['每页', 'Rows'])}</span>
        <LazySelect
          value={String(perPage)}
          aria-label={say(['每页条数', 'Rows a page'])}
          choices={sizeChoices}
          onChoose={(size) => setPerPage(Number(size))}
        />
      </span>
      <span className="pages-turn">
        <IconButton
          disabled={page <= 1}
          onClick={() => setPage(page - 1)}
          aria-label={say(['上一页', 'Previous page'])}
        >
          <ChevronLeft fontSize="small" />
        </IconButton>
        <Jumper page={page} pages={pages} onJump={setPage} />
        <IconButton
          disabled={!more}
          onClick={() => setPage(page + 1)}
          aria-label={say(['下一页', 'Next page'])}
        >
          <ChevronRight fontSize="small" />
        </IconButton>
        <IconButton
          disabled={!more}
          loading={isCounting}
          onClick={goToLast}
          aria-label={say(['末页', 'Last page'])}
        >
          <LastPage fontSize="small" />
        </IconButton>
      </span>
    </div>
  )
}

interface JumperProps {
  readonly page: number
  readonly pages: number | undefined
  onJump(page: number): void
}
/** The page as a number one can type. */
function Jumper({ page, pages, onJump }: JumperProps) {
  const say = useSay()
  const [typed, setTyped] = useState(String(page))
  useEffect(() => setTyped(String(page)), [page])
  const jump = () => {
    const wanted = Math.min(
      Math.max(1, Math.trunc(Number(typed)) || page),
      pages ?? Number.MAX_SAFE_INTEGER,
    )
    setTyped(String(wanted))
    if (wanted !== page) onJump(wanted)
  }
  return (
    <span>
      <input
        value={typed}
        inputMode="numeric"
        aria-label={say(['页码', 'Page'])}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={jump}
        onKeyDown={(event) => event.key === 'Enter' && jump()}
      />
      {pages !== undefined && ` / ${pages}`}
    </span>
  )
}
