"""Makes openpyxl.xlsx, from which Debian's LibreOffice 7.4 made the others:

  soffice --headless --convert-to xlsx:"Calc MS Excel 2007 XML"   libreoffice.xlsx
  soffice --headless --convert-to xls:"MS Excel 97"               libreoffice.xls
  soffice --headless --convert-to "csv:Text - txt - csv (StarCalc):44,34,85,1"   libreoffice.csv, in GB18030
  saved with the password "secret" (locked.xlsx, locked.xls), and as a workbook with macros (macros.xlsm)
"""
import datetime

import openpyxl

book = openpyxl.Workbook()
sheet = book.active
sheet.title = '名单'
sheet.append(['十一月客诉补偿名单'])
sheet.merge_cells('A1:E1')
sheet.append([])
sheet.append(['手机号', '用户ID', '充值金额（元）', '有效期至', '备注'])
sheet.append([19900000001, '10000231', 50, datetime.date(2026, 12, 31), '客诉补偿'])
sheet['D4'].number_format = 'yyyy/m/d'
sheet.append(['199 0000 0002', 10000232, '￥1,200.50', '2026年12月31日', '全角１２'])
sheet.append(['１９９０００００００３', '', '0.12万', 46387, None])
sheet.append(['19900000004', None, '=25*2', None, '公式'])
sheet.append(['19900000005', None, 30, None, '合并'])
sheet.merge_cells('C8:D8')
sheet.append(['合计', None, 1330.5, None, None])
book.create_sheet('说明').append(['本表由客服导出'])
book.save('openpyxl.xlsx')
