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

/** What is known of a record, written, sent, shown and chosen from. */
export type RecordTypes = {
  fields: Fields;
  values: object;
  body: object;
  detail: Kept;
  options: unknown;
};

/** All that differs from one record's panel to the next. Made once: a constant, or from `useMemo`. */
export type RecordSetting<T extends RecordTypes> = {
  name: string;
  fields: T['fields'];
  sections: Readonly<Record<string, Message>>;
  schema: GenericSchema<unknown, T['body']>;
  /** Of a record, of one that is being read, and of one that does not exist yet. */
  title: (record: T['detail'], say: Say) => string;
  anyTitle: Message;
  /** Without it, none is made here. */
  newTitle?: Message;
  /** What the form begins with; null is a new one. */
  values: (record: T['detail'] | null) => T['values'];
  /** Subjects of live events after which it is read again. */
  topics: readonly string[];
  readOptions: (signal: AbortSignal) => Promise<T['options']>;
  read: (id: string, signal?: AbortSignal) => Promise<T['detail']>;
  create?: (body: T['body'], sent: Pick<Sent, 'idempotencyKey'>) => Promise<T['detail']>;
  change: (
    id: string,
    body: T['body'] & { releases: string[] },
    sent: Sent,
  ) => Promise<T['detail']>;
  /** What references choose from, given what is written; null asks for all that may be said of them. */
  choices: (
    options: T['options'],
    written: T['values'] | null,
    record: T['detail'] | null,
  ) => Choices;
  /** Questions of its own, in the place of the usual ones. */
  own?: (
    form: AdminForm<T['values']>,
    given: { record: T['detail'] | null; choices: Choices },
  ) => {
    readonly [K in keyof T['fields']]?: ReactNode;
  };
  parts?: (
    props: PartProps<T['detail']> & {
      isDirty: boolean;
      /** For a part that changes what the form itself asks: the form begins anew. */
      onReplaced: (record: T['detail']) => void;
      onClose: () => void;
    },
  ) => ReactNode;
  /** What is to be seen before its form, and is saved by itself. */
  first?: (props: PartProps<T['detail']>) => ReactNode;
  above?: (record: T['detail']) => ReactNode;
  /** What is shown in the place of the form, where nothing may be changed. */
  facts?: (props: PartProps<T['detail']> & { choices: Choices; onClose: () => void }) => ReactNode;
  /** After saving too, since something is still to be done with it. */
  staysOpen?: true;
  breaks?: Breaks<T['values']>;
  /** All rows of a file or none. */
  import?: (rows: ImportRow[], check: boolean) => Promise<ImportAnswer>;
  importTitle?: Message;
  /** What the file does not say of them. */
  importNote?: (say: Say) => string;
};
