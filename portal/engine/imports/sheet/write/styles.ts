/** How a cell looks and what is typed into it becomes; by its place in `cellXfs`. */
const styles = [
  'plain',
  'header',
  'required',
  'text',
  'yuan',
  'day',
  'moment',
  'duration',
  'percent',
  'title',
  'wrapped',
  'faint',
] as const
export type Style = (typeof styles)[number]
export const styleNo = (style: Style): number => styles.indexOf(style)

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const font = (inner: string, size = 11) =>
  `<font>${inner}<sz val="${size}"/>${inner.includes('color') ? '' : '<color rgb="FF222222"/>'}<name val="等线"/><family val="2"/><charset val="134"/></font>`
const fill = (rgb: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${rgb}"/><bgColor indexed="64"/></patternFill></fill>`
const thin = ['left', 'right', 'top', 'bottom']
  .map((side) => `<${side} style="thin"><color rgb="FFD0D5DD"/></${side}>`)
  .join('')
const none = '<left/><right/><top/><bottom/><diagonal/>'

interface Look {
  readonly format?: number
  readonly font?: number
  readonly fill?: number
  readonly border?: number
  readonly align?: string
}
/** Formats: 0 general, 2 is 0.00, 49 is text, from 164 on those of `formats`. */
const looks: { readonly [S in Style]: Look } = {
  plain: { align: 'vertical="center"' },
  header: { format: 49, font: 1, fill: 2, border: 1, align: 'vertical="center"' },
  required: { format: 49, font: 2, fill: 2, border: 1, align: 'vertical="center"' },
  text: { format: 49, align: 'vertical="center"' },
  yuan: { format: 2, align: 'vertical="center"' },
  day: { format: 164, align: 'vertical="center"' },
  moment: { format: 165, align: 'vertical="center"' },
  duration: { format: 166, align: 'vertical="center"' },
  percent: { format: 167, align: 'vertical="center"' },
  title: { font: 3 },
  wrapped: { format: 49, border: 1, align: 'vertical="center" wrapText="1"' },
  faint: { font: 4 },
}
const xf = ({ format = 0, font: fontId = 0, fill: fillId = 0, border = 0, align }: Look) =>
  `<xf numFmtId="${format}" fontId="${fontId}" fillId="${fillId}" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1"${align ? ` applyAlignment="1"><alignment ${align}/></xf>` : '/>'}`

const formats = ['yyyy\\-mm\\-dd', 'yyyy\\-mm\\-dd\\ hh:mm:ss', '[h]:mm:ss', '0.00####%']

/** The styles of every sheet this portal writes. */
export const stylesXml = [
  `<styleSheet xmlns="${MAIN}">`,
  `<numFmts count="${formats.length}">${formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('')}</numFmts>`,
  `<fonts count="5">${font('')}${font('<b/>')}${font('<b/><color rgb="FFB42318"/>')}${font('<b/>', 14)}${font('<color rgb="FF667085"/>')}</fonts>`.replaceAll(
    /(<color [^>]*>)(<sz [^>]*>)/g,
    '$2$1',
  ),
  `<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fill('FFF2F4F7')}</fills>`,
  `<borders count="2"><border>${none}</border><border>${thin}<diagonal/></border></borders>`,
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${styles.length}">${styles.map((style) => xf(looks[style])).join('')}</cellXfs>`,
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
  '</styleSheet>',
].join('')
