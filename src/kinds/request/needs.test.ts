import { describe, expect, it } from 'vitest';
import {
  colleague,
  duringDay,
  gate,
  makeFacts,
  me,
  noDriver,
  office,
  uuid,
  withDriverAmata,
  withDriverNava,
} from '../../../tests/factories/booking-requests';
import { askingOf } from '../asking-registry';
import { checkReferences } from './needs';

describe('what to look up before a request is judged', () => {
  it('names each thing referred to with its field, and says which are not there', () => {
    const request = noDriver({
      carId: uuid(61),
      coDriverIds: [colleague],
      companions: [
        { type: 'guest', name: 'ก', phone: null },
        { type: 'colleague', personId: uuid(9) },
      ],
      attachmentIds: [uuid(71)],
      destination: office,
    });
    const { references, licencesOf } = askingOf('bookingnodriver').needs(request);
    expect(licencesOf).toEqual([me, colleague]);
    expect(checkReferences(references, () => false)).toEqual({
      costCentreId: 'unknown',
      'companions.1': 'unknown',
      attachmentIds: 'unknown',
      driverId: 'unknown',
      coDriverIds: 'unknown',
      destination: 'unknown',
      provinceCode: 'unknown',
      carId: 'unknown',
    });
    expect(checkReferences(references, ({ to }) => to !== 'car')).toEqual({ carId: 'unknown' });
  });

  it('names the legs there and back, as far as all places are known', () => {
    const stop = (place: typeof gate | typeof office) => ({
      place,
      provinceCode: 13,
      arriveBy: null,
    });
    const there = withDriverNava({ pickUp: gate, stops: [stop(office)], movement: 'one_way' });
    const legs = (change: object) =>
      askingOf('bookingwithdrivernava').needs({ ...there, ...change }).legs;
    expect(legs({})).toEqual([[gate.placeId, office.placeId]]);
    expect(legs({ movement: 'wait' })).toEqual([
      [gate.placeId, office.placeId],
      [office.placeId, gate.placeId],
    ]);
    expect(legs({ pickUp: { type: 'text', text: 'บ้าน' } })).toEqual([]);
    expect(askingOf('bookingduringday').needs(duringDay()).legs).toEqual([
      [gate.placeId, office.placeId],
    ]);
  });

  it('of a shuttle, is its departure', () => {
    expect(askingOf('bookingwithdriveramata').needs(withDriverAmata()).departure).toEqual({
      timetableEntryId: uuid(51),
      date: '2026-11-20',
    });
  });
});

describe('what a price is reckoned from', () => {
  const facts = makeFacts();

  it('is the class wished, or the smallest that seats them', () => {
    const wished = (change: object) =>
      askingOf('bookingwithdrivernava').priced(withDriverNava(change), facts);
    const guest = { type: 'guest', name: 'ก', phone: null };
    expect(wished({})).toEqual({ class: 'van', km: 8 });
    expect(wished({ class: null })).toEqual({ class: 'sedan', km: 8 });
    expect(wished({ class: null, companions: [guest, guest, guest] })).toMatchObject({
      class: 'pickup',
    });
  });

  it('is the distance expected of a self-drive rental, and nothing for a seat in a shuttle', () => {
    expect(askingOf('bookingnodriver').priced(noDriver(), facts)).toEqual({
      class: 'sedan',
      km: 60,
    });
    expect(askingOf('bookingduringday').priced(duringDay(), facts)).toBeNull();
    expect(askingOf('bookingwithdriveramata').priced(withDriverAmata(), facts)).toBeNull();
  });
});

describe('a request in a list', () => {
  it('says from where to where, and when', () => {
    const to = withDriverNava().stops[0]!.place;
    expect(askingOf('bookingwithdrivernava').summary(withDriverNava())).toEqual({
      from: gate,
      to,
      stopsBetween: 0,
      when: withDriverNava().startsAt,
    });
    expect(askingOf('bookingnodriver').summary(noDriver())).toMatchObject({ from: null, to });
    expect(askingOf('bookingduringday').summary(duringDay())).toMatchObject({
      from: gate,
      to: office,
    });
    expect(askingOf('bookingwithdriveramata').summary(withDriverAmata())).toMatchObject({
      when: '2026-11-20',
    });
  });
});
