import type { KindRulesView, RulesAnswer } from '#contract/rules';
import type { Actor } from '#domain/access/actor';
import { can } from '#domain/access/can';
import { dayOf } from '#domain/dates/bangkok-time';
import type { Language } from '#domain/language';
import { type KindId, kindIds, kinds } from '#kinds/registry';
import type { Db } from '../../db/client';
import { eventRepository } from '../../db/repositories/audit/event.repository';
import { kindRulesRepository } from '../../db/repositories/rules/kind-rules.repository';
import { routeRepository } from '../../db/repositories/rules/route.repository';

export type RulesReader = { actor: Actor; db: Db; language: Language; now: Date };

/** A day off for everybody is for whoever manages every kind. */
export const managesEveryKind = (actor: Actor): boolean =>
  kindIds.every((kind) => can(actor, 'rules:write', { kind }));

export const showRules = async (
  kind: KindId,
  { actor, db, language, now }: RulesReader,
): Promise<KindRulesView> => {
  const rules = kindRulesRepository(db);
  const { site, version, limits } = await rules.find(kind, { lock: false });
  const { runsRoutes } = kinds[kind];
  const routes = routeRepository(db);
  return {
    limits,
    version,
    audit: await eventRepository(db).audit({ subject: 'kind', name: kind }, language),
    holidays: await rules.holidays(kind, dayOf(now)),
    terms: await rules.terms(kind),
    mayChangeEveryKind: managesEveryKind(actor),
    routes: runsRoutes ? await routes.list(kind, language) : [],
    places: runsRoutes ? await routes.places(site, language) : [],
  };
};

/** Of very many only the first are listed. */
const MOST_LISTED = 200;

/** The answer of every change: done, or first these. */
export const answerRules = async (
  kind: KindId,
  { saved, breaks }: { saved: boolean; breaks: RulesAnswer['breaks'] },
  reader: RulesReader,
): Promise<RulesAnswer> => ({
  saved,
  breaks: breaks.slice(0, MOST_LISTED),
  breakCount: breaks.length,
  rules: await showRules(kind, reader),
});
