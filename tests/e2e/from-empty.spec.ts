// One journey, told in its order: from an empty database to a paid trip and the report that shows it, by touch alone.
// Its file is long because nothing is there before it: what other journeys find in the demo company is entered here.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { choose, choosePlace, openForm, reference, send } from './phone';
import { startProduct, type Product } from './product';

const boss = 'boss@siamparts.example';
const head = 'malee@siamparts.example';
const traveller = 'somchai@siamparts.example';

const KIND = '/admin/bookingwithdrivernava';
const QUARTER = 900_000;
const HOUR = 3_600_000;

const costCentres = `รหัส,ชื่อ,ชื่อ (อังกฤษ)
CC100,ฝ่ายขาย,Sales`;
const people = `รหัสพนักงาน,ชื่อเข้าสู่ระบบ,ชื่อ,นามสกุล,ชื่อ (อังกฤษ),นามสกุล (อังกฤษ),เบอร์โทร,โรงงาน,ศูนย์ต้นทุน,หัวหน้า
E001,${head},มาลี,ใจงาม,Malee,Jaingam,0811111111,นวนคร,CC100,
E002,${traveller},สมชาย,ใจดี,Somchai,Jaidee,0812222222,นวนคร,CC100,E001
E003,dan@siamparts.example,แดน,ขับดี,Dan,Khubdee,0813333333,นวนคร,CC100,E001`;
const places = `ชื่อสถานที่,ชื่อสถานที่ (อังกฤษ),จังหวัด,จุดของโรงงาน,ละติจูด,ลองจิจูด
โรงงานนวนคร ประตู 1,Plant gate 1,ปทุมธานี,นวนคร,14.11,100.60
สนามบินดอนเมือง,Don Mueang Airport,กรุงเทพมหานคร,,13.91,100.60`;

let product: Product;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startProduct({ env: { DEMO: 'no', FIRST_ADMIN: boss } });
});

test.afterAll(() => product.dispose());

/** A device of their own, signed in by their e-mail: nobody is offered on the page. */
const signIn = async (browser: Browser, account: string, path: string, isTablet = false) => {
  const context = await browser.newContext({
    viewport: isTablet ? { width: 1024, height: 768 } : { width: 360, height: 740 },
    hasTouch: true,
    isMobile: !isTablet,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
  });
  const page = await context.newPage();
  // A slow machine is no failure, and one missing button no wait of minutes.
  page.setDefaultTimeout(20_000);
  await page.goto(`${product.url}${path}`);
  await page.waitForURL(/\/idp\//);
  await page.locator('#email').fill(account);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/idp'));
  return page;
};

const panel = (page: Page) => page.getByRole('dialog');
const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap();
const write = async (page: Page, answers: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(answers))
    await panel(page).getByLabel(label).first().fill(text);
};
const pick = async (page: Page, choices: Readonly<Record<string, string>>) => {
  for (const [label, option] of Object.entries(choices))
    await panel(page).getByLabel(label).first().selectOption({ label: option });
};
const tick = (page: Page, text: string) =>
  panel(page).locator('label', { hasText: text }).first().tap();
const save = (page: Page) => panel(page).getByRole('button', { name: 'บันทึก', exact: true }).tap();
const close = async (page: Page) => {
  await panel(page).getByRole('button', { name: 'ปิด' }).first().tap();
  await expect(panel(page)).toHaveCount(0);
};

const bringIn = async (page: Page, name: string, csv: string) => {
  await tap(page, name);
  await panel(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'file.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await panel(page)
    .getByRole('button', { name: /^นำเข้า \d/ })
    .tap();
  await expect(panel(page).getByText(/^นำเข้าแล้ว/)).toBeVisible();
  await close(page);
};

/** The guide's own step, and where it leads. */
const goFromGuide = async (page: Page, name: string) => {
  // A panel that was closed goes back in the history: a way that begins meanwhile is broken off, and begun again.
  await expect(() => page.goto(`${product.url}/admin/setup`)).toPass();
  await page.getByRole('main').getByRole('link', { name, exact: true }).tap();
};

const setUp = async (page: Page) => {
  await expect(page.getByText('เสร็จแล้ว 0 จาก 9 ขั้น')).toBeVisible();
  await page.getByRole('link', { name: 'นำเข้ารายชื่อ' }).tap();
  await bringIn(page, 'นำเข้าศูนย์ต้นทุน', costCentres);
  await bringIn(page, 'นำเข้าพนักงาน', people);
  await bringIn(page, 'นำเข้าสถานที่', places);

  await goFromGuide(page, 'เพิ่มวันหยุด');
  await expect(page.getByRole('heading', { name: 'วันหยุด' })).toBeInViewport();
  await page.getByLabel('เริ่มให้บริการ').fill('00:00');
  await page.getByLabel('สิ้นสุดบริการ').fill('23:59');
  await page.getByRole('main').getByRole('button', { name: 'บันทึก', exact: true }).tap();

  await goFromGuide(page, 'เพิ่มรถ');
  await tap(page, 'เพิ่มรถ');
  await write(page, { ทะเบียน: '1กข 1234', ยี่ห้อ: 'Toyota', รุ่น: 'Commuter' });
  await write(page, { ที่นั่งผู้โดยสาร: '10', 'เลขไมล์ (กม.)': '45000' });
  await pick(page, { ประเภทรถ: 'รถตู้', เชื้อเพลิง: 'ดีเซล', เกียร์: 'ธรรมดา' });
  for (const [label, option] of [
    ['จังหวัด', 'กรุงเทพมหานคร'],
    ['สี', 'ขาว'],
  ] as const) {
    await panel(page).getByLabel(label, { exact: true }).fill(option);
    await page.getByRole('option', { name: option }).first().tap();
  }
  await save(page);
  await expect(panel(page).getByText('พิมพ์สติกเกอร์ QR')).toBeVisible();

  await goFromGuide(page, 'เพิ่มพนักงานขับรถ');
  await tap(page, /^เพิ่ม/);
  await panel(page).getByRole('searchbox').fill('แดน');
  await panel(page).getByRole('button', { name: /แดน/ }).tap();
  await tick(page, 'จองรถพร้อมคนขับ');
  await tick(page, 'โรงงานนวนคร');
  await write(page, { เลขที่ใบขับขี่: '12345678', ใบขับขี่หมดอายุ: '31/12/2035' });
  await pick(page, { ชนิดใบขับขี่: 'ท.2 ทุกประเภท เกิน 3,500 กก.' });
  await save(page);
  await expect(panel(page).getByText('พร้อมขับ')).toBeVisible();

  await goFromGuide(page, 'เพิ่มผู้ให้บริการ');
  await tap(page, 'ต้นทุนรถบริษัท');
  await tap(page, 'เพิ่มราคา');
  await pick(page, { ประเภทรถ: 'รถตู้' });
  await write(page, { ราคาต่อวัน: '1800', รวมกี่ชั่วโมง: '10', โอทีต่อชั่วโมง: '100' });
  await write(page, { 'รวมกี่ กม. ต่อวัน': '200', 'ส่วนเกิน กม. ละ': '5', ตั้งแต่วันที่: '01/01/2026' });
  await save(page);
  await expect(panel(page).getByText(/วันละ 1,800 บาท/)).toBeVisible();

  await page.goto(`${product.url}/admin/user`);
  await tap(page, 'ให้สิทธิ์');
  await panel(page).getByRole('searchbox').fill('มาลี');
  await panel(page).getByRole('button', { name: /มาลี/ }).tap();
  await tick(page, 'จองรถพร้อมคนขับ');
  await save(page);
  await expect(page.getByRole('main').getByText('E001')).toBeVisible();
};

/** In two hours or a little more, at whatever hour the test runs. */
const soon = () => {
  const text = new Date(
    Math.ceil((Date.now() + 2 * HOUR) / QUARTER) * QUARTER + 7 * HOUR,
  ).toISOString();
  const [year, month, day] = text.slice(0, 10).split('-');
  return { iso: text.slice(0, 10), day: `${day}/${month}/${year}`, time: text.slice(11, 16) };
};

const book = async (page: Page, { day, time }: ReturnType<typeof soon>) => {
  await openForm(page, 'bookingwithdrivernava');
  await tap(page, /(วันนี้|พรุ่งนี้|\.) \d\d\/\d\d\/\d{4}/);
  await panel(page).getByLabel('วันที่ (วว/ดด/ปปปป)').fill(day);
  await panel(page).getByRole('textbox', { name: 'เวลา' }).fill(time);
  await panel(page).getByRole('button', { name: 'ตกลง' }).tap();
  await choosePlace(page, /^จุดขึ้นรถ/, 'โรงงานนวนคร ประตู 1');
  await choosePlace(page, /^จุดหมาย/, 'สนามบินดอนเมือง');
  await choose(page.getByRole('radio', { name: /^พบลูกค้า/ }));
  await page
    .getByLabel(/เร่งด่วน/)
    .first()
    .fill('ลูกค้านัดกะทันหัน');
  await send(page);
  return reference(page);
};

const arrangeAndDrive = async (page: Page, ref: string) => {
  await page.getByText(ref).first().tap();
  await tap(page, /^จัด 1กข 1234/);
  await expect(page.getByText('จัดรถแล้ว').first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'บันทึกจบงาน' }).or(page.getByText(ref)).first().waitFor();
  if (!(await page.getByRole('button', { name: 'บันทึกจบงาน' }).isVisible()))
    await page.getByText(ref).first().tap();
  await tap(page, 'บันทึกจบงาน');
  await page.getByLabel('เลขไมล์ออก').fill('45000');
  await page.getByLabel('เลขไมล์กลับ').fill('45080');
  await page.locator('form').getByRole('button', { name: 'บันทึกจบงาน' }).tap();
  // It is asked again, since the plan ends much later.
  await page
    .getByRole('dialog', { name: 'บันทึกจบงาน', exact: true })
    .getByRole('button', { name: 'บันทึกจบงาน' })
    .tap();
  await expect(page.getByText('เสร็จสิ้น').first()).toBeVisible();
};

const EXPENSES = `${KIND}/expenseandprovider?tab=expenses`;

const writeExpense = async (page: Page, { day }: ReturnType<typeof soon>, ref: string) => {
  await tap(page, 'เพิ่มค่าใช้จ่าย');
  await pick(page, { ประเภท: 'ทางด่วน' });
  await write(page, { วันที่: day, ราคาต่อหน่วย: '75', เลขที่ใบเสร็จ: 'T-001' });
  const trip = panel(page).getByRole('combobox', { name: 'เที่ยวรถ' });
  const ofTrip = trip.locator('option', { hasText: ref });
  await trip.selectOption((await ofTrip.getAttribute('value')) ?? '');
  await save(page);
  await tap(page, 'ส่งขออนุมัติ');
  await expect(panel(page).getByText('รอผู้ดูแลท่านอื่นอนุมัติ')).toBeVisible();
};

const figure = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`, .*${name}`) })
    .first();

test('an empty installation becomes a booked, approved, arranged, driven, rated and paid trip in a report', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const start = soon();
  let ref = '';
  await test.step('the first admin follows the guide', async () => {
    const page = await signIn(browser, boss, '/', true);
    await page.getByRole('link', { name: 'เริ่มตั้งค่า' }).tap();
    await setUp(page);
  });
  await test.step('somebody asks for a car', async () => {
    const page = await signIn(browser, traveller, '/');
    ref = await book(page, start);
    expect(ref).toMatch(/^NV-/);
  });
  await test.step('their manager approves it', async () => {
    const page = await signIn(browser, head, '/approve');
    await page
      .getByRole('button', { name: /^อนุมัติ / })
      .first()
      .tap();
    await expect(page.getByText('ไม่มีรายการรออนุมัติ')).toBeVisible({ timeout: 30_000 });
  });
  await test.step('it is arranged, and comes back', async () => {
    const path = `${KIND}/arrangecartable?day=${start.iso}`;
    await arrangeAndDrive(await signIn(browser, boss, path, true), ref);
  });
  await test.step('whoever rode rates it', async () => {
    const page = await signIn(browser, traveller, '/evaluate');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^ให้คะแนน / })
      .first()
      .tap();
    const overall = page.getByRole('group', { name: 'โดยรวมเป็นอย่างไร' });
    await overall.getByRole('radio').nth(4).tap();
    await tap(page, 'ส่งคะแนน');
    await expect(page.getByText('ส่งคะแนนแล้ว ขอบคุณที่ช่วยบอกเรา')).toBeVisible();
  });
  await test.step('its toll is written down, approved by somebody else, and paid', async () => {
    const writer = await signIn(browser, boss, EXPENSES, true);
    await writeExpense(writer, start, ref);
    const approver = await signIn(browser, head, EXPENSES, true);
    await approver.getByRole('row', { name: /ทางด่วน/ }).tap();
    for (const step of ['อนุมัติ', 'บันทึกว่าจ่ายแล้ว'])
      await panel(approver).getByRole('button', { name: step, exact: true }).tap();
    await expect(panel(approver).getByText('จ่ายแล้ว', { exact: true })).toBeVisible();
  });
  await test.step('the report shows it', async () => {
    const period = `from=${start.iso}&to=${start.iso}&basis=expenses`;
    const page = await signIn(browser, boss, `${KIND}/report?${period}`, true);
    await expect(figure(page, 'เที่ยวรถ')).toContainText('1');
    await expect(figure(page, 'ระยะทาง')).toContainText('80');
    await expect(figure(page, 'ค่าใช้จ่าย')).toContainText('75');
    await figure(page, 'ค่าใช้จ่าย').tap();
    await expect(panel(page).getByText(ref)).toBeVisible();
  });
});
