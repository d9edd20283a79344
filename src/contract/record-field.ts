import type { GenericSchema } from 'valibot';
import type { Message, Say } from '#words/message';

export type Schema = GenericSchema;
export type Names = Readonly<Record<string, Message>>;

/** What it is called, and where it stands. */
export type Place = Message & {
  /** Which part of the form asks for it; without one, neither forms nor imports do. */
  section?: string;
  /** How the list shows it; without, it is only in exported files. */
  list?: { sort?: string; card?: 'line' | 'none' };
  /** For the template of the import; a plate or a name is the same in every language. */
  example?: string | Message;
  /** What no value means, where it means something. */
  empty?: Message;
  /** Typed on the number keys. */
  digits?: true;
  /** Of a file: not only a photo. */
  isPaper?: true;
  /** Of a text: grows with what is written. */
  isLong?: true;
  /** Of a choice: all of its few answers are in sight. */
  asChips?: true;
  /** Of a moment: minutes since midnight, while only its day is known. */
  usualMinute?: number;
  /** Said below the question. */
  note?: Message;
  /** Over the whole row of the form. */
  wide?: true;
  /** By which somebody could be called or found: an event says only that it changed. */
  isPersonal?: true;
};

type Input =
  | 'text'
  | 'phone'
  | 'number'
  | 'year'
  | 'toggle'
  | 'choice'
  | 'many'
  | 'reference'
  | 'file'
  | 'day'
  | 'moment'
  | 'clock'
  | 'duration'
  | 'weekdays'
  | 'money'
  | 'decimal'
  /** What only its own question can ask. */
  | 'own';

export type Limits = { least: number; most: number };

/** What is meant by an id, where that is known. */
export type NameOf = (value: string | number) => string | undefined;

export type Field<B extends Schema | undefined = Schema | undefined, R extends Schema = Schema> = {
  label: Message;
  place: Omit<Place, 'th' | 'en'>;
  /** As people send it. Undefined: nobody sends it, it comes about in another way. */
  body: B;
  /** As it is answered. */
  row: R;
  /** How a form asks for it, and how its value is said. */
  input: Input;
  /** What a new form begins with. */
  initial: null | false | readonly [];
  isOptional: boolean;
  /** Sent with a new one only. */
  isOnce: boolean;
  /** Of a number, also with decimals: what it may be, both included. */
  limits?: Limits;
  /** Of a choice: its codes by name; of yes and no what they mean, where they have words of their own. */
  names?: Names;
  /** Of a reference: the key under which a row says its name. */
  named?: string;
  /** Of what has parts. */
  say?: (value: unknown, say: Say, nameOf: NameOf) => string;
  /** Fields that no longer fit once this one is another. */
  clears?: readonly string[];
};

export type Fields = Readonly<Record<string, Field>>;

export const field = <B extends Schema, R extends Schema>(
  { th, en, ...place }: Place,
  own: Pick<Field<B, R>, 'body' | 'row' | 'input'> & Partial<Field>,
): Field<B, R> => ({
  initial: null,
  isOptional: false,
  isOnce: false,
  ...own,
  label: { th, en },
  place,
});
