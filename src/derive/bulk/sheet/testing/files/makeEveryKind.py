"""Makes a list of every kind as people make them, saved by two programs: `python3 makeEveryKind.py TEMPLATES HERE`.

TEMPLATES holds the template of each kind as the portal gives it, `<kind>.xlsx`. Each list has a title above its header, the
example of each column as it is typed (numbers, days), the same once more as it comes out of chats and address books, a sum
below, a filter, a hidden column and another sheet behind. openpyxl 3.0 writes it, Debian's LibreOffice 7.4 saves that as
ods and from there as xlsx, and as csv in GB18030; each writer's files are packed into one zip.
"""
import datetime
import pathlib
import re
import subprocess
import sys
import tempfile
import zipfile

import openpyxl
from openpyxl.utils import get_column_letter

templates, here = map(pathlib.Path, sys.argv[1:3])
OWN = {'编号': '12', '版本': '3'}
XLSX = 'xlsx:Calc MS Excel 2007 XML'
CSV = 'csv:Text - txt - csv (StarCalc):44,34,85,1'


def typed(head, value):
    """As Excel keeps what is typed: a day is a day, an amount or a phone a number."""
    if re.fullmatch(r'\d{4}-\d\d-\d\d', value):
        return datetime.date.fromisoformat(value)
    if re.fullmatch(r'\d{4}-\d\d', value):
        return datetime.date.fromisoformat(value + '-01')
    if re.fullmatch(r'-?\d+(\.\d\d)?', value) and len(value) < 15:
        return float(value) if '.' in value else int(value)
    return value or None


def sent(head, value):
    """As it comes out of a chat: blanks, full-width digits, signs, days in Chinese."""
    wide = str.maketrans('0123456789', '０１２３４５６７８９')
    if re.fullmatch(r'1\d{10}', value) and '手机' in head:
        return f'{value[:3]} {value[3:7]} {value[7:]}'
    if re.fullmatch(r'\d{4}-\d\d-\d\d', value):
        year, month, day = map(int, value.split('-'))
        return f'{year}年{month}月{day}日'
    if re.fullmatch(r'\d{4}-\d\d', value):
        return value.replace('-', '年') + '月'
    if '（元）' in head and value and value[0] != '-':
        return f'￥{float(value):,.2f}'
    if re.fullmatch(r'\d{1,4}', value):
        return value.translate(wide)
    return value + ' ' if value else None


def made(kind, into):
    template = openpyxl.load_workbook(templates / f'{kind}.xlsx')
    heads = [cell.value for cell in template['数据'][1]]
    lines = list(template['填写说明'].iter_rows(values_only=True))
    first = next(at for at, line in enumerate(lines) if line[0] == '列 Column') + 1
    told = lines[first:first + len(heads)]
    values = [str(line[4] or '') for line in told]
    if not any(values):
        # A list that comes back has no examples: a number, a version, a first text.
        text = next(at for at, line in enumerate(told) if line[2].startswith('最多'))
        values = [OWN.get(head, '春山' if at == text else '') for at, head in enumerate(heads)]
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.title = '名单'
    sheet.append(['十一月名单（运营部）'])
    sheet.merge_cells(start_row=1, start_column=1, end_row=1, end_column=max(2, len(heads)))
    sheet.append([None])
    sheet.append(heads)
    sheet.append([typed(*cell) for cell in zip(heads, values)])
    sheet.append([sent(*cell) for cell in zip(heads, values)])
    sheet.append(['合计'] + [None] * (len(heads) - 2) + [2])
    last = get_column_letter(len(heads))
    sheet.auto_filter.ref = f'A3:{last}5'
    sheet.column_dimensions[last].hidden = True
    book.create_sheet('上月').append(['上月的名单另存'])
    book.save(into / f'{kind}.xlsx')


def converted(files, to, into):
    subprocess.run(['soffice', '--headless', '--convert-to', to, '--outdir', into, *files], check=True)
    return sorted(into.iterdir())


def packed(name, files):
    with zipfile.ZipFile(here / f'{name}.zip', 'w', zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in files:
            archive.writestr(zipfile.ZipInfo(file.name, (2026, 11, 30, 0, 0, 0)), file.read_bytes())


with tempfile.TemporaryDirectory() as folder:
    places = {name: pathlib.Path(folder, name) for name in ('own', 'ods', 'xlsx', 'csv')}
    for place in places.values():
        place.mkdir()
    for template in sorted(templates.glob('*.xlsx')):
        made(template.stem, places['own'])
    own = sorted(places['own'].iterdir())
    packed('everyKind.openpyxl', own)
    ods = converted(own, 'ods:calc8', places['ods'])
    packed('everyKind.libreoffice', converted(ods, XLSX, places['xlsx']))
    packed('everyKind.csv', converted(own, CSV, places['csv']))
