// Long, because everything that can be done with one trip starts from the same panel and the same company.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dayOf } from '#domain/dates/bangkok-time';
import { type KindId, kindIds } from '#kinds/registry';
import { LOCAL_TENANT_ID, oidOf } from '../../src/server/identity/local-idp/accounts';
import { emailOf } from '../server/support/people';
import { tripsIn } from '../server/support/trips';
import { chooseMore, panel, pressIn } from './support/arranging-panel';
import { useProduct } from './support/open-app';
import { wholeSentence } from './support/whole-sentence';

const product = useProduct();
const DAY = 86_400_000;
/** Where the trips of the tests lie. */
const day = dayOf(new Date(Math.floor(Date.now() / DAY + 3) * DAY));

const company = (kind: KindId = 'bookingwithdrivernava') => tripsIn(product.database.db, kind);
const tripOf = (id: string) =>
  product.database.db.selectFrom('trip').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The page with the panel of a trip or booking open. */
const openPanel = async (
  target: string,
  kind: KindId = 'bookingwithdrivernava',
  on: string = day,
) => {
  await product.signIn('admin');
  const path = `/admin/${kind}/arrangecartable?day=${on}&open=${target}`;
  const { services } = await product.open(path);
  await services.cache.enter({ tid: LOCAL_TENANT_ID, oid: oidOf(emailOf('admin')) });
};

describe('A trip’s panel', () => {
  it('pins a trip, then says that it is pinned and how to change it again', async () => {
    const { tripId } = await company().arranged();
    await openPanel(`trip:${tripId}`);
    await chooseMore('ล็อกไว้');
    expect(await (await panel()).findByText(/^เที่ยวนี้ล็อกไว้ ปลดล็อกก่อน/)).toBeTruthy();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'เปลี่ยนรถหรือคนขับ' })).toBeNull(),
    );
    await pressIn('ปลดล็อก');
    await (await panel()).findByRole('button', { name: 'เปลี่ยนรถหรือคนขับ' });
    expect((await tripOf(tripId)).lockedById).toBeNull();
    expect(screen.queryByText(/^เที่ยวนี้ล็อกไว้/)).toBeNull();
  });

  it('shows of a car to be checked what its provider wrote, and leads to where it is corrected', async () => {
    const { tripId, carId } = await company().arranged();
    await product.database.db
      .updateTable('car')
      .set({ isChecked: false, plate: '7กท 7777', provinceCode: 20, class: 'van', seats: 11 })
      .where('id', '=', carId)
      .execute();
    await openPanel(`trip:${tripId}`);
    const correct = await (await panel()).findByRole('link', { name: 'แก้ไขข้อมูลรถ' });
    const card = correct.closest('.card');
    expect(card?.querySelector('dl')?.textContent).toBe(
      'ทะเบียน7กท 7777จังหวัดชลบุรีประเภทรถรถตู้ที่นั่งผู้โดยสาร11',
    );
    fireEvent.click(correct);
    const form = within(
      await screen.findByRole('dialog', { name: /7กท 7777/ }, { timeout: 10_000 }),
    );
    for (const name of ['จังหวัด', 'ประเภทรถ', 'ที่นั่งผู้โดยสาร'])
      expect(await form.findByLabelText(new RegExp(name))).toBeTruthy();
  });

  it.each(
    kindIds.flatMap((kind) => [
      [kind, 'the company’s own car', {}],
      [kind, 'a provider and a cost', { provided: true }],
    ]) as [KindId, string, { provided?: boolean }][],
  )(
    'saves where to meet and what to tell the driver: %s with %s',
    async (kind, _, { provided }) => {
      const providerId = provided ? await company(kind).provider() : null;
      const { tripId } = await company(kind).arranged(provided ? { cost: '1750.00' } : {}, {
        providerId,
      });
      await openPanel(`trip:${tripId}`, kind);
      await (await panel()).findByRole('button', { name: 'การทำงานอื่น' });
      await pressIn('การทำงานอื่น');
      fireEvent.click(await screen.findByRole('menuitem', { name: /^จุดนัดพบ/, hidden: true }));
      fireEvent.change(await (await panel()).findByLabelText('จุดนัดพบ'), {
        target: { value: 'ประตู 2' },
      });
      // Where the traveller drives, the sheet is where it is read.
      const note = kind === 'bookingnodriver' ? 'บันทึกในใบงาน' : 'บันทึกถึงคนขับ';
      fireEvent.change((await panel()).getByLabelText(note), {
        target: { value: 'มีกล่อง 2 ใบ' },
      });
      await pressIn('บันทึก');
      await waitFor(async () =>
        expect(await tripOf(tripId)).toMatchObject({
          meetingPoint: 'ประตู 2',
          note: 'มีกล่อง 2 ใบ',
          providerId,
          cost: provided ? '1750.00' : null,
        }),
      );
      // What is told the driver says so, beside where they meet.
      await (await panel()).findByText(`${note}: มีกล่อง 2 ใบ`);
      (await panel()).getByText('จุดนัดพบ ประตู 2');
    },
  );
});

describe('Times that are more likely a slip of the finger', () => {
  const HOUR = 3_600_000;
  const today = dayOf(new Date());
  const around = (from: number, until: number) => ({
    startsAt: new Date(Date.now() + from * HOUR),
    endsAt: new Date(Date.now() + until * HOUR),
  });

  it('names who did not come, and takes it back when they did', async () => {
    const { tripId, bookingId } = await company().arranged(
      { ...around(-1, 1), status: 'underway', departedAt: around(-1, 1).startsAt },
      { riding: 'ongoing' },
    );
    await company().add('passenger', {
      id: crypto.randomUUID(),
      bookingId,
      position: 0,
      guestName: 'มาลี',
    });
    const attended = async () =>
      (
        await product.database.db
          .selectFrom('passenger')
          .select('attended')
          .where('bookingId', '=', bookingId)
          .execute()
      ).map((passenger) => passenger.attended);
    await openPanel(`trip:${tripId}`, 'bookingwithdrivernava', today);
    const tick = async () => fireEvent.click(await (await panel()).findByRole('checkbox'));
    await pressIn('ไม่มาใช้รถ');
    await tick();
    await pressIn('ไม่มาใช้รถ');
    expect(await (await panel()).findByText(/\(ไม่มาใช้รถ\)$/)).toBeTruthy();
    expect(await attended()).toEqual([false]);
    await pressIn('แก้ว่าใครไม่มา');
    await tick();
    await pressIn('แก้ว่าใครไม่มา');
    await waitFor(async () => expect(await attended()).toEqual([true]));
    await waitFor(() => expect(screen.queryByText(/\(ไม่มาใช้รถ\)$/)).toBeNull());
  });

  it('a ride of less than half its plan is asked about before it ends', async () => {
    const { tripId } = await company().arranged(
      { status: 'underway', ...around(-0.5, 3.5) },
      { riding: 'ongoing' },
    );
    await openPanel(`trip:${tripId}`, 'bookingwithdrivernava', today);
    await pressIn('บันทึกจบงาน');
    const form = await (await panel()).findByRole('group', { name: 'บันทึกจบงาน' });
    fireEvent.click(within(form).getByRole('button', { name: 'บันทึกจบงาน' }));
    const question = await screen.findByText(wholeSentence(/^เดินทางเพียง 30 นาที จากแผน 240 นาที/));
    expect((await tripOf(tripId)).status).toBe('underway');
    fireEvent.click(
      within(question.closest('section')!).getByRole('button', { name: 'บันทึกจบงาน' }),
    );
    await waitFor(async () => expect((await tripOf(tripId)).status).toBe('done'));
    expect(await screen.findByText(wholeSentence(/^บันทึกแล้วว่า .+ จบงาน$/))).toBeTruthy();
  });

  it('a departure by a wrong tap is said to be none, and its time alone is put right', async () => {
    const { tripId } = await company().arranged(around(0, 4));
    await openPanel(`trip:${tripId}`, 'bookingwithdrivernava', today);
    await pressIn('บันทึกออกรถ');
    await waitFor(async () => expect((await tripOf(tripId)).status).toBe('underway'));
    // Its departure alone can be put right, too.
    await pressIn('บันทึกเวลาจริง');
    const form = await (await panel()).findByRole('group', { name: 'บันทึกเวลาจริง' });
    expect(within(form).queryByText('จบงานเมื่อ')).toBeNull();
    fireEvent.click(within(form).getByRole('button', { name: 'ยกเลิก' }));
    await pressIn('ยังไม่ได้ออกรถ');
    await waitFor(async () => expect((await tripOf(tripId)).status).toBe('planned'));
    await (await panel()).findByRole('button', { name: 'บันทึกออกรถ' });
  });

  it('a departure hours before its plan is asked about; no leaves it as it is', async () => {
    const { tripId } = await company().arranged(around(5, 6));
    await openPanel(`trip:${tripId}`, 'bookingwithdrivernava', dayOf(around(5, 6).startsAt));
    await pressIn('บันทึกออกรถ');
    const question = await screen.findByText(
      wholeSentence(/^เที่ยวนี้วางแผนออก .+ บันทึกว่าออกรถตอนนี้หรือไม่$/),
    );
    fireEvent.click(within(question.closest('section')!).getByRole('button', { name: 'ยกเลิก' }));
    await waitFor(() => expect(screen.queryByText(wholeSentence(/^เที่ยวนี้วางแผนออก/))).toBeNull());
    expect((await tripOf(tripId)).status).toBe('planned');
  });
});

describe('What a trip’s panel says', () => {
  it('names the moment at which it left, and writes a phone number as people read it', async () => {
    const { tripId, bookingId } = await company().arranged({
      status: 'underway',
      departedAt: '2026-11-20T01:30:00Z',
    });
    await product.database.db
      .updateTable('booking')
      .set({ contactPhone: '0812345678' })
      .where('id', '=', bookingId)
      .execute();
    await openPanel(`trip:${tripId}`);
    const left = await (await panel()).findByText('20/11/2026 08:30');
    expect(left.previousElementSibling?.textContent).toBe('ออกรถเมื่อ');
    expect((await panel()).getByText('โทร 081-234-5678')).toBeTruthy();
  });
});

describe('Two that would share a car', () => {
  const join = async (into: string) => {
    fireEvent.click(await (await panel()).findByRole('combobox', { name: 'เลือกเที่ยว' }));
    fireEvent.click(await screen.findByRole('option', { name: new RegExp(into), hidden: true }));
    await pressIn('รวมเข้าเที่ยวที่มีอยู่');
  };
  const time = '\\d\\d:\\d\\d';
  const joined = (ref: string) => new RegExp(`^รวม ${ref} เข้าเที่ยว ${time}–${time} แล้ว$`);
  const inDay = () => company('bookingduringday');
  const booking = async (share: boolean) => {
    const id = await inDay().booking({ details: JSON.stringify({ share }) });
    const { ref } = await product.database.db
      .selectFrom('booking')
      .select('ref')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, ref };
  };
  const tripIdOf = async (id: string) =>
    (
      await product.database.db
        .selectFrom('booking')
        .select('tripId')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).tripId;

  it('are asked about when one of them wants to ride alone; no leaves everything as it is', async () => {
    const { tripId } = await inDay().arranged();
    const { id, ref } = await booking(false);
    await openPanel(`booking:${id}`, 'bookingduringday');
    await join(String.raw`\d\d:\d\d`);
    const question = wholeSentence(`${ref} ขอไปคนเดียว ต้องการให้ไปด้วยกันหรือไม่`);
    const section = (await screen.findByText(question)).closest('section')!;
    fireEvent.click(within(section).getByRole('button', { name: 'ยกเลิก' }));
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    expect(await tripIdOf(id)).toBeNull();
    await pressIn('รวมเข้าเที่ยวที่มีอยู่');
    fireEvent.click(await screen.findByRole('button', { name: 'ให้ไปด้วยกัน' }));
    expect(await screen.findByText(wholeSentence(joined(ref)))).toBeTruthy();
    expect(await tripIdOf(id)).toBe(tripId);
  });

  it('leave the trip open from whose panel the other was taken in', async () => {
    const { tripId } = await inDay().arranged();
    const { id, ref } = await booking(true);
    await openPanel(`trip:${tripId}`, 'bookingduringday');
    await chooseMore('รวมกับเที่ยวอื่น');
    fireEvent.click(await (await panel()).findByRole('combobox', { name: 'เลือกเที่ยวหรือการจอง' }));
    fireEvent.click(await screen.findByRole('option', { name: new RegExp(ref), hidden: true }));
    await pressIn('รวมกับเที่ยวอื่น');
    expect(await screen.findByText(wholeSentence(joined(ref)))).toBeTruthy();
    expect(await tripIdOf(id)).toBe(tripId);
    expect(await (await panel()).findByText(new RegExp(ref))).toBeTruthy();
  });

  it('make an accepted trip wait for its provider again, which is said, with what changed', async () => {
    const providerId = await inDay().provider();
    const { tripId } = await inDay().arranged({ status: 'accepted' }, { providerId });
    const { id, ref } = await booking(true);
    await openPanel(`booking:${id}`, 'bookingduringday');
    await join(String.raw`\d\d:\d\d`);
    expect(
      await screen.findByText(
        wholeSentence(
          new RegExp(
            `^รวม ${ref} เข้าเที่ยว ${time}–${time} แล้ว เที่ยวเปลี่ยนไป จึงรอ ขนส่ง \\d+ ตอบรับอีกครั้ง$`,
          ),
        ),
      ),
    ).toBeTruthy();
    expect((await tripOf(tripId)).status).toBe('offered');
    fireEvent.click(await screen.findByRole('link', { name: /2 การจอง/ }));
    expect(await (await panel()).findByText('เดิม 1 ที่นั่ง เป็น 2 ที่นั่ง')).toBeTruthy();
  });
});

describe('What is offered for a booking that waits', () => {
  const serves = async (kind: KindId) => {
    const providerId = await company(kind).provider();
    await company(kind).add('providerKind', { providerId, kind });
    return providerId;
  };

  it('says on the button that a hired car has to be accepted, and that nobody drives yet', async () => {
    const providerId = await serves('bookingwithdrivernava');
    await company().car({ plate: '1ขญ 6173', providerId });
    const id = await company().booking();
    await openPanel(`booking:${id}`);
    const name = /^จัด 1ขญ 6173\s*รถจ้าง ต้องรอตอบรับ · ยังไม่มีคนขับ$/;
    expect(await (await panel()).findByRole('button', { name })).toBeTruthy();
  });

  it('is a provider first of all when no car fits, and no button that does nothing', async () => {
    await serves('bookingwithdrivernava');
    await company().car({ seats: 1 });
    const id = await company().booking({ seats: 4 });
    await openPanel(`booking:${id}`);
    const open = await panel();
    await open.findByText('ไม่มีคันที่ใช้ได้ในเวลานี้');
    expect(open.queryByRole('button', { name: /^จัด/ })).toBeNull();
    const headings = open
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
    expect(headings).toEqual(['ส่งให้ผู้ให้บริการ', 'เหตุผลของรถแต่ละคัน', 'เลื่อนเวลา']);
    expect(open.getByText('ที่นั่งไม่พอ ขาด 3').closest('details')?.open).toBe(true);
  });

  it('is never a provider where the traveller drives', async () => {
    await serves('bookingnodriver');
    await company('bookingnodriver').car({ plate: '1กข 1', seats: 4 });
    const id = await company('bookingnodriver').booking();
    await openPanel(`booking:${id}`, 'bookingnodriver');
    await (await panel()).findByRole('button', { name: 'จัด 1กข 1' });
    // As on the board: the driver's seat is one of theirs.
    expect((await panel()).getByText(/ · 5 ที่นั่ง/)).toBeTruthy();
    expect((await panel()).queryByText('ส่งให้ผู้ให้บริการ')).toBeNull();
  });

  it('is another time or a reason where no car fits and the traveller drives', async () => {
    const id = await company('bookingnodriver').booking();
    await openPanel(`booking:${id}`, 'bookingnodriver');
    const hint = /โทรตกลงเวลาใหม่กับผู้เดินทางแล้วเลื่อนเวลา หรือยกเลิกการจองพร้อมเหตุผล/;
    expect(await (await panel()).findByText(hint)).toBeTruthy();
  });
});

describe('What the server refuses because of a field', () => {
  const chosenThenGone = async (kind: KindId, target: string, press: () => Promise<void>) => {
    const providerId = await company(kind).provider();
    await company(kind).add('providerKind', { providerId, kind });
    await openPanel(target, kind);
    await press();
    fireEvent.click(await (await panel()).findByRole('combobox', { name: /ผู้ให้บริการ/ }));
    fireEvent.click(await screen.findByRole('option', { name: /^ขนส่ง/, hidden: true }));
    const { db } = product.database;
    await db.deleteFrom('providerKind').where('providerId', '=', providerId).execute();
  };
  const reason = 'รายการนี้ไม่มีให้เลือกแล้ว กรุณาเลือกใหม่';

  it('is said in its own words, with that nothing was changed', async () => {
    const { tripId } = await company().arranged();
    await chosenThenGone('bookingwithdrivernava', `trip:${tripId}`, async () => {
      await pressIn('การทำงานอื่น');
      fireEvent.click(await screen.findByRole('menuitem', { name: 'ส่งให้ผู้ให้บริการ', hidden: true }));
    });
    await pressIn('ส่งให้ผู้ให้บริการ');
    expect(await screen.findByText(`${reason} ยังไม่ได้เปลี่ยนแปลง`)).toBeTruthy();
  });

  it('is said beside the field where the form shows it, and not a second time', async () => {
    const { tripId } = await company('bookingduringday').arranged();
    await chosenThenGone('bookingduringday', `trip:${tripId}`, async () => {
      await pressIn('การทำงานอื่น');
      fireEvent.click(await screen.findByRole('menuitem', { name: /^จุดนัดพบ/, hidden: true }));
    });
    await pressIn('บันทึก');
    expect(await (await panel()).findByText(reason)).toBeTruthy();
    expect(screen.queryByText(/ยังไม่ได้เปลี่ยนแปลง/)).toBeNull();
  });
});
