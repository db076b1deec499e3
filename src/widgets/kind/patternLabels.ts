import type { Label } from '#declare'

const month: Label = ['年份和月份，如 2026-10', 'a year and a month: 2026-10']

/** What patterns ask for that cannot be read off their parts, as a person would say it. */
export const patternLabels: { readonly [pattern: string]: Label } = {
  '^20\\d{2}(春|夏|秋|冬|年度)$': [
    '年份加季节或“年度”，如 2026春',
    'a year and “春”, “夏”, “秋”, “冬” or “年度”: “2026春”',
  ],
  '^97[89]\\d{10}$': ['以 978 或 979 开头的 13 位数字', '13 digits beginning with 978 or 979'],
  '^([01]\\d|2[0-3]):[0-5]\\d$': ['时和分，如 08:30', 'hours and minutes: 08:30'],
  '^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)*$': [
    '字母或数字，各段以“.”相连，每段以小写字母开头',
    'letters or digits in parts joined by “.”, each beginning with a small letter',
  ],
  '^([a-z][a-zA-Z]*|[0-5])$': [
    '以小写字母开头的字母，或 0～5 中的一个数字',
    'letters beginning with a small one, or one digit from 0 to 5',
  ],
  '^[a-z][a-z0-9_.]+$': [
    '以小写字母开头，之后是小写字母、数字、“_”或“.”',
    'a small letter, then small letters, digits, “_” or “.”',
  ],
  '^[A-HJ-NP-Z2-9]{12}$': [
    '12 位大写字母或数字（不含 I、O、0、1）',
    '12 capital letters or digits, none of them I, O, 0 or 1',
  ],
  '^[!-~]{8,32}$': [
    '8～32 个字母、数字或半角符号，不含空格',
    '8 to 32 letters, digits or signs, without a space',
  ],
  '^\\d{1,2}(\\.\\d{1,3}){1,2}$': [
    '两段或三段数字，以“.”相连，如 8.12.0',
    'two or three numbers joined by “.”: 8.12.0',
  ],
  '^\\d+\\.\\d+\\.\\d+$': ['三段数字，以“.”相连，如 8.12.0', 'three numbers joined by “.”: 8.12.0'],
  '^[^#]+$': ['不含“#”的文字', 'text without “#”'],
  '^.{1,15}$': ['1～15 个字', '1 to 15 characters'],
  '^([0-9A-F]{2}:){5}[0-9A-F]{2}$': [
    '六组两位的 0～9、A～F，以“:”相连，如 0A:1B:2C:3D:4E:5F',
    'six pairs of 0 to 9 and A to F joined by “:”: 0A:1B:2C:3D:4E:5F',
  ],
  '^\\d{4}-(0[1-9]|1[0-2])$': month,
  '^20[0-9]{2}-(0[1-9]|1[0-2])$': month,
  '^[IE][0-9]{2,4}$': ['“I”或“E”，后接 2～4 位数字', '“I” or “E” and 2 to 4 digits'],
  '^[a-zA-Z0-9][a-zA-Z0-9_-]*(/[a-zA-Z0-9_-]+)*$': [
    '字母、数字、“-”或“_”，各级以“/”相连，如 lists/sales',
    'letters, digits, “-” or “_” in parts joined by “/”: lists/sales',
  ],
  '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$': [
    '邮箱地址，如 name@example.com',
    'an address such as name@example.com',
  ],
}
