import type { CellProps } from '../cell/CellProps.ts'

export const TagsCell = ({ value }: CellProps) => {
  const tags = value as readonly string[]
  return (
    <span className="cell-several" title={tags.join('、')}>
      {tags.map((tag) => (
        <span key={tag} className="cell-tag">
          {tag}
        </span>
      ))}
    </span>
  )
}
