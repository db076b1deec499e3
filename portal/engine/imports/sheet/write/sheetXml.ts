import { lettersOf } from '#derive/bulk/sheet/xlsx/address.ts'
import type { PlannedCell, PlannedColumn, SheetPlan, Validation } from './sheetPlan.ts'
import { type Style, styleNo } from './styles.ts'
import { xmlText } from './xmlText.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
/** Rows written at once. */
const PORTION = 500

/** A sheet as XML, in pieces of some hundred rows. The first of a workbook is the one that opens. */
export function* sheetXml(plan: SheetPlan, isFirst: boolean): Generator<string> {
  yield `<worksheet xmlns="${MAIN}">${viewOf(plan, isFirst)}<sheetFormatPr defaultRowHeight="16"/>${columnsOf(plan)}<sheetData>`
  let rowNo = 0
  let lines: string[] = []
  for (const row of plan.rows) {
    lines.push(rowXml(++rowNo, row, plan.columns))
    if (lines.length >= PORTION) {
      yield lines.join('')
      lines = []
    }
  }
  yield `${lines.join('')}</sheetData>${filterOf(plan, rowNo)}${validationsOf(plan)}<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/></worksheet>`
}

const filterOf = ({ isFiltered, columns }: SheetPlan, rows: number) =>
  isFiltered && rows > 0 ? `<autoFilter ref="A1:${lettersOf(columns.length - 1)}${rows}"/>` : ''

const viewOf = ({ isFrozen }: SheetPlan, isFirst: boolean) =>
  `<sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0"${isFrozen ? '' : ' showGridLines="0"'}>${
    isFrozen
      ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="A2" sqref="A2"/>'
      : ''
  }</sheetView></sheetViews>`

const columnsOf = ({ columns }: SheetPlan) =>
  `<cols>${columns
    .map(
      ({ width, style }, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${styleNo(style ?? 'plain')}" customWidth="1"/>`,
    )
    .join('')}</cols>`

function rowXml(
  rowNo: number,
  row: readonly PlannedCell[],
  columns: readonly PlannedColumn[],
): string {
  const cells = row.map((cell, index) =>
    cell === null || cell === ''
      ? ''
      : cellXml(`${lettersOf(index)}${rowNo}`, cell, columns[index]?.style ?? 'plain'),
  )
  return `<row r="${rowNo}">${cells.join('')}</row>`
}

function cellXml(place: string, cell: NonNullable<PlannedCell>, columnStyle: Style): string {
  const { value, style } = typeof cell === 'object' ? cell : { value: cell, style: columnStyle }
  const start = `<c r="${place}" s="${styleNo(style)}"`
  return typeof value === 'number'
    ? `${start}><v>${value}</v></c>`
    : `${start} t="inlineStr"><is><t${/^\s|\s$|\n/.test(value) ? ' xml:space="preserve"' : ''}>${xmlText(value)}</t></is></c>`
}

function validationsOf({ columns, typed = 0 }: SheetPlan): string {
  const validations = columns.flatMap(({ validation }, index) => {
    if (!validation || typed === 0) return []
    const letters = lettersOf(index)
    return [validationXml(validation, `${letters}2:${letters}${typed + 1}`, validation.prompt)]
  })
  return validations.length === 0
    ? ''
    : `<dataValidations count="${validations.length}">${validations.join('')}</dataValidations>`
}

/** What is typed against a choice is refused; against a number it is only warned of, the check says the rest. */
function validationXml(validation: Validation, cells: string, prompt: string): string {
  const rule =
    'choices' in validation
      ? 'type="list"'
      : `type="${validation.whole ? 'whole' : 'decimal'}" operator="between" errorStyle="warning"`
  const bounds =
    'choices' in validation
      ? `<formula1>"${xmlText(validation.choices.join(','))}"</formula1>`
      : `<formula1>${validation.min}</formula1><formula2>${validation.max}</formula2>`
  const said = xmlText(prompt.slice(0, 250)).replaceAll('\n', '&#10;')
  return `<dataValidation ${rule} allowBlank="1" showInputMessage="1" showErrorMessage="1" error="${said}" prompt="${said}" sqref="${cells}">${bounds}</dataValidation>`
}
