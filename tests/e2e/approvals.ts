import { apiOf } from './call-api';
import type { Product } from './product';

type Card = {
  id: string;
  ref: string;
  version: number;
  traveller: string;
  flags: { noShows: number };
};
type Booking = { id: string; ref: string; version: number };
type Options = { costCentres: { id: string }[] };
type Person = { id: string; name: string };
type Me = { detail: { user_info: { fullname: string } } };

/** What approvers need to have before them, made through the API as the people of the demo company. */
export const approvalsOf = (product: Product) => {
  const { call, send } = apiOf(product);
  const malee = 'malee@siamparts.example';
  const somchai = 'somchai@siamparts.example';

  const listed = async (tab: 'waiting' | 'decided') =>
    (await call<{ approvals: Card[] }>(malee, `/employee/approvals?tab=${tab}`)).approvals;

  /** Somebody else whose approver is Malee: nothing of theirs overlaps or was missed on far days. */
  const findColleague = async (): Promise<Person> => {
    const cards = [...(await listed('waiting')), ...(await listed('decided'))];
    // Who is no admin is answered with a refusal that says who they are.
    const me = (await (await send(somchai, '/employee/check-permission')).json()) as Me;
    const { fullname } = me.detail.user_info;
    const name = cards.find(
      ({ traveller, flags }) => traveller !== fullname && flags.noShows === 0,
    )?.traveller;
    if (!name) throw new Error('Malee has decided about Somchai only');
    const [person] = await call<Person[]>(
      somchai,
      `/employee/people?q=${encodeURIComponent(name)}`,
    );
    if (!person) throw new Error(`${name} is not in the directory`);
    return person;
  };

  let days = 20;

  /** A plain day trip on a day of its own, far enough to be no hurry. */
  const ask = async (change: object = {}): Promise<Booking> => {
    const options = await call<Options>(somchai, '/employee/booking-options/bookingwithdrivernava');
    for (let tries = 0; tries < 20; tries += 1) {
      days += 1;
      const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      const body = {
        kind: 'bookingwithdrivernava',
        forWhom: { type: 'myself' },
        contactPhone: '0812345678',
        costCentreId: options.costCentres[0]?.id,
        purposeCode: 'customer',
        companions: [],
        startsAt: `${day}T09:00:00+07:00`,
        endsAt: `${day}T15:00:00+07:00`,
        movement: 'round_trip',
        pickUp: { type: 'text', text: 'ประตู 1' },
        stops: [{ place: { type: 'text', text: 'ลูกค้า' }, provinceCode: 10 }],
        ...change,
      };
      const answer = await send(somchai, '/employee/bookings', { method: 'POST', body });
      // A holiday: the next day then.
      if (answer.ok) return (await answer.json()) as Booking;
    }
    throw new Error('No booking could be made');
  };

  /** The same with a note: what waits is another version from here on. */
  const changeNote = async ({ id }: Booking, note: string) => {
    const { version, request } = await call<Booking & { request: object }>(
      somchai,
      `/employee/bookings/${id}`,
    );
    await call(somchai, `/employee/bookings/${id}`, {
      method: 'PUT',
      version,
      body: { ...request, note },
    });
  };

  const cancel = async ({ id }: Booking): Promise<void> => {
    const { version } = await call<Booking>(somchai, `/employee/bookings/${id}`);
    const path = `/employee/bookings/${id}/cancel`;
    await call(somchai, path, { method: 'POST', version, body: { reason: null } });
  };

  const statusOf = async ({ id }: Booking) =>
    (await call<{ status: string }>(somchai, `/employee/bookings/${id}`)).status;

  return { call, ask, cancel, changeNote, findColleague, statusOf, malee, somchai };
};

export type Approvals = ReturnType<typeof approvalsOf>;
