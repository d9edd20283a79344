import type { ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import type { BrokenTrips } from '#contract/car-parts';
import type { ImportAnswer, ImportRow } from '#contract/import';
import type { Audit } from '#contract/list';
import type { Fields } from '#contract/record-field';
import type { Message, Say } from '#words/message';
import type { AdminForm } from '../form/use-admin-form';
import type { BrokenWords } from './broken-trips';
import type { Choices } from './say-record';
import type { BrokenQuery } from './use-take-out';

type Sent = { version: number; idempotencyKey: string };

/** What a panel needs of whatever it shows. */
export type Kept = { id: string; version: number; audit: Audit };

/** What is shown below the form of a record, and is saved by itself. */
export type PartProps<Detail> = { record: Detail; onChanged: (record: Detail) => void };

/** Changing it may take it from trips, which are then listed and released. */
type Breaks<V> = {
  words: BrokenWords;
  released: Message<{ count: number }>;
  list: (id: string, query: BrokenQuery) => Promise<BrokenTrips>;
  /** What it serves from now on. */
  serving: (values: V) => { kinds: string; sites: string };
};

/** All that differs from one record's panel to the next. Made once: a constant, or from `useMemo`. */
export type RecordSetting<
  F extends Fields,
  V extends object,
  Body,
  Detail extends Kept,
  Options,
> = {
  /** Names what is half-written on the device. */
  name: string;
  fields: F;
  sections: Readonly<Record<string, Message>>;
  /** The contract's own schema of the body. */
  schema: GenericSchema<unknown, Body>;
  /** Of a record, of one that is being read, and of one that does not exist yet. */
  title: (record: Detail, say: Say) => string;
  anyTitle: Message;
  /** Without it, none is made here. */
  newTitle?: Message;
  /** What the form begins with; null is a new one. */
  values: (record: Detail | null) => V;
  /** Subjects of live events after which it is read again. */
  topics: readonly string[];
  readOptions: (signal: AbortSignal) => Promise<Options>;
  read: (id: string, signal?: AbortSignal) => Promise<Detail>;
  create?: (body: Body, sent: Pick<Sent, 'idempotencyKey'>) => Promise<Detail>;
  change: (id: string, body: Body & { releases: string[] }, sent: Sent) => Promise<Detail>;
  /** What references choose from, given what is written; null asks for all that may be said of them. */
  choices: (options: Options, written: V | null, record: Detail | null) => Choices;
  /** Questions of its own, in the place of the usual ones. */
  own?: (
    form: AdminForm<V>,
    given: { record: Detail | null; choices: Choices },
  ) => {
    readonly [K in keyof F]?: ReactNode;
  };
  parts?: (props: PartProps<Detail> & { isDirty: boolean }) => ReactNode;
  /** Said above the questions. */
  above?: (record: Detail) => ReactNode;
  /** What is shown in the place of the form, where nothing may be changed. */
  facts?: (props: PartProps<Detail> & { choices: Choices; onClose: () => void }) => ReactNode;
  /** After saving too, since something is still to be done with it. */
  staysOpen?: true;
  breaks?: Breaks<V>;
  /** All rows of a file or none. */
  import?: (rows: ImportRow[], check: boolean) => Promise<ImportAnswer>;
};
