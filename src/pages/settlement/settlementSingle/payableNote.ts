import type { Label, Row } from '#declare'
import { money } from '#widgets/format/money.ts'

/** What lies between the share and what is payable. */
export function payableNote({ adjustAmount, taxAmount }: Row): Label {
  const [adjusted, tax] = [Number(adjustAmount ?? 0), Number(taxAmount ?? 0)]
  const zh = [
    ...(adjusted ? [`调整 ${money(adjusted)}`] : []),
    ...(tax ? [`代扣税 ${money(-tax)}`] : []),
  ]
  const en = [
    ...(adjusted ? [`adjustment ${money(adjusted)}`] : []),
    ...(tax ? [`tax ${money(-tax)}`] : []),
  ]
  if (zh.length === 0) return ['无调整与代扣', 'No adjustment, no tax']
  return [`含${zh.join('、')}`, `With ${en.join(', ')}`]
}
