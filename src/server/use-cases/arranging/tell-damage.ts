import { dayOf } from '#domain/dates/bangkok-time';
import type { DamagePoint } from '#domain/fleet/damage';
import type { Language } from '#domain/language';
import type { KindId } from '#kinds/registry';
import { sayDamage } from '#words/damage';
import { sayIn } from '#words/message';
import { troubleRepository } from '../../db/repositories/links/trouble.repository';
import { noticeRepository } from '../../db/repositories/notices/notice.repository';
import type { Tools } from '../tell';

/** What was pointed at is said where nobody wrote anything: notices, the repair's reason and the reports tell words. */
export const damageInWords = (
  { damage, damagePoints }: { damage: string | null; damagePoints: readonly DamagePoint[] },
  language: Language,
): string | null => {
  if (damage !== null || damagePoints.length === 0) return damage;
  const say = sayIn(language);
  return damagePoints.map((point) => sayDamage(say, point)).join(', ');
};

type Damage = {
  /** The handover that says it: told once. */
  handoverId: string;
  kind: KindId;
  trip: { id: string; startsAt: string | Date };
  plate: string;
  text: string | null;
};

/** What a self-driver found on the car is no secret of the trip's page: whoever arranges the kind hears of it at once. */
export const tellDamage = async (
  { db, now, newId }: Tools,
  { handoverId, kind, trip, plate, text }: Damage,
): Promise<void> => {
  if (text === null || text.trim() === '') return;
  const people = await troubleRepository(db).arrangersOf([kind]);
  await noticeRepository(db).addOthers(
    people.map(({ personId }) => ({
      id: newId(),
      personId,
      type: 'trouble',
      subject: 'trip',
      subjectId: trip.id,
      cause: `damage:${handoverId}`,
      params: { kind, plate, text, matter: 'damage', day: dayOf(trip.startsAt) },
      at: now,
    })),
  );
};
