import type { Message } from './message';

export { no, yes } from './yes-no';

/** What every list, form, export and import of the administration says. */

export const searchLabel: Message = { th: 'ค้นหา', en: 'Search' };
export const fromLabel: Message = { th: 'ตั้งแต่', en: 'From' };
export const toLabel: Message = { th: 'ถึง', en: 'To' };
export const filtersLabel: Message = { th: 'ตัวกรอง', en: 'Filters' };
export const filtersInUse: Message<{ count: number }> = {
  th: ({ count }) => `ตัวกรอง (${count})`,
  en: ({ count }) => `Filters (${count})`,
};
export const moreFilters: Message = { th: 'ตัวกรองเพิ่ม', en: 'More filters' };
export const moreFiltersInUse: Message<{ count: number }> = {
  th: ({ count }) => `ตัวกรองเพิ่ม (${count})`,
  en: ({ count }) => `More filters (${count})`,
};
export const allWord: Message = { th: 'ทั้งหมด', en: 'All' };
export const clearFilters: Message = { th: 'ล้างตัวกรอง', en: 'Clear filters' };
export const saveFilter: Message = { th: 'จำตัวกรองนี้', en: 'Remember this filter' };
export const savedFilter: Message = { th: 'ตัวกรองที่จำไว้', en: 'My filter' };
export const forgetFilter: Message = { th: 'เลิกจำตัวกรองนี้', en: 'Forget this filter' };
export const sortLabel: Message = { th: 'เรียงตาม', en: 'Sort by' };
export const sortRising: Message = { th: 'น้อยไปมาก', en: 'rising' };
export const sortFalling: Message = { th: 'มากไปน้อย', en: 'falling' };

export const rowCount: Message<{ count: number }> = {
  th: ({ count }) => `${count.toLocaleString('th-TH')} รายการ`,
  en: ({ count }) => `${count.toLocaleString('en-GB')} ${count === 1 ? 'row' : 'rows'}`,
};
export const rowsShown: Message<{ from: number; to: number; count: number }> = {
  th: ({ from, to, count }) => `${from}–${to} จาก ${count.toLocaleString('th-TH')} รายการ`,
  en: ({ from, to, count }) => `${from}–${to} of ${count.toLocaleString('en-GB')}`,
};
export const pagesLabel: Message = { th: 'หน้า', en: 'Pages' };
export const previousPage: Message = { th: 'หน้าก่อน', en: 'Previous' };
export const nextPage: Message = { th: 'หน้าถัดไป', en: 'Next' };

export const loadingRows: Message = { th: 'กำลังโหลดรายการ', en: 'Loading the list' };
export const nothingFound: Message = {
  th: 'ไม่มีรายการที่ตรงกับตัวกรอง',
  en: 'Nothing matches the filters',
};

export const shortcuts: Message = { th: 'ปุ่มลัด', en: 'Keyboard shortcuts' };
export const shortcutMove: Message = { th: 'เลื่อนขึ้นลงในรายการ', en: 'Move through the rows' };
export const shortcutOpen: Message = { th: 'เปิดรายการ', en: 'Open the row' };
export const shortcutBoard: Message = {
  th: 'เลื่อนไปตามแถวและเที่ยวบนกระดาน',
  en: 'Move over the rows and trips of the board',
};
export const shortcutPick: Message = {
  th: 'เลือกรายการหรือเที่ยว หรือจัดให้แถวนี้',
  en: 'Pick a booking or trip, or give it this row',
};
export const shortcutOffer: Message = {
  th: 'จากรายการที่เลือก ไปที่รถที่เสนอ',
  en: 'From what is picked to the car that is offered',
};
export const shortcutLetGo: Message = { th: 'ไม่เลือกแล้ว', en: 'Let go of what is picked' };
export const shortcutSearch: Message = { th: 'ไปที่ช่องค้นหา', en: 'Go to the search' };
export const shortcutClose: Message = { th: 'ปิดแผงด้านข้าง', en: 'Close the panel' };
export const shortcutHelp: Message = { th: 'แสดงปุ่มลัด', en: 'Show the shortcuts' };

export const exportLabel: Message = { th: 'ส่งออก', en: 'Export' };
export const exportXlsx: Message = { th: 'ไฟล์ Excel (.xlsx)', en: 'Excel file (.xlsx)' };
export const exportCsv: Message = { th: 'ไฟล์ CSV', en: 'CSV file' };
export const exportPrint: Message = { th: 'พิมพ์', en: 'Print' };
export const exportWhat: Message<{ count: number }> = {
  th: ({ count }) => `ตามตัวกรองที่เห็น ${count.toLocaleString('th-TH')} รายการ`,
  en: ({ count }) =>
    `What is filtered: ${count.toLocaleString('en-GB')} ${count === 1 ? 'row' : 'rows'}`,
};
export const exportRunning: Message<{ done: number; count: number }> = {
  th: ({ done, count }) => `กำลังรวบรวม ${done} จาก ${count} รายการ`,
  en: ({ done, count }) => `Collecting ${done} of ${count} rows`,
};
export const exportFailed: Message = {
  th: 'ส่งออกไม่สำเร็จ ลองอีกครั้ง หรือเลือกไฟล์แบบอื่น',
  en: 'The export did not work. Try again, or choose another kind of file.',
};
export const printedAt: Message<{ at: string }> = {
  th: ({ at }) => `พิมพ์เมื่อ ${at}`,
  en: ({ at }) => `Printed ${at}`,
};

export const save: Message = { th: 'บันทึก', en: 'Save' };
export const savedNow: Message = { th: 'บันทึกแล้ว', en: 'Saved' };
export const choose: Message = { th: 'เลือก', en: 'Choose' };
export const notInList: Message<{ typed: string }> = {
  th: ({ typed }) => `ไม่มี “${typed}” ในรายการ กรุณาเลือกจากรายการ`,
  en: ({ typed }) => `“${typed}” is not in the list. Choose from the list.`,
};
export const none: Message = { th: 'ไม่ระบุ', en: 'None' };
export const edit: Message = { th: 'แก้ไข', en: 'Edit' };
export const remove: Message = { th: 'ลบออก', en: 'Remove' };
export const openFile: Message = { th: 'เปิดไฟล์', en: 'Open the file' };
export const photosOnly: Message = {
  th: 'เลือกได้เฉพาะรูปภาพ',
  en: 'Only a picture can be chosen here.',
};
export const addPhoto: Message = { th: 'เลือกรูป', en: 'Choose a photo' };
export const changePhoto: Message = { th: 'เปลี่ยนรูป', en: 'Change the photo' };
export const addFile: Message = { th: 'แนบไฟล์', en: 'Attach a file' };
export const changeFile: Message = { th: 'เปลี่ยนไฟล์', en: 'Change the file' };
export const fileAdded: Message = { th: 'แนบไฟล์แล้ว', en: 'File attached' };
export const uploading: Message = { th: 'กำลังส่งไฟล์', en: 'Sending the file' };
export const couldNotSave: Message = {
  th: 'ยังบันทึกไม่ได้ สิ่งที่กรอกไว้ยังอยู่ครบ กรุณาลองอีกครั้งเมื่อมีสัญญาณ',
  en: 'Not saved yet. What you entered is kept. Please try again with a connection.',
};
export const restored: Message<{ at: string }> = {
  th: ({ at }) => `นำสิ่งที่กรอกค้างไว้เมื่อ ${at} กลับมาแล้ว`,
  en: ({ at }) => `Brought back what you were writing at ${at}`,
};
export const startAfresh: Message = { th: 'ทิ้งแล้วเริ่มใหม่', en: 'Discard and start again' };

export const leaveQuestion: Message = {
  th: 'ยังไม่ได้บันทึก',
  en: 'Not saved yet',
};
export const leaveText: Message = {
  th: 'ถ้าปิดตอนนี้ สิ่งที่แก้ไว้จะหายไป',
  en: 'If you close now, what you changed is lost.',
};
export const keepWriting: Message = { th: 'กรอกต่อ', en: 'Keep writing' };
export const discard: Message = { th: 'ทิ้งสิ่งที่แก้', en: 'Discard changes' };

export const conflictTitle: Message<{ by: string; at: string }> = {
  th: ({ by, at }) => `${by} แก้ไขรายการนี้เมื่อ ${at}`,
  en: ({ by, at }) => `${by} changed this at ${at}`,
};
export const somebody: Message = { th: 'มีผู้อื่น', en: 'Somebody else' };
export const conflictText: Message = {
  th: 'เลือกว่าจะใช้ค่าใดในช่องที่ต่างกัน แล้วบันทึกอีกครั้ง',
  en: 'Choose what should stand where you differ, then save again.',
};
export const conflictNoOverlap: Message = {
  th: 'ไม่มีช่องใดที่แก้ชนกัน บันทึกอีกครั้งได้เลย',
  en: 'No field clashes. You can save again.',
};
export const keepMine: Message<{ value: string }> = {
  th: ({ value }) => `ใช้ของฉัน: ${value}`,
  en: ({ value }) => `Keep mine: ${value}`,
};
export const takeTheirs: Message<{ value: string }> = {
  th: ({ value }) => `ใช้ของเขา: ${value}`,
  en: ({ value }) => `Take theirs: ${value}`,
};
export const changedByThem: Message<{ field: string; before: string; after: string }> = {
  th: ({ field, before, after }) => `${field}: ${before} → ${after}`,
  en: ({ field, before, after }) => `${field}: ${before} → ${after}`,
};
export const empty: Message = { th: '(ว่าง)', en: '(empty)' };
export const readFailed: Message = {
  th: 'เปิดรายการนี้ไม่ได้ ถ้าไม่มีสัญญาณ จะเปิดให้เองเมื่อมีสัญญาณ',
  en: 'This could not be opened. Without a signal it opens by itself once there is one.',
};

export const createdLine: Message<{ by: string; at: string }> = {
  th: ({ by, at }) => `เพิ่มโดย ${by} เมื่อ ${at}`,
  en: ({ by, at }) => `Added by ${by}, ${at}`,
};
export const changedLine: Message<{ by: string; at: string }> = {
  th: ({ by, at }) => `แก้ไขล่าสุดโดย ${by} เมื่อ ${at}`,
  en: ({ by, at }) => `Last changed by ${by}, ${at}`,
};
export const theSystem: Message = { th: 'ระบบ', en: 'the system' };

export const importLabel: Message = { th: 'นำเข้า', en: 'Import' };
export const importTitle: Message = { th: 'นำเข้าจากไฟล์', en: 'Import a file' };
export const importHow: Message<{ most: number; megabytes: number }> = {
  th: ({ most, megabytes }) =>
    `ไฟล์ CSV ไม่เกิน ${most.toLocaleString('th-TH')} แถว และ ${megabytes} MB แถวแรกเป็นชื่อคอลัมน์ ถ้ามีแถวที่ผิดแม้แถวเดียว จะไม่นำเข้าทั้งไฟล์`,
  en: ({ most, megabytes }) =>
    `A CSV file of at most ${most.toLocaleString('en-GB')} rows and ${megabytes} MB, with the column names in the first row. If any row is wrong, nothing is imported.`,
};
export const importTemplate: Message = { th: 'ดาวน์โหลดไฟล์ตัวอย่าง', en: 'Download a template' };
export const chooseCsv: Message = { th: 'เลือกไฟล์ CSV', en: 'Choose a CSV file' };
export const chooseOther: Message = { th: 'เลือกไฟล์อื่น', en: 'Choose another file' };
export const importChecking: Message = { th: 'กำลังตรวจสอบไฟล์', en: 'Checking the file' };
export const importReady: Message<{ count: number }> = {
  th: ({ count }) => `พร้อมนำเข้า ${count.toLocaleString('th-TH')} แถว`,
  en: ({ count }) =>
    `${count.toLocaleString('en-GB')} ${count === 1 ? 'row is' : 'rows are'} ready to import`,
};
export const importWrong: Message<{ wrong: number; count: number }> = {
  th: ({ wrong, count }) =>
    `ต้องแก้ ${wrong.toLocaleString('th-TH')} จาก ${count.toLocaleString('th-TH')} แถว ยังไม่มีอะไรถูกนำเข้า`,
  en: ({ wrong, count }) =>
    `${wrong.toLocaleString('en-GB')} of ${count.toLocaleString('en-GB')} ${count === 1 ? 'row' : 'rows'} ${wrong === 1 ? 'needs' : 'need'} another look. Nothing was imported.`,
};
export const importRow: Message<{ row: number }> = {
  th: ({ row }) => `แถว ${row}`,
  en: ({ row }) => `Row ${row}`,
};
export const importNow: Message<{ count: number }> = {
  th: ({ count }) => `นำเข้า ${count.toLocaleString('th-TH')} แถว`,
  en: ({ count }) => `Import ${count.toLocaleString('en-GB')} ${count === 1 ? 'row' : 'rows'}`,
};
export const importDone: Message<{ count: number }> = {
  th: ({ count }) => `นำเข้าแล้ว ${count.toLocaleString('th-TH')} แถว`,
  en: ({ count }) => `${count.toLocaleString('en-GB')} ${count === 1 ? 'row' : 'rows'} imported`,
};
export const importNoColumns: Message<{ columns: string }> = {
  th: ({ columns }) => `ไม่พบคอลัมน์: ${columns}`,
  en: ({ columns }) => `Missing columns: ${columns}`,
};
export const importTooLarge: Message<{ most: number; megabytes: number }> = {
  th: ({ most, megabytes }) =>
    `ไฟล์ใหญ่เกินไป ใช้ได้ไม่เกิน ${most.toLocaleString('th-TH')} แถว และ ${megabytes} MB`,
  en: ({ most, megabytes }) =>
    `The file is too large: at most ${most.toLocaleString('en-GB')} rows and ${megabytes} MB.`,
};
export const importEmpty: Message = {
  th: 'ไม่มีข้อมูลในไฟล์นี้',
  en: 'There are no rows in this file',
};
export const importUnknown: Message = {
  th: 'ไม่พบชื่อนี้ในระบบ กรุณาตรวจตัวสะกด',
  en: 'No such name here. Please check the spelling.',
};
export const importAllows = (names: readonly Message[]): Message => ({
  th: `ใช้ได้เฉพาะ ${names.map(({ th }) => th).join(', ')}`,
  en: `This must be one of ${names.map(({ en }) => en).join(', ')}`,
});
export const importUnchanged: Message<{ count: number }> = {
  th: ({ count }) => `มีอยู่แล้วและเหมือนเดิม ${count.toLocaleString('th-TH')} แถว`,
  en: ({ count }) =>
    `${count.toLocaleString('en-GB')} ${count === 1 ? 'row is' : 'rows are'} here already, just the same`,
};
export const importUnreadable: Message = {
  th: 'อ่านไฟล์นี้ไม่ได้ กรุณาบันทึกเป็น CSV แล้วลองใหม่',
  en: 'This file cannot be read. Please save it as CSV and try again.',
};

/** What somebody takes on. */
export const careTitle: Message = { th: 'การดำเนินการ', en: 'What is done about it' };
export const noOwner: Message = { th: 'ยังไม่มี', en: 'Nobody yet' };
export const mine: Message = { th: 'ของฉัน', en: 'Mine' };
export const onlyMine: Message = { th: 'เฉพาะที่ฉันรับไว้', en: 'Only what I took on' };
