import * as v from 'valibot';
import type { InferOutput } from 'valibot';
import { bookingDetail, type BookingCard, type BookingDetail } from '#contract/bookings';
import type { BookingOptions, Forecast } from '#contract/booking-options';
import type { Day } from '#domain/dates/bangkok-time';
import type { FieldProblems } from '#domain/refusal';
import { bookAgain } from '#kinds/request/book-again';
import type { CommonDraft } from '#kinds/request/draft';
import type { AppServices } from '../app-services';
import { askAhead } from '../remote/open-remote';
import { bookingRow, lastRequestRow } from '../storage-keys';
import { keepChange, keepNew, type DraftKeeper, type Kept } from './draft-keeper';
import { serviceFactsOf } from './facts-of';
import { findUnsent } from './find-unsent';
import { formContent, once, type FormContent } from './form-content';
import { firstDayOf } from './first-day';
import type { FormKind } from './form-kind';
import { inTime } from './in-time';
import { askOwn } from './own-bookings';
import { isFreeBy, proposeDay, proposeTime } from './propose';
import { forecastOf } from './form-remotes';
import type { formSearch } from './form-search';

/** What a form is opened for: something new, or one of these. */
export type Origin = InferOutput<typeof formSearch>;

export type FormStart<D> = {
  content: FormContent<D>;
  keeper: DraftKeeper<D>;
  /** A draft from before: shown already, or beside what was asked for. */
  restored: (Kept<D> & { isShown: boolean }) | null;
  editing: BookingDetail | null;
  /** What the server said against it. */
  problems: FieldProblems;
  /** All was answered before: only the day is a guess. */
  isAnswered: boolean;
  foreseen: Forecast | null;
};
/** Before the cars were looked at. */
type Begun<D> = Omit<FormStart<D>, 'foreseen'>;

type Needs<D extends CommonDraft> = {
  services: Pick<AppServices, 'api' | 'cache' | 'drafts' | 'memory' | 'outbox'>;
  form: FormKind<D>;
  options: BookingOptions;
  now: Date;
  own: Promise<readonly BookingCard[]>;
};

export const readBooking = async (
  { api, cache }: Pick<AppServices, 'api' | 'cache'>,
  id: string,
) => {
  try {
    return await api.call('readBooking', { params: { id } });
  } catch (error) {
    const kept = v.safeParse(bookingDetail, (await cache.read(bookingRow(id)))?.value);
    if (kept.success) return kept.output;
    throw error;
  }
};

const contentOf = <D>(draft: D, names: FormContent<D>['names'] = {}): FormContent<D> => ({
  draft,
  names,
  repeat: once,
});

const startNew = async <D extends CommonDraft>(needs: Needs<D>): Promise<Begun<D>> => {
  const { services, form, options, now } = needs;
  const keeper = keepNew(services.drafts, form.kind, form.request.draft);
  const [kept, row] = await Promise.all([
    keeper.load(),
    services.cache.read(lastRequestRow(form.kind)),
  ]);
  const last = v.safeParse(formContent(form.request.draft), row?.value);
  // A phone that has sent none yet knows the latest by the server.
  const ofServer = v.safeParse(form.request.draft, options.usual.last);
  const fresh = contentOf(
    form.request.begin({
      ...serviceFactsOf(options, now),
      me: options.me,
      last: last.success ? last.output.draft : ofServer.success ? ofServer.output : null,
      usualFrom: options.usual.from,
      departsAt: (entryId) =>
        options.routes
          .flatMap(({ directions }) => directions.flatMap(({ timetable }) => timetable))
          .find(({ timetableEntryId }) => timetableEntryId === entryId)?.departs ?? null,
      usualPurpose: options.usual.purpose,
      smallestClass: options.classes[0]?.class ?? null,
      // Where the cars are foreseen, the time is looked for with them.
      ...(!form.wish && { isFree: isFreeBy(needs, await needs.own) }),
    }),
    last.success ? last.output.names : {},
  );
  return {
    content: fresh,
    keeper,
    restored: kept && { ...kept, isShown: true },
    editing: null,
    problems: {},
    isAnswered: false,
  };
};

/** What was half written before is not thrown away for it. */
const beside = <D>(restored: Begun<D>['restored']) => restored && { ...restored, isShown: false };

const startTo = async <D extends CommonDraft>(
  needs: Needs<D>,
  placeId: string,
): Promise<Begun<D>> => {
  const start = await startNew(needs);
  const place = needs.options.places.find(({ id }) => id === placeId);
  if (!place) return start;
  const { content, restored } = start;
  const draft = needs.form.request.headFor(content.draft, place);
  return { ...start, content: { ...content, draft }, restored: beside(restored) };
};

const startCopy = async <D extends CommonDraft>(
  needs: Needs<D>,
  id: string,
  day: Day | undefined,
): Promise<Begun<D>> => {
  const { services, form, options, now } = needs;
  const [start, booking] = await Promise.all([startNew(needs), readBooking(services, id)]);
  const draft = bookAgain(
    form.request,
    v.parse(form.request.draft, booking.request),
    booking,
    serviceFactsOf(options, now),
    day,
  );
  const contactPhone = draft.contactPhone ?? start.content.draft.contactPhone;
  return {
    ...start,
    content: contentOf({ ...draft, contactPhone }, booking.names),
    restored: beside(start.restored),
    isAnswered: true,
  };
};

const startChange = async <D extends CommonDraft>(
  { services, form }: Needs<D>,
  id: string,
): Promise<Begun<D>> => {
  const keeper = keepChange(services.memory, id, form.request.draft);
  const [kept, booking] = await Promise.all([keeper.load(), readBooking(services, id)]);
  // Who wishes for another time goes on from that wish.
  const draft = v.parse(form.request.draft, booking.change?.request ?? booking.request);
  return {
    content: contentOf(draft, booking.names),
    keeper,
    restored: kept && { ...kept, isShown: true },
    editing: booking,
    problems: {},
    isAnswered: false,
  };
};

const startUnsent = async <D extends CommonDraft>(
  needs: Needs<D>,
  key: string,
): Promise<Begun<D>> => {
  const { services, form } = needs;
  const letter = await findUnsent(services.outbox, key);
  const draft = v.safeParse(form.request.draft, letter?.input['body']);
  if (!letter || !draft.success) return startNew(needs);
  const params = v.safeParse(v.object({ id: v.string() }), letter.input['params']);
  const editing = params.success ? await readBooking(services, params.output.id) : null;
  const keeper = keepChange(services.memory, key, form.request.draft, key);
  const kept = await keeper.load();
  return {
    content: contentOf(draft.output, editing?.names),
    keeper,
    restored: kept && { ...kept, isShown: true },
    editing,
    problems: letter.reason?.fields ?? {},
    isAnswered: false,
  };
};

const begin = <D extends CommonDraft>(
  needs: Needs<D>,
  { copy, day, change, unsent, to }: Origin,
): Promise<Begun<D>> => {
  if (unsent !== undefined) return startUnsent(needs, unsent);
  if (change !== undefined) return startChange(needs, change);
  if (copy !== undefined) return startCopy(needs, copy, day);
  return to === undefined ? startNew(needs) : startTo(needs, to);
};

/** Of the time that the form would begin with, so that what it proposes and says of it is right from the first moment. */
const foresee = async <D extends CommonDraft>(
  { services, form, now }: Needs<D>,
  draft: D,
  changing: string | undefined,
): Promise<Forecast | null> => {
  const wish = form.wish?.(draft);
  if (!wish) return null;
  const from = firstDayOf(wish.startsAt, now);
  return inTime(askAhead(services, forecastOf({ kind: form.kind, from, changing })));
};

export const startForm = async <D extends CommonDraft>(
  given: Omit<Needs<D>, 'own'>,
  origin: Origin,
): Promise<FormStart<D>> => {
  const needs = { ...given, own: askOwn(given.services) };
  const begun = await begin(needs, origin);
  const { content, restored, isAnswered } = begun;
  const { draft } = (restored?.isShown ? restored : { content }).content;
  const foreseen = await foresee(needs, draft, begun.editing?.id);
  const isTimed = begun.editing !== null || origin.unsent !== undefined;
  // The day that was asked for stands.
  if (isTimed || (isAnswered && origin.day !== undefined)) return { ...begun, foreseen };
  const propose = isAnswered ? proposeDay : proposeTime;
  const known = { foreseen, own: await needs.own };
  return {
    ...begun,
    foreseen,
    content: { ...content, draft: propose(needs, content.draft, known) },
  };
};
