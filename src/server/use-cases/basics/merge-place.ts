import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { eventRepository } from '../../db/repositories/audit/event.repository';
import { placeRepository } from '../../db/repositories/basics/basics.repository';
import { mergePlaceRepository } from '../../db/repositories/basics/merge-place.repository';
import { openRow } from '../open-row';
import { tell } from '../tell';

/** A place that is there twice becomes one, in one transaction; its row stays, so that its history keeps its words. */
export const mergePlace: UseCase<'mergePlace'> = async (call) => {
  const { params, body, db, language } = call;
  const about = { subject: 'place', id: params.id } as const;
  const merge = { id: params.id, intoId: body.intoId };
  const merging = mergePlaceRepository(db);
  const places = placeRepository(db);
  await merging.lock(merge);
  const opened = await openRow(call, about, await places.find(params.id, language));
  if (!opened.ok) return opened;
  const problem = async (): Promise<string | null> => {
    if (body.intoId === params.id) return 'same_place';
    const into = await places.find(body.intoId, language);
    if (!into || into.isRetired) return 'unknown';
    return (await merging.sharesRoute(merge)) ? 'on_one_route' : null;
  };
  const found = await problem();
  if (found !== null) return refuse('invalid_input', { fields: { intoId: found } });
  await merging.move(merge);
  await tell(call, {
    ...about,
    action: 'merge',
    before: { isRetired: opened.value.isRetired },
    after: { isRetired: true, ...body },
  });
  const merged = await places.find(params.id, language);
  if (!merged) return refuse('not_found');
  return done({ ...merged, audit: await eventRepository(db).audit(about, language) });
};
