import { done, refuse, type Outcome } from '../refusal';

/** The rights somebody holds in the administration. `supplier` follows from the person, who is one or is an employee. */
export type Rights = {
  active: boolean;
  flags: readonly string[];
  /** Whose dispatcher a supplier is. */
  providerId: string | null;
};

export type RightsHolder = {
  id: string;
  role: 'employee' | 'supplier' | 'driver';
  isActive: boolean;
};

/**
 * Whether these rights may be given to this person by that admin. That the last admin stays one is the database's to
 * say: of two who take each other's rights at the same moment, both would be right here.
 */
export const decideRights = (
  { by, person }: { by: string; person: RightsHolder },
  rights: Rights,
): Outcome<Rights> => {
  if (person.id === by) return refuse('own_rights');
  const isSupplier = person.role === 'supplier';
  const field = (name: string, code: string) =>
    refuse('invalid_input', { fields: { [name]: code } });
  if (person.role === 'driver') return field('personId', 'unknown');
  // Taking rights from somebody who left is always possible.
  if (!rights.active) return done(rights);
  if (!person.isActive) return field('personId', 'person_left');
  if (rights.flags.length === 0) return field('flags', 'required');
  if (!isSupplier) return rights.providerId ? field('providerId', 'invalid') : done(rights);
  if (rights.providerId === null) return field('providerId', 'required');
  if (rights.flags.includes('admin_menu')) return field('flags', 'supplier_excludes_admin');
  return done(rights);
};
