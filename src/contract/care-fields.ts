import * as v from 'valibot';
import { followUps } from '#domain/rating/follow-up';
import { careTitle, noOwner } from '#words/admin-kit';
import { followUpNames } from '#words/follow-up';
import { anyOf, listQuery } from './list';
import { byId, choice, optional, reference } from './record';

/** What somebody takes on: a problem that was reported, or a low score. */

export const careSections = { care: careTitle };

export const careFields = {
  status: {
    ...choice(followUps, followUpNames, {
      th: 'สถานะ',
      en: 'Status',
      section: 'care',
      asChips: true,
      list: { sort: 'status' },
    }),
    // It is never missing.
    body: v.picklist(followUps, 'invalid'),
  },
  ownerId: optional(
    reference(byId, {
      th: 'ผู้รับผิดชอบ',
      en: 'In charge',
      section: 'care',
      list: {},
      empty: noOwner,
      named: 'owner',
      wide: true,
    }),
  ),
};

export const careQuery = <const S extends readonly [string, ...string[]]>(sorts: S) =>
  listQuery(sorts, {
    status: anyOf(followUps),
    mine: v.optional(v.picklist(['yes'], 'invalid')),
  });
