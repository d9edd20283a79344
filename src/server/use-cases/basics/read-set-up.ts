import type { SetUp } from '#contract/basics';
import { contactServices } from '#contract/contacts';
import type { SetUpStep } from '#domain/basics/set-up-steps';
import { done } from '#domain/refusal';
import { kindIds, kinds } from '#kinds/registry';
import type { UseCase } from '../../call';
import { countBasics } from '../../db/repositories/basics/set-up.repository';

type Step = SetUp['steps'][number];

/** Something is there, and nothing that needs it lacks it. */
const stepOf = (step: SetUpStep, count: number, missing: readonly string[] = []): Step => ({
  step,
  count,
  isDone: count > 0 && missing.length === 0,
  missing: [...missing],
});

export const readSetUp: UseCase<'readSetUp'> = async ({ db, now }) => {
  const there = await countBasics(db, now);
  const driven = kindIds.filter((kind) => kinds[kind].withDriver);
  const approvers = stepOf('approvers', there.people, there.sitesWithoutApprover);
  return done({
    isDemo: there.isDemo,
    steps: [
      stepOf('people', there.people),
      { ...approvers, count: there.withoutApprover },
      stepOf('places', there.places),
      stepOf(
        'contacts',
        there.contacts,
        contactServices.filter((service) => !there.services.includes(service)),
      ),
      stepOf(
        'rules',
        there.holidays,
        kindIds.filter((kind) => kinds[kind].runsRoutes && !there.kindsWithRoutes.includes(kind)),
      ),
      stepOf(
        'cars',
        there.cars,
        kindIds.filter((kind) => !there.kindsWithCars.includes(kind)),
      ),
      stepOf(
        'drivers',
        there.drivers,
        driven.filter((kind) => !there.kindsWithDrivers.includes(kind)),
      ),
      stepOf('providers', there.providersWithRates),
      stepOf('channels', there.channels),
    ],
  });
};
